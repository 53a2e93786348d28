import * as fields from '@omc/sdk/fields/studio_contents'
import { Plus } from 'lucide-react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { statusTabs } from '../../../kit/list/filters/status-tabs.ts'
import { includedText } from '../../../kit/list/included-text.ts'
import { matches, runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { ListRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { CONTENT_TABS, deletesContent } from '../../contents/content-acts.ts'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'
import { EditStudioContent } from './edit-studio-content.tsx'

export { texts } from './studio-contents.zh.ts'

const NewPanel = panelPart(async () => (await import('./studio-content.forms.ts')).NewPanel)
const AccountStatusPanel = panelPart(
  async () => (await import('./account-status-panel.tsx')).AccountStatusPanel,
)
const Peek = panelPart(async () => (await import('./studio-content.peek.tsx')).Peek)

const idsOf = (rows: readonly ListRow[]) => ({ ids: rows.map(({ id }) => id) })

/** @source resources document §3 studio_contents */
export const list = defineList('studio_contents', {
  title: () => i18n.t('studioContent.title'),
  columns: {
    title: fields.title,
    status: fields.status,
    content_type: fields.content_type,
    studio_account_id: fields.studio_account_id,
    platform: fields.platform,
    play_count: fields.play_count,
    like_count: fields.like_count,
    updated_at: fields.updated_at,
  },
  beside: ['cover', 'content_id'],
  include: { studio_account: ['studio_accounts', 'nickname'] },
  cells: {
    title: ({ row }) => <TitleWithCover title={row.title} cover={row.cover} />,
    status: ({ row }) => <ContentStatusChip status={row.status} fact={fields.status} />,
    studio_account_id: ({ row }) => includedText(row, 'studio_account', 'nickname') || '—',
  },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-1/3' },
  },
  sorts: ['updated_at', 'title', 'play_count'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('contentAct.search'),
  filters: [
    choiceFilter('status', fields.status, { without: ['deleted'] }),
    choiceFilter('content_type', fields.content_type),
    platformFilter('platform', fields.platform),
    recordFilter('studio_account_id', fields.studio_account_id, 'studio_accounts.get_select'),
  ],
  moreFilters: [
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
    { kind: 'words', name: 'topic', label: () => fieldLabel(fields.topic) },
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
  ],
  statusTabs: statusTabs('status', fields.status, CONTENT_TABS, 'studio_contents.statistics'),
  scope: {
    platforms: 'platform',
    contentType: 'content_type',
    account: 'studio_account_id',
  },
  restore: 'studio_contents.restore',
  mark: ({ status }) => (status === 'rejected' ? 'danger' : null),
  Peek,
  row: [
    {
      operation: 'studio_contents.update',
      label: () => i18n.t('contentAct.edit'),
      Panel: EditStudioContent,
    },
    {
      ...runs('studio_contents.refresh_content_aweme', {
        label: () => i18n.t('studioContent.refresh'),
        args: ({ id }: ListRow) => ({ id }),
        done: () => i18n.t('studioContent.refreshed'),
      }),
      // Only collected contents have figures at their platform.
      isFor: ({ content_id: outside }) => outside !== null,
    },
    deletesContent('studio_contents.delete'),
  ],
  bulk: [
    {
      operation: 'studio_accounts.batch_content_status',
      label: () => i18n.t('contentAct.move'),
      Panel: AccountStatusPanel,
      ...matches('studio_accounts.batch_content_status'),
    },
    runs('studio_contents.transfer_to_carry', {
      label: () => i18n.t('contentAct.toCarry'),
      args: idsOf,
      done: ({ succeeded }) => i18n.t('contentAct.toCarryDone', { count: succeeded.length }),
    }),
    runs('studio_accounts.transfer_to_smart', {
      label: () => i18n.t('studioContent.toSmart'),
      args: idsOf,
      done: ({ succeeded }) => i18n.t('studioContent.toSmartDone', { count: succeeded.length }),
    }),
  ],
  page: [
    {
      operation: 'studio_contents.create',
      label: () => i18n.t('contentAct.new'),
      icon: <Plus size={16} aria-hidden />,
      isPrimary: true,
      Panel: NewPanel,
    },
  ],
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('contentAct.empty'),
    description: i18n.t('studioContent.emptyHint'),
  }),
})
