import * as fields from '@omc/sdk/fields/studio_sources'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { CutText } from '../../../kit/list/cut-text.tsx'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { includedText } from '../../../kit/list/included-text.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

export { texts } from './studio-sources.zh.ts'

const forms = () => import('./studio-source.forms.ts')
const EditPanel = panelPart(async () => (await forms()).EditPanel)
const CollectPanel = panelPart(async () => (await forms()).CollectPanel)
const NewPanel = panelPart(async () => (await forms()).NewPanel)
const FindPanel = panelPart(async () => (await forms()).FindPanel)
const Peek = panelPart(async () => (await import('./studio-source.peek.tsx')).Peek)

type Row = AskedRow<'studio_sources', 'nickname'>

/** @source console spec §2, source lists; resources document §3 studio_sources */
export const list = defineList('studio_sources', {
  title: () => i18n.t('studioSource.title'),
  columns: {
    nickname: fields.nickname,
    platform: fields.platform,
    studio_account_id: fields.studio_account_id,
    fans_count: fields.fans_count,
    contents_count: fields.contents_count,
    remark: fields.remark,
    collected_at: fields.collected_at,
    updated_at: fields.updated_at,
  },
  beside: ['avatar'],
  include: { studio_account: ['studio_accounts', 'nickname'] },
  cells: {
    nickname: ({ row }) => <TitleWithCover title={row.nickname} cover={row.avatar} />,
    studio_account_id: ({ row }) => (
      <CutText text={includedText(row, 'studio_account', 'nickname') || '—'} />
    ),
  },
  looks: {
    nickname: { inCard: 'title', className: 'max-w-0 w-1/4' },
    studio_account_id: { className: 'max-w-40' },
  },
  sorts: ['updated_at', 'nickname', 'fans_count'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('studioSource.search'),
  filters: [
    platformFilter('platform', fields.platform),
    recordFilter('studio_account_id', fields.studio_account_id, 'studio_accounts.get_select'),
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
    { kind: 'words', name: 'author_id', label: () => fieldLabel(fields.author_id) },
  ],
  moreFilters: [
    {
      kind: 'days',
      name: 'collected',
      label: () => fieldLabel(fields.collected_at),
      since: 'collected_since',
      until: 'collected_until',
    },
  ],
  scope: { sources: 'platform', account: 'studio_account_id' },
  restore: 'studio_sources.restore',
  Peek,
  row: [
    {
      operation: 'studio_sources.exec_job',
      label: () => i18n.t('studioSource.collect'),
      Panel: CollectPanel,
    },
    runs('studio_sources.request_profile', {
      label: () => i18n.t('studioSource.profile'),
      args: ({ id }: Row) => ({ source_id: id }),
      done: () => i18n.t('studioSource.profiled'),
    }),
    {
      operation: 'studio_sources.update',
      label: () => i18n.t('studioSource.edit'),
      Panel: EditPanel,
    },
    runs('studio_sources.delete', {
      label: () => i18n.t('studioSource.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ nickname }: Row) => ({
        title: i18n.t('studioSource.deleteTitle'),
        description: nickname,
        confirm: i18n.t('studioSource.delete'),
        tone: 'danger',
      }),
      done: () => i18n.t('studioSource.deleted'),
    }),
  ],
  page: [
    {
      operation: 'studio_sources.request_info',
      label: () => i18n.t('studioSource.add'),
      isPrimary: true,
      Panel: FindPanel,
    },
    {
      operation: 'studio_sources.create',
      label: () => i18n.t('studioSource.byHand'),
      Panel: NewPanel,
    },
  ],
  edit: { operation: 'studio_sources.update', columns: ['remark'] },
  live: 'updated_since',
  rowName: ({ nickname }) => nickname,
  empty: () => ({
    title: i18n.t('studioSource.empty'),
    description: i18n.t('studioSource.emptyHint'),
  }),
})
