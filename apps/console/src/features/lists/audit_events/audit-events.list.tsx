import * as fields from '@omc/sdk/fields/audit_events'
import { StatusChip } from '@omc/ui'
import { useLocation } from 'react-router-dom'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { Link } from '../../../kernel/router/link.tsx'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { operationName, subjectName } from './operation-name.ts'

const Peek = panelPart(async () => (await import('./audit-event.peek.tsx')).Peek)

type Row = AskedRow<
  'audit_events',
  'full_name' | 'username' | 'operation' | 'subject_type' | 'subject_ids' | 'undoable' | 'undone_by'
>
type CellProps = { readonly row: Row }

/**
 * Acts of people, and the changes they made.
 *
 * @source screens §2.4; resources document §3 audit_events
 */
export const list = defineList('audit_events', {
  title: () => i18n.t('auditEvent.title'),
  columns: {
    created_at: fields.created_at,
    full_name: fields.full_name,
    operation: fields.operation,
    subject_type: fields.subject_type,
    subject_ids: fields.subject_ids,
    undoable: fields.undoable,
    undone_by: fields.undone_by,
  },
  beside: ['username', 'reason'],
  cells: {
    full_name: ({ row: { full_name: name, username } }: CellProps) => name || username || '—',
    operation: ({ row: { operation } }: CellProps) => (
      <span title={operation}>{operationName(operation)}</span>
    ),
    subject_type: ({ row: { subject_type: type } }: CellProps) => (
      <span title={type}>{subjectName(type)}</span>
    ),
    subject_ids: SubjectsCell,
    undoable: UndoCell,
    undone_by: UndoneByCell,
  },
  looks: {
    operation: { inCard: 'title' },
    created_at: { align: 'start' },
    undone_by: { hasControls: true },
  },
  sorts: ['created_at'],
  defaultSort: '-created_at',
  searchHint: () => i18n.t('auditEvent.search'),
  filters: [
    { kind: 'words', name: 'operation', label: () => fieldLabel(fields.operation) },
    { kind: 'words', name: 'subject_type', label: () => fieldLabel(fields.subject_type) },
    recordFilter('user_id', fields.full_name, 'users.get_role_select'),
    flagFilter('undoable', fields.undoable),
  ],
  moreFilters: [
    {
      kind: 'days',
      name: 'created',
      label: () => fieldLabel(fields.created_at),
      since: 'since',
      until: 'until',
    },
  ],
  Peek,
  row: [
    {
      ...runs('audit_events.undo', {
        label: () => i18n.t('auditEvent.undo'),
        args: ({ id }: Row) => ({ id }),
        ask: ({ operation }: Row) => ({
          title: i18n.t('auditEvent.undoTitle'),
          description: operationName(operation),
          confirm: i18n.t('auditEvent.undo'),
        }),
        done: () => i18n.t('auditEvent.undone'),
      }),
      isFor: ({ undoable, undone_by: undoneBy }) => undoable && undoneBy === null,
    },
  ],
  rowName: ({ operation }) => operationName(operation),
  empty: () => ({
    title: i18n.t('auditEvent.empty'),
    description: i18n.t('auditEvent.emptyHint'),
  }),
})

/** Ids of the records; the number of them if there are several. */
function SubjectsCell({ row: { subject_ids: ids } }: CellProps) {
  if (ids.length > 1)
    return <span title={ids.join(', ')}>{i18n.t('auditEvent.records', { count: ids.length })}</span>
  return <span className="tabular-nums">{ids[0] ?? '—'}</span>
}

function UndoCell({ row: { undoable, undone_by: undoneBy } }: CellProps) {
  if (undoneBy !== null)
    return (
      <StatusChip tone="neutral" shape="square">
        {i18n.t('auditEvent.isUndone')}
      </StatusChip>
    )
  return undoable ? i18n.t('auditEvent.canUndo') : '—'
}

/** The event that undid this one, as a link that opens it beside the list. */
function UndoneByCell({ row: { undone_by: undoneBy } }: CellProps) {
  const { pathname, search } = useLocation()
  if (undoneBy === null) return '—'
  const to = new URLSearchParams(search)
  to.set('peek', undoneBy)
  return (
    <Link
      to={`${pathname}?${to.toString()}`}
      className="text-accent-fg tabular-nums hover:underline"
    >{`#${undoneBy}`}</Link>
  )
}
