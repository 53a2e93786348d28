import { Card, EmptyState, ErrorState, Skeleton } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { useCan } from '../../../kernel/services/use-person.ts'
import { rowCountText } from '../../../kit/list/row-count.ts'
import type { QueueRow } from '../run/queue-rows.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { QueueItemChip } from './queue-item-chip.tsx'
import { ResolveRow } from './resolve-row.tsx'
import { useQueue } from './use-queue.ts'

const SHOWN = 30

type QueueCardProps = { readonly snapshot: RunSnapshot; readonly className?: string }

/** Next items, running items, and items that a person has to resolve. */
export function QueueCard({ snapshot, className }: QueueCardProps) {
  'use memo'
  const { t } = useTranslation()
  const { contents, rows, more } = useQueue(snapshot, SHOWN)
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

function QueueItemRow({ row }: { readonly row: QueueRow }) {
  const { t } = useTranslation()
  const maySettle = useCan('publish:resolve')
  const { content, state, attempt } = row
  const isOpen = state === 'unknown' || state === 'needs_human'
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
        <QueueItemChip row={row} />
      </div>
      {isOpen && attempt && maySettle ? <ResolveRow attempt={attempt} /> : null}
    </li>
  )
}
