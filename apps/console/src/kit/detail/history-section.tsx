import { i18n } from '../../kernel/i18n/i18n.ts'
import { InstantText } from '../list/cells.tsx'
import { readSection } from './read-section.tsx'
import { RecordLine, RecordLines } from './record-lines.tsx'

/** Operations that a panel shows, newest first. */
const SHOWN = 10

/**
 * Changes of a record with author and time, for people who may read the audit trail.
 *
 * @source screens §1, history
 */
export const historySection = (resource: string) =>
  readSection({
    operation: 'audit_events.list',
    // Everybody may read their own part of the trail, which is no history of a record.
    may: 'audit:read',
    title: () => i18n.t('listPart.history'),
    args: ({ id }) => ({
      'filter[subject_type]': [resource],
      'filter[subject_id]': id,
      'page[size]': SHOWN,
    }),
    empty: () => i18n.t('listPart.noHistory'),
    Show: ({ data }) => (
      <RecordLines>
        {data.items.map(({ id, operation, full_name: name, username, created_at: at }) => (
          <RecordLine
            key={id}
            title={operation}
            aside={<InstantText at={at} />}
            below={<span className="text-xs text-fg3">{name || username || '—'}</span>}
          />
        ))}
      </RecordLines>
    ),
  })
