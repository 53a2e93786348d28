import { Card, Skeleton } from '@omc/ui'
import type { ReactNode } from 'react'
import { Failure } from '../../kit/failure.tsx'

type ChartCardProps = {
  readonly title: string
  readonly hint?: string
  readonly choice?: ReactNode
  readonly error: Error | null
  readonly onRetry: () => void
  /** Undefined while it loads. */
  readonly children: ReactNode
  readonly className?: string
}

/** Card of a chart: a placeholder, then the chart, or why there is none. */
export function ChartCard(props: ChartCardProps) {
  const { title, hint, choice, error, onRetry, children, className } = props
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
      ) : (
        children
      )}
    </Card>
  )
}
