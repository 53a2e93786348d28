import { formatCount } from '@omc/shell'
import { Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useSdk } from '../../kernel/services/services-context.ts'
import { Failure } from '../../kit/failure.tsx'
import { useBusinessDay } from '../../kit/use-day.ts'
import { attemptsOn, sumsOf } from '../publishing/run/attempt-sums.ts'

type SumsProps = {
  /** Ids of the accounts of a group, 100 at most; null: all that the person sees. */
  readonly accounts: readonly string[] | null
}

/** What was sent today, and what came of it; doubts are counted apart, not as failures. */
export function TodaySums({ accounts }: SumsProps) {
  const day = useBusinessDay()
  const { data, error, refetch } = useQuery(
    read(useSdk(), 'publish_attempts.statistics', attemptsOn(day, accounts)),
  )
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={2} />
  const { published, refused, doubted } = sumsOf(data)
  const settled = published + refused
  const rate = settled === 0 ? '—' : `${Math.round((1000 * published) / settled) / 10}%`
  return (
    <div className="flex flex-col gap-1.5 text-xs text-fg2 tabular-nums">
      <p className="flex justify-between gap-2">
        <span>{i18n.t('accountHealth.sent', { total: formatCount(settled + doubted) })}</span>
        <span>{i18n.t('accountHealth.rate', { rate })}</span>
      </p>
      <span aria-hidden className="flex h-1.5 overflow-hidden rounded-full bg-hover">
        <span className="bg-success" style={{ flexGrow: published }} />
        <span className="bg-danger" style={{ flexGrow: refused }} />
        {settled === 0 ? <span className="grow" /> : null}
      </span>
      <p className="flex justify-between gap-2">
        <span>{i18n.t('accountHealth.results', { published, refused })}</span>
        <span>{i18n.t('accountHealth.doubted', { count: doubted })}</span>
      </p>
    </div>
  )
}
