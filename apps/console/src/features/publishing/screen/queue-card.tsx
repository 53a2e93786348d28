import { Card, EmptyState, ErrorState, Skeleton, StatusChip } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isKeyOf } from '../../../kernel/data/is-key-of.ts'
import { read } from '../../../kernel/data/read.ts'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { clockMinute } from '../../../kernel/i18n/moments.ts'
import { useSdk } from '../../../kernel/services/services-context.ts'
import { useCan } from '../../../kernel/services/use-person.ts'
import { rowCountText, type RowCount } from '../../../kit/list/row-count.ts'
import { QUEUE_STATES, queueRows } from '../run/queue-rows.ts'
import type { QueueRow } from '../run/queue-rows.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { LEDGER_LOOKS, ledgerLook } from './ledger-looks.ts'
import { ResolveRow } from './resolve-row.tsx'

const SHOWN = 30

type QueueCardProps = { readonly snapshot: RunSnapshot; readonly className?: string }

/** Next items, running items, and items that a person has to resolve. */
export function QueueCard({ snapshot, className }: QueueCardProps) {
  'use memo'
  const { t } = useTranslation()
  const { contents, rows, more } = useQueue(snapshot)
  return (
    <Card title={t('publishing.queue')} isPadded={false} {...(className && { className })}>
      {contents.isPending ? (
        <div className="p-4" aria-busy>
          <Skeleton className="h-9" lines={4} />
        </div>
      ) : contents.isError ? (
        <ErrorState
          message={errorText(contents.error, currentLanguage())}
          retry={{ label: t('act.retry'), onRetry: () => void contents.refetch() }}
        />
      ) : rows.length === 0 ? (
        <EmptyState
          className="py-8"
          title={t('publishing.noQueue')}
          description={t('publishing.queueEmptyHint')}
        />
      ) : (
        <ul
          aria-label={t('publishing.queue')}
          data-testid="queue"
          // A scroll container needs focus for the arrow keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-80 overflow-y-auto focus-visible:-outline-offset-2"
        >
          {rows.map((row) => (
            <QueueItemRow key={row.content.id} row={row} />
          ))}
          {more.total > 0 ? (
            <li className="px-4 py-2 text-xs text-fg3 tabular-nums">
              {t('publishing.queueMore', { total: rowCountText(more) })}
            </li>
          ) : null}
        </ul>
      )}
    </Card>
  )
}

/** Next items with their unresolved attempts. */
function useQueue({ uid, info, loop }: RunSnapshot) {
  const sdk = useSdk()
  const contents = useQuery(
    read(sdk, 'publish_contents.list', {
      'filter[uid]': [uid],
      'filter[status]': [...QUEUE_STATES],
      'page[size]': SHOWN,
      sort: ['-priority', 'id'],
    }),
  )
  const attempts = useQuery({
    ...read(sdk, 'publish_attempts.list', {
      'filter[studio_account_id]': [info?.id ?? '0'],
      'filter[state]': ['unknown', 'needs_human'],
      'page[size]': 100,
    }),
    enabled: info !== null,
  })
  const rows = queueRows(contents.data?.items ?? [], attempts.data?.items ?? [], loop)
  const { total = 0, totalCapped = false, items = [] } = contents.data ?? {}
  const more: RowCount = { total: total - items.length, isAtLeast: totalCapped }
  return { contents, rows, more }
}

function QueueItemRow({ row: { content, state, attempt } }: { readonly row: QueueRow }) {
  const { t } = useTranslation()
  const maySettle = useCan('publish:resolve')
  const isOpen = state === 'unknown' || state === 'needs_human'
  const until = content.wait_until
  return (
    <li
      data-testid={`queue-${content.id}`}
      data-state={state}
      className="border-b border-line px-4 py-2 last:border-b-0"
    >
      <div className="flex min-h-7 items-center gap-3">
        <span className="text-xs text-fg3 tabular-nums">#{content.id}</span>
        <span className="min-w-0 flex-1 truncate text-sm" title={content.title}>
          {content.title || t('publishing.untitled')}
        </span>
        <StatusChip {...ledgerLook(state)}>
          {isKeyOf(LEDGER_LOOKS, state) ? t(`publishing.ledger.${state}`) : state}
          {state === 'waiting' && until ? (
            <time dateTime={until} className="tabular-nums">
              {clockMinute(until)}
            </time>
          ) : null}
        </StatusChip>
      </div>
      {isOpen && attempt && maySettle ? <ResolveRow attempt={attempt} /> : null}
    </li>
  )
}
