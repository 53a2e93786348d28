import * as fields from '@omc/sdk/fields/webhooks'
import { Plus } from 'lucide-react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

export { texts } from './webhooks.zh.ts'

const NewPanel = panelPart(async () => (await import('./webhook.forms.ts')).NewPanel)
const EditPanel = panelPart(async () => (await import('./webhook.forms.ts')).EditPanel)

type Row = AskedRow<'webhooks', 'name'>

/** @source resources document §3 webhooks; screens §2.4 */
export const list = defineList('webhooks', {
  title: () => i18n.t('webhook.title'),
  columns: {
    name: fields.name,
    url: fields.url,
    enabled: fields.enabled,
    pending_count: fields.pending_count,
    failure_count: fields.failure_count,
    last_delivered_at: fields.last_delivered_at,
    updated_at: fields.updated_at,
  },
  beside: ['disabled_why'],
  looks: { name: { inCard: 'title' } },
  sorts: ['updated_at', 'name'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('webhook.search'),
  filters: [flagFilter('enabled', fields.enabled)],
  restore: 'webhooks.restore',
  mark: ({ disabled_why: why }) => (why ? 'danger' : null),
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
