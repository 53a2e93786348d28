import type { FieldFact } from '@omc/sdk'
import { RecordLine, RecordLines } from '../../kit/detail/record-lines.tsx'
import { InstantText } from '../../kit/list/cells.tsx'
import { ContentStatusChip } from '../contents/content-status-chip.tsx'

type LinesProps = {
  readonly contents: readonly {
    readonly id: string
    readonly title: string
    readonly status: string
    readonly created_at: string
  }[]
  /** Fact of their status. */
  readonly fact: FieldFact
}

/** Contents of a record below each other, with their status and age. */
export const ContentLines = ({ contents, fact }: LinesProps) => (
  <RecordLines>
    {contents.map(({ id, title, status, created_at: at }) => (
      <RecordLine
        key={id}
        title={title || `#${id}`}
        aside={<ContentStatusChip status={status} fact={fact} />}
        below={
          <span className="text-xs text-fg3">
            <InstantText at={at} />
          </span>
        }
      />
    ))}
  </RecordLines>
)
