import { formatCount } from '@omc/shell'
import { Skeleton } from '@omc/ui'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { Failure } from '../../../kit/failure.tsx'
import { rowCountText } from '../../../kit/list/row-count.ts'
import { useAttempts, useTodayQueue, useWritten, type SomeAccount } from './use-account-today.ts'

type TodayProps = { readonly record: SomeAccount }

/** What the account has published today, what failed, and what still waits. */
export function AccountToday({ record }: TodayProps) {
  const attempts = useAttempts(record)
  const queue = useTodayQueue(record)
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-px overflow-hidden rounded-card border border-line bg-line">
        <Figure name="published" value={publishedText(record)} />
        {attempts.may ? (
          <>
            <Figure name="refused" value={countOf(attempts.sums?.refused, attempts.query.error)} />
            <Figure name="doubted" value={countOf(attempts.sums?.doubted, attempts.query.error)} />
          </>
        ) : null}
        {queue.may ? (
          <Figure
            name="waiting"
            value={queue.data ? rowCountText(queue.data.due) : countOf(undefined, queue.error)}
          />
        ) : null}
      </dl>
      {attempts.query.error ? (
        <Failure error={attempts.query.error} onRetry={() => void attempts.query.refetch()} />
      ) : null}
      <Written record={record} />
    </>
  )
}

/** A count that could not be read is no zero; undefined while it loads. */
const countOf = (count: number | undefined, error: Error | null): string | undefined =>
  count === undefined ? (error ? '—' : undefined) : formatCount(count)

/** With the cap of a day, if the account has one. */
function publishedText({ day_publish_count: done, day_task_count: cap }: SomeAccount) {
  if (done === undefined) return undefined
  return cap ? `${formatCount(done)}/${formatCount(cap)}` : formatCount(done)
}

type FigureProps = {
  readonly name: 'published' | 'refused' | 'doubted' | 'waiting'
  /** Undefined while it loads. */
  readonly value: string | undefined
}

const Figure = ({ name, value }: FigureProps) => (
  <div className="bg-surface px-3 py-2">
    <dt className="text-xs text-fg3">{i18n.t(`accountToday.${name}`)}</dt>
    <dd className="text-lg font-semibold text-fg tabular-nums">
      {value ?? <Skeleton className="h-6 w-10" />}
    </dd>
  </div>
)

/** Contents that people wrote for the account, if there were any today. */
function Written({ record }: TodayProps) {
  const totals = useWritten(record)
  if (!totals || totals.accounts === 0) return null
  const { assigned, queued, published } = totals
  return (
    <p className="text-sm text-fg2 tabular-nums">
      {i18n.t('accountToday.written', { assigned, queued, published })}
    </p>
  )
}
