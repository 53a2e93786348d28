import type { Result } from '@omc/sdk'
import { InstantText } from '../list/cells.tsx'
import { actName } from './act-name.ts'
import { RecordLine, RecordLines } from './record-lines.tsx'

/** Operations on one record, with author and time. */
export function HistoryLines({ data }: { readonly data: Result<'audit_events.list'> }) {
  return (
    <RecordLines>
      {data.items.map(({ id, operation, full_name: name, username, created_at: at }) => (
        <RecordLine
          key={id}
          title={actName(operation) ?? operation}
          hint={operation}
          aside={<InstantText at={at} />}
          below={<span className="text-xs text-fg3">{name || username || '—'}</span>}
        />
      ))}
    </RecordLines>
  )
}
