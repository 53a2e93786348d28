import * as fields from '@omc/sdk/fields/publish_events'
import { StatusChip } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { CutText } from '../../../kit/list/cut-text.tsx'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { serverRow } from '../../publishing/run/event-rows.ts'
import { detailWords, eventKey, eventWords } from '../../publishing/screen/event-key.ts'
import { PUBLISHING } from '../filled-by.ts'

export { texts } from './publish-events.zh.ts'

const Peek = panelPart(async () => (await import('./publish-event.peek.tsx')).Peek)

type Row = AskedRow<'publish_events', 'kind' | 'title' | 'detail' | 'created_at'>

/** Kinds of queue events that the server records, most important first. */
const KINDS = [
  'published',
  'refused',
  'unknown',
  'needs_human',
  'waiting',
  'cooldown',
  'queue_ended',
  'doubled',
  'late_result',
  'queued',
  'claimed',
  'submitting',
  'absent',
  'released',
  'paused',
  'resumed',
  'lease_taken',
  'lease_released',
]

/** @source resources document §3 publish_events */
export const list = defineList('publish_events', {
  title: () => i18n.t('publishEvent.title'),
  columns: {
    created_at: fields.created_at,
    kind: fields.kind,
    title: fields.title,
    detail: fields.detail,
  },
  cells: {
    kind: EventKind,
    title: ({ row }) => <CutText text={row.title ?? '—'} />,
    detail: EventDetail,
  },
  looks: {
    created_at: { align: 'start' },
    title: { inCard: 'title', className: 'max-w-0 w-2/5' },
    detail: { className: 'max-w-0 w-1/4' },
  },
  sorts: ['created_at'],
  defaultSort: '-id',
  size: 50,
  filters: [
    {
      kind: 'choice',
      name: 'kind',
      label: () => fieldLabel(fields.kind),
      options: () =>
        KINDS.map((value) => {
          const key = eventKey(value)
          return { value, label: key ? i18n.t(key) : value }
        }),
    },
    recordFilter('studio_account_id', fields.studio_account_id, 'studio_accounts.get_select'),
  ],
  scope: { platforms: 'platform' },
  Peek,
  live: 'created_since',
  rowName: ({ title, id }) => title ?? `#${id}`,
  empty: () => ({
    title: i18n.t('publishEvent.empty'),
    description: i18n.t('publishEvent.emptyHint'),
    filledBy: PUBLISHING,
  }),
})

function EventKind({ row }: { readonly row: Row }) {
  const { t } = useTranslation()
  const { tone } = serverRow(row)
  return (
    <StatusChip tone={tone} shape="dot">
      {eventWords(t, serverRow(row))}
    </StatusChip>
  )
}

function EventDetail({ row }: { readonly row: Row }) {
  const { t } = useTranslation()
  const words = detailWords(t, serverRow(row))
  return words === '' ? <span className="text-fg3">—</span> : <CutText text={words} />
}
