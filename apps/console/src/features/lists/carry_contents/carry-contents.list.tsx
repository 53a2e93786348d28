import { SOURCES } from '@omc/core'
import * as fields from '@omc/sdk/fields/carry_contents'
import { ArrowRightLeft, Send, Split } from 'lucide-react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { statusTabs } from '../../../kit/list/filters/status-tabs.ts'
import { matches, runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { platformName } from '../../../kit/list/platform-name.ts'
import { channelOptions } from '../../channels/channels.ts'
import { movesStatus } from '../../contents/content-acts.ts'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'

export { texts } from './carry-contents.zh.ts'

const MoveStatusPanel = movesStatus('carry_contents.batch_content_status')
const ToPublishPanel = panelPart(
  async () => (await import('../../contents/to-publish-panel.tsx')).ToPublishPanel,
)

type Row = AskedRow<'carry_contents', 'title'>

const EditPanel = panelPart(async () => (await import('./carry-content.forms.ts')).EditPanel)
const SharePanel = panelPart(async () => (await import('./carry-content.forms.ts')).SharePanel)
const ToWritingPanel = panelPart(
  async () => (await import('./carry-content.forms.ts')).ToWritingPanel,
)
const Peek = panelPart(async () => (await import('./carry-content.peek.tsx')).Peek)

/** @source console spec §2, /carry/content/list; resources document §3 carry_contents */
export const list = defineList('carry_contents', {
  title: () => i18n.t('carryContent.title'),
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
  grid: { cover: 'cover', mark: 'status' },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-2/5 touch:max-w-none touch:w-auto' },
  },
  sorts: ['updated_at', 'title'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('carryContent.search'),
  filters: [
    choiceFilter('status', fields.status, { without: ['deleted'] }),
    {
      kind: 'choice',
      name: 'channel',
      label: () => fieldLabel(fields.channel),
      options: () => [
        { value: 'none', label: i18n.t('carryContent.noChannel') },
        ...channelOptions(),
      ],
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
  moreFilters: [
    {
      kind: 'remote',
      name: 'business_category_id',
      label: () => fieldLabel(fields.business_category_id),
      options: 'business_categories.get_select',
    },
    {
      kind: 'remote',
      name: 'user_id',
      label: () => fieldLabel(fields.user_id),
      options: 'users.get_role_select',
    },
    {
      kind: 'flag',
      name: 'assigned',
      label: () => i18n.t('carryContent.assigned'),
      yes: () => i18n.t('carryContent.hasOwner'),
      no: () => i18n.t('carryContent.noOwner'),
    },
    { kind: 'words', name: 'topic', label: () => fieldLabel(fields.topic) },
  ],
  statusTabs: statusTabs(
    'status',
    fields.status,
    ['fetched', 'processed', 'checked', 'published', 'downloaded', 'rejected'],
    'carry_contents.statistics',
  ),
  waits: [
    {
      label: () => i18n.t('carryContent.unassigned'),
      filters: { status: ['checked'], assigned: ['false'] },
      tone: 'warning',
    },
  ],
  scope: { channel: 'channel', sources: 'source', contentType: 'content_type' },
  restore: 'carry_contents.restore',
  mark: ({ status }) => (status === 'rejected' ? 'danger' : null),
  Peek,
  row: [
    runs('carry_contents.refresh_content_aweme', {
      label: () => i18n.t('carryContent.refresh'),
      args: ({ id }: Row) => ({ id }),
      done: () => i18n.t('carryContent.refreshed'),
    }),
    {
      operation: 'carry_contents.update',
      label: () => i18n.t('carryContent.edit'),
      Panel: EditPanel,
    },
    runs('carry_contents.delete', {
      label: () => i18n.t('carryContent.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ title }: Row) => ({
        title: i18n.t('carryContent.deleteTitle'),
        description: title,
        confirm: i18n.t('carryContent.delete'),
        tone: 'danger',
      }),
      done: () => i18n.t('carryContent.deleted'),
    }),
  ],
  bulk: [
    {
      operation: 'carry_contents.batch_content_status',
      label: () => i18n.t('carryContent.move'),
      icon: <ArrowRightLeft size={14} aria-hidden />,
      Panel: MoveStatusPanel,
      ...matches('carry_contents.batch_content_status'),
    },
    {
      operation: 'carry_contents.batch_to_publish',
      label: () => i18n.t('carryContent.toPublish'),
      icon: <Send size={14} aria-hidden />,
      Panel: ToPublishPanel,
      ...matches('carry_contents.batch_to_publish'),
    },
    {
      operation: 'carry_contents.sync_to_publish',
      label: () => i18n.t('carryContent.share'),
      icon: <Split size={14} aria-hidden />,
      Panel: SharePanel,
      ...matches('carry_contents.sync_to_publish'),
    },
    runs('carry_contents.sync_content_detail', {
      label: () => i18n.t('carryContent.complete'),
      args: (rows: readonly Row[]) => ({ ids: rows.map(({ id }) => id) }),
      done: (_answer, rows) => i18n.t('carryContent.completing', { count: rows.length }),
    }),
    {
      operation: 'carry_contents.generate_carry_creator',
      label: () => i18n.t('carryContent.toWriting'),
      Panel: ToWritingPanel,
      ...matches('carry_contents.generate_carry_creator'),
    },
  ],
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('carryContent.empty'),
    description: i18n.t('carryContent.emptyHint'),
  }),
})
