import * as contents from '@omc/sdk/fields/creator_contents'
import { formatCount } from '@omc/shell'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'

type StatusCountsProps = { readonly counts: Readonly<Record<string, unknown>> }

/** How many contents stand in each status. */
export function StatusCounts({ counts }: StatusCountsProps) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {Object.entries(counts).map(([status, count]) => (
        <li key={status} className="flex items-center gap-1 text-sm tabular-nums">
          <ContentStatusChip status={status} fact={contents.status} />
          {formatCount(Number(count))}
        </li>
      ))}
    </ul>
  )
}
