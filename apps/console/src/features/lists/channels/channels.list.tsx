import * as fields from '@omc/sdk/fields/channels'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { platformName } from '../../../kit/list/platform-name.ts'

export { texts } from './channels.zh.ts'

const EditPanel = panelPart(async () => (await import('./channel.forms.ts')).EditPanel)

/** @source screens §5, 9: channels as administered rows */
export const list = defineList('channels', {
  title: () => i18n.t('channel.title'),
  columns: {
    name: fields.name,
    enabled: fields.enabled,
    base_url: fields.base_url,
    has_token: fields.has_token,
    capabilities: fields.capabilities,
    accounts_count: fields.accounts_count,
    updated_at: fields.updated_at,
  },
  looks: { name: { inCard: 'title' } },
  sorts: ['name', 'updated_at'],
  defaultSort: 'name',
  searchHint: () => i18n.t('channel.search'),
  filters: [flagFilter('enabled', fields.enabled)],
  mark: ({ enabled, has_token }) => (enabled && !has_token ? 'warning' : null),
  row: [{ operation: 'channels.update', label: () => i18n.t('channel.edit'), Panel: EditPanel }],
  rowName: ({ name }) => platformName(name),
  empty: () => ({ title: i18n.t('channel.empty'), description: i18n.t('channel.emptyHint') }),
})
