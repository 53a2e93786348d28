import * as fields from '@omc/sdk/fields/creator_contents'
import { ArrowRightLeft, Send, UserRound, UserRoundSearch } from 'lucide-react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { statusTabs } from '../../../kit/list/filters/status-tabs.ts'
import { includedText } from '../../../kit/list/included-text.ts'
import { matches, runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { panelWith } from '../../../kit/list/panel-with.ts'
import { channelOptions } from '../../channels/channels.ts'
import { opensEditor } from '../../content-editor/opens-editor.tsx'
import { CONTENT_TABS, deletesContent, movesStatus } from '../../contents/content-acts.ts'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'
import { assigningTexts } from '../assigning/assigning-texts.ts'

export { texts } from './creator-contents.zh.ts'

type Row = AskedRow<'creator_contents', 'title'>

const forms = () => import('./creator-content.forms.ts')
const EditPanel = opensEditor('creator_contents')
const ToAccountPanel = panelPart(async () => (await forms()).ToAccountPanel)
const PublishPanel = panelPart(async () => (await forms()).PublishPanel)
const MatchPanel = panelWith(
  assigningTexts,
  async () => (await import('../assigning/match-panel.tsx')).MatchPanel,
)
const ParamsPanel = panelWith(
  textPart(
    () => import('./publish-params.zh.ts'),
    () => import('./publish-params.en.ts'),
  ),
  async () => (await import('./publish-params-panel.tsx')).ParamsPanel,
)
const Peek = panelPart(async () => (await import('./creator-content.peek.tsx')).Peek)
const MovePanel = movesStatus('creator_contents.batch_content_status')

/** @source resources document §3 creator_contents */
export const list = defineList('creator_contents', {
  title: () => i18n.t('creatorContent.title'),
  columns: {
    title: fields.title,
    status: fields.status,
    kind: fields.kind,
    channel: fields.channel,
    studio_account_id: fields.studio_account_id,
    user_id: fields.user_id,
    images_count: fields.images_count,
    updated_at: fields.updated_at,
  },
  beside: ['cover'],
  include: {
    studio_account: ['studio_accounts', 'nickname'],
    user: ['users', 'full_name'],
  },
  cells: {
    title: ({ row }) => <TitleWithCover title={row.title} cover={row.cover} />,
    status: ({ row }) => <ContentStatusChip status={row.status} fact={fields.status} />,
    studio_account_id: ({ row }) => includedText(row, 'studio_account', 'nickname') || '—',
    user_id: ({ row }) => includedText(row, 'user', 'full_name') || '—',
  },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-1/3' },
  },
  sorts: ['updated_at'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('contentAct.search'),
  filters: [
    choiceFilter('status', fields.status, { without: ['deleted'] }),
    choiceFilter('kind', fields.kind),
    {
      kind: 'choice',
      name: 'channel',
      label: () => fieldLabel(fields.channel),
      options: channelOptions,
    },
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
  ],
  moreFilters: [
    recordFilter('studio_account_id', fields.studio_account_id, 'studio_accounts.get_select'),
    {
      kind: 'flag',
      name: 'assigned',
      label: () => fieldLabel(fields.studio_account_id),
      yes: () => i18n.t('list.yes'),
      no: () => i18n.t('creatorContent.unassigned'),
    },
    { kind: 'words', name: 'topic', label: () => fieldLabel(fields.topic) },
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
  ],
  statusTabs: statusTabs('status', fields.status, CONTENT_TABS, 'creator_contents.statistics'),
  waits: [
    {
      label: () => i18n.t('creatorContent.toReview'),
      filters: { status: ['processed'] },
      tone: 'warning',
    },
    {
      label: () => i18n.t('creatorContent.unassigned'),
      filters: { status: ['checked'], assigned: ['false'] },
      tone: 'warning',
    },
  ],
  scope: { channels: 'channel', account: 'studio_account_id' },
  restore: 'creator_contents.restore',
  mark: ({ status }) => (status === 'rejected' ? 'danger' : null),
  Peek,
  row: [
    {
      operation: 'creator_contents.update',
      label: () => i18n.t('contentAct.edit'),
      Panel: EditPanel,
    },
    {
      operation: 'creator_contents.get_publish_params',
      label: () => i18n.t('creatorContent.params'),
      Panel: ParamsPanel,
    },
    deletesContent('creator_contents.delete'),
  ],
  bulk: [
    {
      operation: 'creator_contents.batch_content_status',
      label: () => i18n.t('contentAct.move'),
      icon: <ArrowRightLeft size={14} aria-hidden />,
      Panel: MovePanel,
      ...matches('creator_contents.batch_content_status'),
    },
    {
      operation: 'creator_contents.batch_assign_account',
      label: () => i18n.t('creatorContent.toAccount'),
      icon: <UserRound size={14} aria-hidden />,
      Panel: ToAccountPanel,
      ...matches('creator_contents.batch_assign_account'),
    },
    {
      operation: 'creator_contents.batch_assign_account',
      label: () => i18n.t('contentAct.match'),
      icon: <UserRoundSearch size={14} aria-hidden />,
      Panel: MatchPanel,
    },
    {
      operation: 'creator_contents.batch_create_publish_task',
      label: () => i18n.t('creatorContent.publish'),
      icon: <Send size={14} aria-hidden />,
      Panel: PublishPanel,
      ...matches('creator_contents.batch_create_publish_task'),
    },
    {
      ...runs('carry_contents.add_content_from_creator', {
        label: () => i18n.t('contentAct.toCarry'),
        args: (rows: readonly Row[]) => ({ ids: rows.map(({ id }) => id) }),
        done: (_answer, rows) => i18n.t('contentAct.toCarryDone', { count: rows.length }),
      }),
      ...matches('carry_contents.add_content_from_creator'),
    },
  ],
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('contentAct.empty'),
    description: i18n.t('creatorContent.emptyHint'),
    filledBy: ['/guanghe/panel/daren?tab=tasks', '/console?tab=tasks'],
  }),
})
