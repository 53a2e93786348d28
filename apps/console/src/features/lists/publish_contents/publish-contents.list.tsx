import { personMoves } from '@omc/core/ledger'
import * as fields from '@omc/sdk/fields/publish_contents'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { addTexts, i18n } from '../../../kernel/i18n/i18n.ts'
import { clockMinute } from '../../../kernel/i18n/moments.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { statusTabs } from '../../../kit/list/filters/status-tabs.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { channelOptions } from '../../channels/channels.ts'
import { heldUntil } from '../../publishing/run/queue-rows.ts'
import { LedgerChip } from '../../publishing/screen/ledger-chip.tsx'
import { ReasonText } from '../../publishing/screen/reason-text.tsx'
import { CONTENTS } from '../filled-by.ts'
import { attemptTexts } from '../publish_attempts/attempt-texts.ts'
import { bulk, page, row } from './publish-content.acts.ts'

export { texts } from './publish-contents.zh.ts'

export const Peek = panelPart(async () => {
  const [part] = await Promise.all([import('./publish-content.peek.tsx'), addTexts(attemptTexts)])
  return part.Peek
})

/** Statuses that need a person come first. */
const URGENT_FIRST = [
  'needs_human',
  'unknown',
  'refused',
  'waiting',
  'queued',
  'claimed',
  'submitting',
  'paused',
  'published',
]

/** Until when the queue keeps an item back, in words; null for one whose turn may come. */
function releaseText(item: Parameters<typeof heldUntil>[0]): string | null {
  const at = heldUntil(item, Date.now())
  return at && i18n.t('publishQueue.release', { time: clockMinute(at) })
}

/** @source resources document §3 publish_contents */
export const list = defineList('publish_contents', {
  title: () => i18n.t('publishQueue.title'),
  columns: {
    title: fields.title,
    status: fields.status,
    account_name: fields.account_name,
    platform: fields.platform,
    wait_why: fields.wait_why,
    priority: fields.priority,
    draft: fields.draft,
    activity: fields.activity,
    updated_at: fields.updated_at,
  },
  beside: ['images', 'wait_until', 'release_at', 'remark', 'doubled_at'],
  cells: {
    title: ({ row }) => <TitleWithCover title={row.title} cover={row.images[0] ?? ''} />,
    status: ({ row }) => <LedgerChip state={row.status} fact={fields.status} />,
    wait_why: ({ row }) => (
      <ReasonText
        code={row.wait_why}
        more={
          row.wait_until
            ? i18n.t('publishQueue.until', { time: clockMinute(row.wait_until) })
            : row.wait_why
              ? row.remark
              : releaseText(row)
        }
      />
    ),
  },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-1/3' },
    wait_why: { className: 'max-w-52' },
  },
  sorts: ['updated_at', 'priority'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('publishQueue.search'),
  filters: [
    choiceFilter('status', fields.status),
    {
      kind: 'choice',
      name: 'platform',
      label: () => fieldLabel(fields.platform),
      options: channelOptions,
    },
    recordFilter('studio_account_id', fields.account_name, 'studio_accounts.get_select'),
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
      kind: 'days',
      name: 'release',
      label: () => fieldLabel(fields.release_at),
      since: 'release_since',
      until: 'release_until',
    },
    {
      kind: 'flag',
      name: 'doubled',
      label: () => fieldLabel(fields.doubled_at),
      yes: () => i18n.t('list.yes'),
      no: () => i18n.t('list.no'),
    },
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
  ],
  statusTabs: statusTabs('status', fields.status, URGENT_FIRST, 'publish_contents.statistics'),
  scope: { platforms: 'platform', account: 'studio_account_id' },
  edit: {
    operation: 'publish_contents.update',
    columns: ['status'],
    moves: { status: ({ status }) => personMoves(status) },
  },
  restore: 'publish_contents.restore',
  mark: ({ status, doubled_at: doubledAt }) =>
    status === 'needs_human' || status === 'unknown'
      ? 'warning'
      : status === 'refused' || doubledAt
        ? 'danger'
        : null,
  Peek,
  row,
  bulk,
  page,
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('publishQueue.empty'),
    description: i18n.t('publishQueue.emptyHint'),
    act: 'publish_contents.create',
    filledBy: CONTENTS,
  }),
})
