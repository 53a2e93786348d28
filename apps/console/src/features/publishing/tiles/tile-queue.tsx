import { ErrorState, Skeleton } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { QueueItemChip } from '../screen/queue-item-chip.tsx'
import { useNext } from '../screen/use-queue.ts'

/** Rows that are shown, and rows that are read: those that need a person stand before the others. */
const SHOWN = 3
const READ = 8

/** The next three contents of the queue. */
export function TileQueue({ snapshot }: { readonly snapshot: RunSnapshot }) {
  const { t } = useTranslation()
  const { contents, rows } = useNext(snapshot, READ)
  if (contents.isPending)
    return (
      <div aria-busy className="mt-3 min-h-27 border-t border-line px-3 py-2">
        <Skeleton className="h-7" lines={SHOWN} />
      </div>
    )
  if (contents.isError)
    return (
      <div className="mt-3 border-t border-line">
        <ErrorState
          message={errorText(contents.error, currentLanguage())}
          retry={{ label: t('act.retry'), onRetry: () => void contents.refetch() }}
        />
      </div>
    )
  if (rows.length === 0)
    return (
      <p className="mt-3 min-h-27 border-t border-line px-3 py-2 text-sm text-fg3">
        {t('publishing.noQueue')}
      </p>
    )
  return (
    <ul
      aria-label={t('publishing.queue')}
      data-testid="tile-queue"
      className="mt-3 min-h-27 divide-y divide-line border-t border-line"
    >
      {rows.slice(0, SHOWN).map((row) => (
        <li key={row.content.id} className="flex min-h-9 items-center gap-2 px-3">
          <span className="min-w-0 flex-1 truncate text-sm text-fg2" title={row.content.title}>
            {row.content.title || t('publishing.untitled')}
          </span>
          <QueueItemChip row={row} />
        </li>
      ))}
    </ul>
  )
}
