import * as fields from '@omc/sdk/fields/smart_daren_accounts'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { matches, runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow, ListRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

export { texts } from './smart-daren-accounts.zh.ts'

const Peek = panelPart(async () => (await import('./smart-daren-account.peek.tsx')).Peek)
const NotePanel = panelPart(async () => (await import('./smart-daren-account.forms.ts')).NotePanel)
const SyncPanel = panelPart(async () => (await import('./sync-creators.ts')).SyncPanel)

type Row = AskedRow<'smart_daren_accounts', 'nickname'>

/** @source console spec §2, /guanghe/panel/buyin; resources document §3 smart_daren_accounts */
export const list = defineList('smart_daren_accounts', {
  title: () => i18n.t('daren.title'),
  columns: {
    nickname: fields.nickname,
    platform: fields.platform,
    category: fields.category,
    channel_tags: fields.channel_tags,
    fans_count: fields.fans_count,
    video_30day_count: fields.video_30day_count,
    video_30day_pv: fields.video_30day_pv,
    video_30day_rate: fields.video_30day_rate,
    transferred_at: fields.transferred_at,
    remark: fields.remark,
  },
  beside: ['avatar'],
  cells: {
    nickname: ({ row }) => <TitleWithCover title={row.nickname} cover={row.avatar} />,
  },
  looks: {
    nickname: { inCard: 'title', className: 'max-w-0 w-1/4' },
  },
  sorts: ['fans_count', 'video_30day_count', 'video_30day_pv', 'video_30day_rate'],
  defaultSort: '-video_30day_pv',
  searchHint: () => i18n.t('daren.search'),
  filters: [
    platformFilter('platform', fields.platform),
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
    {
      kind: 'remote',
      name: 'channel_tags',
      label: () => fieldLabel(fields.channel_tags),
      options: 'business_teams.goudong_creator_tag_list',
      // Creators carry the names of their tags.
      take: 'label',
    },
    {
      kind: 'flag',
      name: 'transferred',
      label: () => i18n.t('daren.watched'),
      yes: () => i18n.t('list.yes'),
      no: () => i18n.t('list.no'),
    },
  ],
  moreFilters: [
    { kind: 'words', name: 'area_tag', label: () => fieldLabel(fields.area_tag) },
    {
      kind: 'days',
      name: 'updated',
      label: () => fieldLabel(fields.updated_at),
      since: 'updated_since',
      until: 'updated_until',
    },
  ],
  Peek,
  row: [
    runs('smart_daren_accounts.sync_home', {
      label: () => i18n.t('daren.refresh'),
      args: ({ id }: Row) => ({ id }),
      done: () => i18n.t('daren.refreshed'),
    }),
    {
      operation: 'smart_daren_accounts.update',
      label: () => i18n.t('daren.note'),
      Panel: NotePanel,
    },
  ],
  bulk: [
    {
      ...runs('smart_daren_accounts.transfer_to_carry_source', {
        label: () => i18n.t('daren.watch'),
        args: (rows: readonly ListRow[]) => ({ ids: rows.map(({ id }) => id) }),
        done: () => i18n.t('daren.watchDone'),
      }),
      ...matches('smart_daren_accounts.transfer_to_carry_source'),
    },
  ],
  page: [
    {
      operation: 'smart_daren_accounts.sync_list',
      label: () => i18n.t('daren.sync'),
      isPrimary: true,
      Panel: SyncPanel,
    },
  ],
  edit: { operation: 'smart_daren_accounts.update', columns: ['remark'] },
  live: 'updated_since',
  rowName: ({ nickname }) => nickname,
  empty: () => ({ title: i18n.t('daren.empty'), description: i18n.t('daren.emptyHint') }),
})
