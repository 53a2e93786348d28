import * as fields from '@omc/sdk/fields/webhooks'
import { Plus } from 'lucide-react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { CutText } from '../../../kit/list/cut-text.tsx'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { eventFilter, eventName } from './event-name.ts'

export { texts } from './webhooks.zh.ts'

const Peek = panelPart(async () => (await import('./webhook.peek.tsx')).Peek)
const NewPanel = panelPart(async () => (await import('./webhook.forms.ts')).NewPanel)
const EditPanel = panelPart(async () => (await import('./webhook.forms.ts')).EditPanel)

type Row = AskedRow<'webhooks', 'name'>

/** @source resources document §3 webhooks; screens §2.4 */
export const list = defineList('webhooks', {
  title: () => i18n.t('webhook.title'),
  columns: {
    name: fields.name,
    url: fields.url,
    events: fields.events,
    enabled: fields.enabled,
    pending_count: fields.pending_count,
    failure_count: fields.failure_count,
    last_delivered_at: fields.last_delivered_at,
    updated_at: fields.updated_at,
  },
  beside: ['disabled_why'],
  cells: { events: ({ row }) => <CutText text={row.events.map(eventName).join(' · ')} /> },
  looks: { name: { inCard: 'title' }, events: { className: 'max-w-60' } },
  sorts: ['updated_at', 'name'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('webhook.search'),
  filters: [flagFilter('enabled', fields.enabled), eventFilter('events')],
  edit: { operation: 'webhooks.update', columns: ['enabled'] },
  restore: 'webhooks.restore',
  mark: ({ disabled_why: why }) => (why ? 'danger' : null),
  Peek,
  row: [
    { operation: 'webhooks.update', label: () => i18n.t('webhook.edit'), Panel: EditPanel },
    runs('webhooks.delete', {
      label: () => i18n.t('webhook.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ name }: Row) => ({
        title: i18n.t('webhook.deleteTitle'),
        description: name,
        confirm: i18n.t('webhook.delete'),
        tone: 'danger',
      }),
      done: () => i18n.t('webhook.deleted'),
    }),
  ],
  page: [
    {
      operation: 'webhooks.create',
      label: () => i18n.t('webhook.new'),
      icon: <Plus size={16} aria-hidden />,
      isPrimary: true,
      Panel: NewPanel,
    },
  ],
  rowName: ({ name }) => name,
  empty: () => ({ title: i18n.t('webhook.empty'), description: i18n.t('webhook.emptyHint') }),
})
