import * as fields from '@omc/sdk/fields/access_accounts'
import { Cookie, Plus } from 'lucide-react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { FlagChip } from '../../../kit/list/flag-chip.tsx'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { OwnerCell } from '../owner-cell.tsx'
import { UntilText } from '../until-text.tsx'

export { texts } from './access-accounts.zh.ts'

const forms = () => import('./access-account.forms.ts')
const EditPanel = panelPart(async () => (await forms()).EditPanel)
const GoudongPanel = panelPart(async () => (await forms()).GoudongPanel)
const NewPanel = panelPart(async () => (await forms()).NewPanel)
const RedbookPanel = panelPart(async () => (await forms()).RedbookPanel)
const SyncInfoPanel = panelPart(async () => (await forms()).SyncInfoPanel)
const VerifyPanel = panelPart(async () => (await import('./verify-logins.tsx')).VerifyPanel)
const VideosPanel = panelPart(async () => (await import('./account-videos.tsx')).VideosPanel)
const CardsPanel = panelPart(async () => (await import('./use-cards.tsx')).CardsPanel)
const Peek = panelPart(async () => (await import('./access-account.peek.tsx')).Peek)

type Row = AskedRow<'access_accounts', 'nickname'>

/** @source console spec §2, account lists; resources document §3 access_accounts */
export const list = defineList('access_accounts', {
  title: () => i18n.t('accessAccount.title'),
  columns: {
    nickname: fields.nickname,
    platform: fields.platform,
    expired: fields.expired,
    expires_at: fields.expires_at,
    level: fields.level,
    fans_count: fields.fans_count,
    today_publish_times: fields.today_publish_times,
    verified_at: fields.verified_at,
    user_id: fields.user_id,
  },
  beside: ['avatar', 'verify_message'],
  include: { user: ['users', 'full_name'] },
  cells: {
    nickname: ({ row }) => <TitleWithCover title={row.nickname} cover={row.avatar} />,
    expired: ({ row }) => (
      <span title={row.verify_message ?? ''}>
        <FlagChip isGood={!row.expired}>
          {i18n.t(row.expired ? 'accessAccount.expired' : 'accessAccount.valid')}
        </FlagChip>
      </span>
    ),
    expires_at: ({ row }) => <UntilText at={row.expires_at} />,
    user_id: OwnerCell,
  },
  titles: { expired: () => i18n.t('accessAccount.login') },
  looks: {
    nickname: { inCard: 'title', className: 'max-w-0 w-1/4' },
  },
  hidesPeople: true,
  sorts: ['nickname', 'expires_at', 'fans_count', 'level'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('accessAccount.search'),
  filters: [
    platformFilter('platform', fields.platform),
    { kind: 'words', name: 'level', label: () => fieldLabel(fields.level) },
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
  ],
  moreFilters: [
    flagFilter('has_cookies', fields.has_cookies),
    { kind: 'words', name: 'uid', label: () => fieldLabel(fields.uid) },
  ],
  statusTabs: {
    filter: 'expired',
    values: () => [{ value: 'true', label: i18n.t('accessAccount.expired') }],
  },
  scope: { platforms: 'platform' },
  restore: 'access_accounts.restore',
  mark: ({ expired }) => (expired ? 'danger' : null),
  Peek,
  row: [
    {
      operation: 'access_accounts.update',
      label: () => i18n.t('accessAccount.edit'),
      Panel: EditPanel,
    },
    {
      operation: 'access_accounts.get_video_list',
      label: () => i18n.t('accessAccount.videos'),
      Panel: VideosPanel,
    },
    {
      operation: 'access_accounts.get_card_list',
      label: () => i18n.t('accessAccount.cards'),
      Panel: CardsPanel,
    },
    runs('access_accounts.sync_creator_backbone', {
      label: () => i18n.t('accessAccount.backbone'),
      args: ({ id }: Row) => ({ id }),
      done: () => i18n.t('accessAccount.backboneDone'),
    }),
    runs('access_accounts.delete', {
      label: () => i18n.t('accessAccount.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ nickname }: Row) => ({
        title: i18n.t('accessAccount.deleteTitle'),
        description: nickname,
        confirm: i18n.t('accessAccount.delete'),
        tone: 'danger',
      }),
      done: () => i18n.t('accessAccount.deleted'),
    }),
  ],
  bulk: [
    {
      operation: 'access_accounts.set_goudong_cookies',
      label: () => i18n.t('accessAccount.cookies'),
      icon: <Cookie size={14} aria-hidden />,
      Panel: GoudongPanel,
    },
  ],
  page: [
    {
      operation: 'access_accounts.create',
      label: () => i18n.t('accessAccount.add'),
      icon: <Plus size={16} aria-hidden />,
      isPrimary: true,
      Panel: NewPanel,
    },
    {
      operation: 'access_accounts.batch_verify_login',
      label: () => i18n.t('accessAccount.verify'),
      Panel: VerifyPanel,
    },
    {
      operation: 'access_accounts.sync_info',
      label: () => i18n.t('accessAccount.take'),
      Panel: SyncInfoPanel,
    },
    {
      operation: 'access_accounts.save_redbook_cookie',
      label: () => i18n.t('accessAccount.redbook'),
      Panel: RedbookPanel,
    },
    runs('access_accounts.sync_daorc_account', {
      label: () => i18n.t('accessAccount.accounts'),
      args: () => ({}),
      done: () => i18n.t('accessAccount.accountsDone'),
    }),
  ],
  edit: { operation: 'access_accounts.update', columns: ['level'] },
  live: 'updated_since',
  rowName: ({ nickname }) => nickname,
  empty: () => ({
    title: i18n.t('accessAccount.empty'),
    description: i18n.t('accessAccount.emptyHint'),
  }),
})
