import * as fields from '@omc/sdk/fields/carry_publishes'
import { ArrowRightLeft, RotateCw, Trash2 } from 'lucide-react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { importAct } from '../../../kit/import/import-act.tsx'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { statusTabs } from '../../../kit/list/filters/status-tabs.ts'
import { matches, runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { channelOptions } from '../../channels/channels.ts'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'
import { PUBLISHING } from '../filled-by.ts'

export { texts } from './carry-publishes.zh.ts'

type Row = AskedRow<'carry_publishes', 'title' | 'status'>

const AgainPanel = panelPart(async () => (await import('./carry-publish.forms.ts')).AgainPanel)
const MovePanel = panelPart(async () => (await import('./carry-publish.forms.ts')).MovePanel)
const RequeuePanel = panelPart(async () => (await import('./carry-publish.forms.ts')).RequeuePanel)
const ClearGoodsPanel = panelPart(
  async () => (await import('./carry-publish.forms.ts')).ClearGoodsPanel,
)
const AssetsPanel = panelPart(async () => (await import('./assets-panel.tsx')).AssetsPanel)
const PictureWall = panelPart(async () => (await import('./picture-wall.tsx')).PictureWall)
const Peek = panelPart(async () => (await import('./carry-publish.peek.tsx')).Peek)

/** @source console spec §2, /carry/publish/list; resources document §3 carry_publishes */
export const list = defineList('carry_publishes', {
  title: () => i18n.t('publish.title'),
  columns: {
    title: fields.title,
    status: fields.status,
    channel: fields.channel,
    source_user: fields.source_user,
    pv_count: fields.pv_count,
    like_count: fields.like_count,
    cps_amount: fields.cps_amount,
    published_at: fields.published_at,
  },
  beside: ['cover'],
  cells: {
    title: ({ row }) => <TitleWithCover title={row.title} cover={row.cover} />,
    status: ({ row }) => <ContentStatusChip status={row.status} fact={fields.status} />,
  },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-1/3' },
  },
  sorts: ['published_at', 'pv_count', 'like_count'],
  defaultSort: '-created_at',
  searchHint: () => i18n.t('publish.search'),
  filters: [
    choiceFilter('status', fields.status, { without: ['deleted'] }),
    {
      kind: 'choice',
      name: 'channel',
      label: () => fieldLabel(fields.channel),
      options: channelOptions,
    },
    {
      kind: 'days',
      name: 'published',
      label: () => fieldLabel(fields.published_at),
      since: 'published_since',
      until: 'published_until',
    },
  ],
  moreFilters: [
    recordFilter('studio_account_id', fields.source_user, 'studio_accounts.get_select'),
    { kind: 'words', name: 'publish_tag', label: () => fieldLabel(fields.publish_tag) },
    { kind: 'words', name: 'topic', label: () => fieldLabel(fields.topic) },
    { kind: 'words', name: 'feed_id', label: () => fieldLabel(fields.feed_id) },
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
  ],
  statusTabs: statusTabs(
    'status',
    fields.status,
    ['published', 'processed'],
    'carry_publishes.statistics',
  ),
  scope: { channels: 'channel', account: 'studio_account_id' },
  restore: 'carry_publishes.restore',
  Peek,
  row: [
    runs('carry_publishes.refresh_content', {
      label: () => i18n.t('publish.refresh'),
      args: ({ id }: Row) => ({ id }),
      done: () => i18n.t('publish.refreshed'),
    }),
    {
      operation: 'carry_publishes.save_to_processed',
      label: () => i18n.t('publish.again'),
      Panel: AgainPanel,
    },
    {
      operation: 'carry_publishes.clear_source_items',
      label: () => i18n.t('publish.clearGoods'),
      Panel: ClearGoodsPanel,
    },
    runs('carry_publishes.delete', {
      label: () => i18n.t('publish.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ title }: Row) => ({
        title: i18n.t('publish.deleteTitle'),
        description: title,
        confirm: i18n.t('publish.delete'),
        tone: 'danger',
      }),
      done: () => i18n.t('publish.deleted', { count: 1 }),
    }),
  ],
  page: [
    importAct(
      'carry_publishes.import_cps_amount',
      () => i18n.t('publish.importCommissions'),
      async () => (await import('./carry-publish.import.ts')).table,
    ),
    {
      operation: 'carry_publishes.get_creator_image_urls',
      label: () => i18n.t('publish.wall'),
      Panel: PictureWall,
    },
  ],
  bulk: [
    {
      operation: 'carry_publishes.batch_publish_status',
      label: () => i18n.t('publish.move'),
      icon: <ArrowRightLeft size={14} aria-hidden />,
      Panel: MovePanel,
      ...matches('carry_publishes.batch_publish_status'),
    },
    {
      operation: 'carry_publishes.exec_publish_job',
      label: () => i18n.t('publish.requeue'),
      icon: <RotateCw size={14} aria-hidden />,
      Panel: RequeuePanel,
    },
    {
      operation: 'carry_publishes.batch_update_processed_assets',
      label: () => i18n.t('publish.assets'),
      Panel: AssetsPanel,
    },
    {
      ...runs('carry_publishes.all_in_processed', {
        label: () => i18n.t('publish.ready'),
        args: (rows: readonly Row[]) => ({ ids: rows.map(({ id }) => id) }),
        done: ({ succeeded }) => i18n.t('publish.readied', { count: succeeded.length }),
      }),
      ...matches('carry_publishes.all_in_processed'),
    },
    {
      ...runs('carry_publishes.all_in_deleted', {
        label: () => i18n.t('publish.delete'),
        icon: <Trash2 size={14} aria-hidden />,
        args: (rows: readonly Row[]) => ({ ids: rows.map(({ id }) => id) }),
        ask: (rows) => ({
          title: i18n.t('publish.deleteTitle'),
          description: i18n.t('publish.deleteMany', { count: rows.length }),
          confirm: i18n.t('publish.deleteConfirm', { count: rows.length }),
          tone: 'danger',
        }),
        done: ({ succeeded }) => i18n.t('publish.deleted', { count: succeeded.length }),
      }),
      ...matches('carry_publishes.all_in_deleted'),
    },
  ],
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('publish.empty'),
    description: i18n.t('publish.emptyHint'),
    filledBy: PUBLISHING,
  }),
})
