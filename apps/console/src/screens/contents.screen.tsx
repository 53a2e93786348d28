import { CONTENT_STATUSES } from '@omc/core'
import { ArrowRightLeft, Send } from 'lucide-react'
import { i18n } from '../app/i18n/i18n.ts'
import { channelName, channelOptions } from '../features/channels/channels.ts'
import { ContentStatusChip } from '../features/contents/content-status-chip.tsx'
import { InstantText, TitleWithCover } from './list/cells.tsx'
import { defineList } from './list/list-definition.ts'
import { listScreen } from './list/list-screen.tsx'
import { panelPart } from './list/panel-part.ts'
import { routeTitle } from './list/route-title.ts'

export { texts } from '../app/i18n/zh/contents.ts'

const MoveStatusPanel = panelPart(
  async () => (await import('../features/contents/move-status-panel.tsx')).MoveStatusPanel,
)
const ToPublishPanel = panelPart(
  async () => (await import('../features/contents/to-publish-panel.tsx')).ToPublishPanel,
)

const SOURCES = ['douyin', 'redbook', 'guanghe', 'taobaoke', 'compass'] as const

/** @source console spec §2, /carry/content/list; resources document §3 carry_contents */
export const contentList = defineList('carry_contents', {
  title: () => routeTitle('/carry/content/list'),
  columns: ['title', 'status', 'channel', 'source', 'category', 'updated_at'],
  beside: ['cover'],
  texts: {
    channel: ({ channel }) => channelName(channel),
    source: ({ source }) => sourceName(source),
  },
  cells: {
    title: ({ row }) => <TitleWithCover title={row.title} cover={row.cover} />,
    status: ({ row }) => <ContentStatusChip status={row.status} />,
    updated_at: ({ row }) => <InstantText at={row.updated_at} />,
  },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-2/5 touch:max-w-none touch:w-auto' },
    updated_at: { align: 'end' },
  },
  sorts: ['updated_at', 'title'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('content.search'),
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: () => i18n.t('field.status'),
      options: () =>
        CONTENT_STATUSES.filter((status) => status !== 'deleted').map((value) => ({
          value,
          label: i18n.t(`contentStatus.${value}`),
        })),
    },
    {
      kind: 'choice',
      name: 'channel',
      label: () => i18n.t('field.channel'),
      options: channelOptions,
    },
    {
      kind: 'choice',
      name: 'source',
      label: () => i18n.t('field.source'),
      options: () => SOURCES.map((value) => ({ value, label: sourceName(value) })),
    },
    {
      kind: 'days',
      name: 'updated',
      label: () => i18n.t('field.updated_at'),
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

export const ContentsScreen = listScreen(contentList)

function sourceName(source: string): string {
  const known = SOURCES.find((name) => name === source)
  return known ? i18n.t(`source.${known}`) : source
}
