import * as fields from '@omc/sdk/fields/deliveries'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { eventFilter, eventName } from '../webhooks/event-name.ts'

export { texts } from './deliveries.zh.ts'

const Peek = panelPart(async () => (await import('./delivery.peek.tsx')).Peek)

type Row = AskedRow<'deliveries', 'event'>

/** @source resources document §3 deliveries; screens §2.4 */
export const list = defineList('deliveries', {
  title: () => i18n.t('delivery.title'),
  columns: {
    event: fields.event,
    state: fields.state,
    tries: fields.tries,
    response_status: fields.response_status,
    error: fields.error,
    next_try_at: fields.next_try_at,
    created_at: fields.created_at,
  },
  cells: { event: ({ row }) => eventName(row.event) },
  looks: { event: { inCard: 'title' } },
  sorts: ['created_at'],
  defaultSort: '-updated_at',
  filters: [
    choiceFilter('state', fields.state),
    eventFilter('event'),
    {
      kind: 'days',
      name: 'created',
      label: () => fieldLabel(fields.created_at),
      since: 'since',
      until: 'until',
    },
  ],
  waits: [
    { label: () => i18n.t('delivery.failed'), filters: { state: ['failed'] }, tone: 'danger' },
  ],
  mark: ({ state }) => (state === 'failed' ? 'danger' : null),
  row: [
    runs('deliveries.replay', {
      label: () => i18n.t('delivery.replay'),
      args: ({ id }: Row) => ({ id }),
      done: () => i18n.t('delivery.replayed'),
    }),
  ],
  Peek,
  live: 'updated_since',
  rowName: ({ event }) => eventName(event),
  empty: () => ({
    title: i18n.t('delivery.empty'),
    description: i18n.t('delivery.emptyHint'),
    filledBy: ['/setting/team?tab=webhooks'],
  }),
})
