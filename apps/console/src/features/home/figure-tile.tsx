import { Skeleton } from '@omc/ui'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../kernel/router/link.tsx'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { isOpen } from '../../kit/is-open.ts'

export type FigureTileProps = {
  readonly label: string
  readonly isError: boolean
  /** Undefined while it loads; `—` for nothing to count. */
  readonly value: string | undefined
  /** Parts of the figure, such as `46 / 48`. */
  readonly detail?: string
  readonly trend: Trend | null
  /** Its rows. */
  readonly to: string
  /** Its statistics, in place of the rows for people who may open them. */
  readonly figuresAt?: string
}

export type Trend = {
  readonly change: number
  /** The change in words, such as `21 vs this time yesterday`. */
  readonly text: string
  /** More is better. */
  readonly isGainGood?: true
}

/** A figure with its change against yesterday; the whole tile leads to its rows. @source mockup home */
export function FigureTile(props: FigureTileProps) {
  const { label, isError, value, detail, trend, to, figuresAt } = props
  const { t } = useTranslation()
  const person = usePerson()
  const { built } = useServices()
  const content = (
    <>
      <span className="flex flex-wrap justify-between gap-x-2 text-xs text-fg3">
        <span>{label}</span>
        {detail ? <span className="tabular-nums">{detail}</span> : null}
      </span>
      <span className="mt-0.5 flex min-h-8 flex-wrap items-baseline justify-between gap-x-2">
        {isError ? (
          <span className="text-sm text-danger-fg">{t('home.failed')}</span>
        ) : value === undefined ? (
          <Skeleton className="h-7 w-16" />
        ) : (
          <span className="text-xl font-semibold text-fg tabular-nums">{value}</span>
        )}
        {trend && !isError ? <TrendText {...trend} /> : null}
      </span>
    </>
  )
  const box = 'min-w-0 rounded-card border border-line bg-surface px-4 py-2.5'
  const address = [figuresAt ?? '', to].find((one) => {
    const [path = ''] = one.split('?')
    return person !== null && isOpen(path, { person, built })
  })
  if (address === undefined) return <div className={box}>{content}</div>
  return (
    <Link
      to={address}
      className={`${box} transition-colors duration-(--motion-fast) hover:border-accent`}
    >
      {content}
    </Link>
  )
}

function TrendText({ change, text, isGainGood }: Trend) {
  const Icon = change > 0 ? TrendingUp : TrendingDown
  const tone =
    isGainGood && change !== 0 ? (change > 0 ? 'text-success-fg' : 'text-danger-fg') : 'text-fg3'
  return (
    <span className={`inline-flex items-center gap-1 text-xs tabular-nums ${tone}`}>
      {change === 0 ? null : <Icon size={12} aria-hidden className="shrink-0" />}
      {text}
    </span>
  )
}
