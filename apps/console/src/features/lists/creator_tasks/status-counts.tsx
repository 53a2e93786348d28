import { CONTENT_STATUSES } from '@omc/core'
import * as contents from '@omc/sdk/fields/creator_contents'
import { formatCount } from '@omc/shell'
import { classNames } from '@omc/ui'
import { entriesIn } from '../../../kernel/data/entries-in.ts'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'

type StatusCountsProps = {
  readonly counts: Readonly<Record<string, unknown>>
  readonly className?: string
}

/** How many contents stand in each status, in the order of the work. */
export function StatusCounts({ counts, className }: StatusCountsProps) {
  return (
    <ul className={classNames('flex flex-wrap gap-x-2 gap-y-1', className)}>
      {entriesIn(counts)
        .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
        .map(([status, count]) => (
          <li key={status} className="flex items-center gap-1 text-sm tabular-nums">
            <ContentStatusChip status={status} fact={contents.status} />
            {formatCount(Number(count))}
          </li>
        ))}
    </ul>
  )
}

/** A status that the program does not know stands last. */
function rankOf(status: string): number {
  const rank = CONTENT_STATUSES.findIndex((known) => known === status)
  return rank < 0 ? CONTENT_STATUSES.length : rank
}
