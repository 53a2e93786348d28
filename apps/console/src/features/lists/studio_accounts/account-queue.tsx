import * as fields from '@omc/sdk/fields/publish_contents'
import { Skeleton } from '@omc/ui'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { clockMinute } from '../../../kernel/i18n/moments.ts'
import { Link } from '../../../kernel/router/link.tsx'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { Failure } from '../../../kit/failure.tsx'
import { useAccountAddress } from '../../account-address/use-account-address.ts'
import type { QueuedContent } from '../../publishing/run/queue-rows.ts'
import { LedgerChip } from '../../publishing/screen/ledger-chip.tsx'
import { ReasonText } from '../../publishing/screen/reason-text.tsx'
import type { TodayQueue } from './account-today.ts'
import { useTodayQueue, type SomeAccount } from './use-account-today.ts'

type QueueProps = { readonly record: SomeAccount }

/** Items that the account may still send today, in the order of sending. */
export function AccountQueue({ record }: QueueProps) {
  const { may, data, error, refetch } = useTodayQueue(record)
  if (!may) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base font-semibold text-fg">{i18n.t('accountToday.queue')}</h2>
      {data ? (
        <Shown queue={data} id={record.id} />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy>
          <Skeleton lines={3} />
        </div>
      )}
    </section>
  )
}

function Shown({ queue, id }: { readonly queue: TodayQueue; readonly id: string }) {
  const { shown, due, later } = queue
  const address = useAccountAddress()(id)
  const more = due.total - shown.length
  const rest = [
    more > 0 && i18n.t('accountToday.more', { count: more }),
    later > 0 && i18n.t('accountToday.later', { count: later }),
  ].filter((words) => words !== false)
  return (
    <>
      {shown.length === 0 ? (
        <p className="text-sm text-fg3">{i18n.t('accountToday.noQueue')}</p>
      ) : (
        <RecordLines>
          {shown.map((item) => (
            <QueueLine key={item.id} item={item} />
          ))}
        </RecordLines>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-fg3 tabular-nums empty:hidden">
        {rest.length > 0 ? <span>{rest.join(' · ')}</span> : null}
        {address && shown.length > 0 ? (
          <Link
            to={`${address}?tab=flow&list=queue`}
            className="min-h-(--target) content-center text-accent-fg hover:underline"
          >
            {i18n.t('accountToday.whole')}
          </Link>
        ) : null}
      </p>
    </>
  )
}

function QueueLine({ item }: { readonly item: QueuedContent }) {
  const { id, title, status, wait_why: why, wait_until: until, release_at: release } = item
  const at = until ?? release
  return (
    <RecordLine
      title={title || `#${id}`}
      aside={<LedgerChip state={status} fact={fields.status} />}
      below={
        why || at ? (
          <span className="text-xs text-fg3">
            <ReasonText
              code={why}
              more={at && i18n.t('accountToday.from', { time: clockMinute(at) })}
            />
          </span>
        ) : null
      }
    />
  )
}
