import { CHANNELS } from '@omc/core'
import * as fields from '@omc/sdk/fields/studio_accounts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { Link } from '../../../kernel/router/link.tsx'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { defineList } from '../../../kit/list/list-definition.ts'

/** Accounts by the agency they are signed with; each leads to its figures. @source screens §2.6, agent/list */
export const list = defineList('studio_accounts', {
  title: () => i18n.t('figures.tab.accounts'),
  columns: {
    nickname: fields.nickname,
    platform: fields.platform,
    mcn_name: fields.mcn_name,
    has_already_sign: fields.has_already_sign,
    contents_count: fields.contents_count,
    fans_count: fields.fans_count,
    updated_at: fields.updated_at,
  },
  cells: {
    nickname: ({ row: { id, nickname } }) => (
      <Link
        to={`/guanghe/agent/detail?account=${id}`}
        className="inline-flex min-h-(--target) items-center text-accent-fg hover:underline"
      >
        {nickname}
      </Link>
    ),
  },
  looks: { nickname: { inCard: 'title', hasControls: true } },
  sorts: ['updated_at', 'nickname', 'fans_count'],
  defaultSort: '-updated_at',
  size: 100,
  searchHint: () => i18n.t('figures.searchAccount'),
  filters: [
    platformFilter('platform', fields.platform, CHANNELS),
    flagFilter('has_already_sign', fields.has_already_sign),
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
  ],
  scope: { channels: 'platform', agency: 'mcn_name' },
  rowName: ({ nickname }) => nickname,
  empty: () => ({
    title: i18n.t('figures.noAccounts'),
    description: i18n.t('figures.noAccountsHint'),
  }),
})
