import { Card, Skeleton } from '@omc/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../kit/failure.tsx'

type ChartCardProps = {
  readonly title: string
  readonly hint?: string
  readonly choice?: ReactNode
  readonly error: Error | null
  readonly onRetry: () => void
  /** Undefined while it loads; null where what is chosen cannot be counted. */
  readonly children: ReactNode
  /** Names of what is missing, as it cannot be counted by what is chosen. */
  readonly leftOut?: readonly string[]
  readonly className?: string
}

/** Card of a chart: a placeholder, then the chart, or why there is none. */
export function ChartCard(props: ChartCardProps) {
  const { title, hint, choice, error, onRetry, children, leftOut = [], className } = props
  const { t } = useTranslation()
  return (
    <Card
      title={
        <>
          {title}
          {hint ? <span className="ms-2 text-xs font-normal text-fg3">{hint}</span> : null}
        </>
      }
      actions={choice}
      {...(className ? { className } : {})}
    >
      {error ? (
        <Failure error={error} onRetry={onRetry} />
      ) : children === undefined ? (
        <div aria-busy>
          <Skeleton lines={6} />
        </div>
      ) : children === null ? (
        <p className="text-sm text-fg3">{t('stats.notByPart')}</p>
      ) : (
        <>
          {children}
          {leftOut.length > 0 ? (
            <p className="mt-2 text-xs text-fg3">
              {t('stats.leftOut', { names: leftOut.join(t('stats.comma')) })}
            </p>
          ) : null}
        </>
      )}
    </Card>
  )
}
