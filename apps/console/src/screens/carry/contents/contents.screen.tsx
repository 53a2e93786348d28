import { SOURCES } from '@omc/core'
import * as fields from '@omc/sdk/fields/carry_contents'
import { ArrowRightLeft, Send } from 'lucide-react'
import { channelOptions } from '../../../features/channels/channels.ts'
import { ContentStatusChip } from '../../../features/contents/content-status-chip.tsx'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../../kernel/i18n/route-title.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { choiceFilter } from '../../../kit/list/choice-filter.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { listScreen } from '../../../kit/list/list-screen.tsx'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { platformName } from '../../../kit/list/platform-name.ts'

export { texts } from './contents.zh.ts'

const MoveStatusPanel = panelPart(
  async () => (await import('../../../features/contents/move-status-panel.tsx')).MoveStatusPanel,
)
const ToPublishPanel = panelPart(
  async () => (await import('../../../features/contents/to-publish-panel.tsx')).ToPublishPanel,
)

/** @source console spec §2, /carry/content/list; resources document §3 carry_contents */
export const contentList = defineList('carry_contents', {
  title: () => routeTitle('/carry/content/list'),
  columns: {
    title: fields.title,
    status: fields.status,
    channel: fields.channel,
    source: fields.source,
    category: fields.category,
    updated_at: fields.updated_at,
  },
  beside: ['cover'],
  cells: {
    title: ({ row }) => <TitleWithCover title={row.title} cover={row.cover} />,
    status: ({ row }) => <ContentStatusChip status={row.status} fact={fields.status} />,
  },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-2/5 touch:max-w-none touch:w-auto' },
  },
  sorts: ['updated_at', 'title'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('content.search'),
  filters: [
    choiceFilter('status', fields.status, { without: ['deleted'] }),
    {
      kind: 'choice',
      name: 'channel',
      label: () => fieldLabel(fields.channel),
      options: channelOptions,
    },
    {
      kind: 'choice',
      name: 'source',
      label: () => fieldLabel(fields.source),
      options: () => SOURCES.map((value) => ({ value, label: platformName(value) })),
    },
    {
      kind: 'days',
      name: 'updated',
      label: () => fieldLabel(fields.updated_at),
      since: 'updated_since',
      until: 'updated_until',
    },
  ],
  bulk: [
    {
      operation: 'carry_contents.batch_content_status',
      label: () => i18n.t('content.move'),
      icon: <ArrowRightLeft size={14} aria-hidden />,
      Panel: MoveStatusPanel,
    },
    {
      operation: 'carry_contents.batch_to_publish',
      label: () => i18n.t('content.toPublish'),
      icon: <Send size={14} aria-hidden />,
      Panel: ToPublishPanel,
    },
  ],
  rowName: ({ title }) => title,
  empty: () => ({ title: i18n.t('content.empty'), description: i18n.t('content.emptyHint') }),
})

export const Screen = listScreen(contentList)
