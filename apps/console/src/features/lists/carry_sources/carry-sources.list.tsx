import * as fields from '@omc/sdk/fields/carry_sources'
import { StatusChip, type StatusShape, type Tone } from '@omc/ui'
import { choiceLabel, fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { clockMinute } from '../../../kernel/i18n/moments.ts'
import { InstantText, TitleWithCover } from '../../../kit/list/cells.tsx'
import { CutText } from '../../../kit/list/cut-text.tsx'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { statusTabs } from '../../../kit/list/filters/status-tabs.ts'
import { includedText } from '../../../kit/list/included-text.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { bulk, page, row } from './carry-source.acts.ts'

export { texts } from './carry-sources.zh.ts'

const Peek = panelPart(async () => (await import('./carry-source.peek.tsx')).Peek)

type Look = { readonly tone: Tone; readonly shape: StatusShape }
const STOPPED: Look = { tone: 'neutral', shape: 'square' }
const FAILED: Look = { tone: 'danger', shape: 'alert' }
const LOOKS: Readonly<Partial<Record<string, Look>>> = {
  active: { tone: 'success', shape: 'dot' },
  paused: { tone: 'warning', shape: 'pause' },
}

type LooksProps = {
  readonly at: string | null
  readonly error: string | null
  readonly nextAt: string | null
}

/** When the last look was, or why it failed, and when the next one is. */
const Looks = ({ at, error, nextAt }: LooksProps) => (
  <span className="block max-w-48 leading-tight">
    {error ? (
      <span title={error} className="line-clamp-2 text-danger-fg">
        {error}
      </span>
    ) : (
      <InstantText at={at} />
    )}
    {nextAt ? (
      <span className="block text-xs text-fg3 tabular-nums">
        {i18n.t('carrySource.next', { time: clockMinute(nextAt) })}
      </span>
    ) : null}
  </span>
)

/** Name of a related record, with room for one line. */
const nameIn = (row: object, relation: string, name: string) => (
  <CutText text={includedText(row, relation, name) || '—'} />
)
const NAME = { className: 'max-w-40' } as const

/** @source console spec §2, source lists; resources document §3 carry_sources */
export const list = defineList('carry_sources', {
  title: () => i18n.t('carrySource.title'),
  columns: {
    nickname: fields.nickname,
    platform: fields.platform,
    status: fields.status,
    monitored: fields.monitored,
    contents_count: fields.contents_count,
    fans_count: fields.fans_count,
    newest_content_at: fields.newest_content_at,
    last_spider_at: fields.last_spider_at,
    business_category_id: fields.business_category_id,
    user_id: fields.user_id,
    studio_account_id: fields.studio_account_id,
  },
  include: {
    business_category: ['business_categories', 'name'],
    user: ['users', 'full_name'],
    studio_account: ['studio_accounts', 'nickname'],
  },
  beside: ['avatar', 'last_spider_error', 'next_spider_at'],
  cells: {
    nickname: ({ row: one }) => <TitleWithCover title={one.nickname} cover={one.avatar} />,
    status: ({ row: { status, last_spider_error: error } }) => (
      <span title={error ? i18n.t('carrySource.failed', { error }) : ''}>
        <StatusChip {...(error ? FAILED : (LOOKS[status] ?? STOPPED))}>
          {choiceLabel(fields.status, status)}
        </StatusChip>
      </span>
    ),
    last_spider_at: ({ row }) => (
      <Looks at={row.last_spider_at} error={row.last_spider_error} nextAt={row.next_spider_at} />
    ),
    business_category_id: ({ row }) => nameIn(row, 'business_category', 'name'),
    user_id: ({ row }) => nameIn(row, 'user', 'full_name'),
    studio_account_id: ({ row }) => nameIn(row, 'studio_account', 'nickname'),
  },
  looks: {
    nickname: { inCard: 'title', className: 'max-w-0 w-1/4' },
    business_category_id: NAME,
    user_id: NAME,
    studio_account_id: NAME,
  },
  sorts: ['nickname', 'fans_count', 'last_spider_at'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('carrySource.search'),
  filters: [
    platformFilter('platform', fields.platform),
    flagFilter('monitored', fields.monitored),
    recordFilter(
      'business_category_id',
      fields.business_category_id,
      'business_categories.get_select',
    ),
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
  ],
  moreFilters: [
    choiceFilter('status', fields.status),
    recordFilter('studio_account_id', fields.studio_account_id, 'studio_accounts.get_select'),
    {
      kind: 'flag',
      name: 'failing',
      label: () => i18n.t('carrySource.failing'),
      yes: () => i18n.t('carrySource.fails'),
      no: () => i18n.t('carrySource.works'),
    },
    {
      kind: 'flag',
      name: 'assigned',
      label: () => i18n.t('carrySource.ownership'),
      yes: () => i18n.t('carrySource.assigned'),
      no: () => i18n.t('carrySource.unassigned'),
    },
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
    {
      kind: 'days',
      name: 'updated',
      label: () => fieldLabel(fields.updated_at),
      since: 'updated_since',
      until: 'updated_until',
    },
  ],
  statusTabs: statusTabs('status', fields.status, ['active', 'paused', 'stopped']),
  waits: [
    {
      label: () => i18n.t('carrySource.failing'),
      filters: { failing: ['true'] },
      tone: 'danger',
    },
    {
      label: () => i18n.t('carrySource.unassigned'),
      filters: { assigned: ['false'] },
      tone: 'warning',
    },
  ],
  scope: { sources: 'platform', account: 'studio_account_id' },
  restore: 'carry_sources.restore',
  edit: {
    operation: 'carry_sources.update',
    columns: ['status', 'monitored', 'business_category_id', 'user_id'],
    records: {
      business_category_id: 'business_categories.get_select',
      user_id: 'users.get_role_select',
    },
  },
  mark: ({ last_spider_error: error }) => (error ? 'danger' : null),
  Peek,
  row,
  bulk,
  page,
  live: 'updated_since',
  rowName: ({ nickname }) => nickname,
  empty: () => ({
    title: i18n.t('carrySource.empty'),
    description: i18n.t('carrySource.emptyHint'),
  }),
})
