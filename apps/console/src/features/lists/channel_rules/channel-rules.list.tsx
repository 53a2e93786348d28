import * as fields from '@omc/sdk/fields/channel_rules'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { platformName } from '../../../kit/list/platform-name.ts'

export { texts } from './channel-rules.zh.ts'

const EditPanel = panelPart(async () => (await import('./channel-rule.forms.ts')).EditPanel)

/** @source resources document §3 channel_rules; screens §2.4 */
export const list = defineList('channel_rules', {
  title: () => i18n.t('channelRule.title'),
  columns: {
    channel: fields.channel,
    enabled: fields.enabled,
    title_min: fields.title_min,
    title_max: fields.title_max,
    desc_max: fields.desc_max,
    paragraphs_max: fields.paragraphs_max,
    images_min: fields.images_min,
    images_max: fields.images_max,
    topics_max: fields.topics_max,
    items_max: fields.items_max,
    banned_words_count: fields.banned_words_count,
    updated_at: fields.updated_at,
  },
  looks: { channel: { inCard: 'title' } },
  sorts: ['channel', 'updated_at'],
  defaultSort: 'channel',
  searchHint: () => i18n.t('channelRule.search'),
  filters: [flagFilter('enabled', fields.enabled)],
  row: [
    {
      operation: 'channel_rules.update',
      label: () => i18n.t('channelRule.edit'),
      Panel: EditPanel,
    },
  ],
  rowName: ({ channel }) => platformName(channel),
  empty: () => ({
    title: i18n.t('channelRule.empty'),
    description: i18n.t('channelRule.emptyHint'),
  }),
})
