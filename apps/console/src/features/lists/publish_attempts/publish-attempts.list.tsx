import * as fields from '@omc/sdk/fields/publish_attempts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { CutText } from '../../../kit/list/cut-text.tsx'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { statusTabs } from '../../../kit/list/filters/status-tabs.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { LedgerChip } from '../../publishing/screen/ledger-chip.tsx'
import { ReasonText } from '../../publishing/screen/reason-text.tsx'
import { PUBLISHING } from '../filled-by.ts'
import { OPEN, row } from './publish-attempt.acts.ts'
import { nameOfAttempt, queuedContent } from './queued-content.ts'

export { texts } from './publish-attempts.zh.ts'

const Peek = panelPart(async () => (await import('./publish-attempt.peek.tsx')).Peek)

/** Attempts with an unknown result. @source resources document §3 publish_attempts */
export const list = defineList('publish_attempts', {
  title: () => i18n.t('publishAttempt.title'),
  columns: {
    publish_content_id: fields.publish_content_id,
    state: fields.state,
    studio_account_id: fields.studio_account_id,
    code: fields.code,
    message: fields.message,
    reconcile_count: fields.reconcile_count,
    reconcile_after: fields.reconcile_after,
    submitted_at: fields.submitted_at,
    claimed_at: fields.claimed_at,
    settled_at: fields.settled_at,
  },
  include: { publish_content: ['publish_contents', 'title', 'account_name', 'images'] },
  titles: {
    publish_content_id: () => i18n.t('publishAttempt.content'),
    code: () => i18n.t('publishAttempt.why'),
  },
  cells: {
    publish_content_id: ({ row }) => (
      <TitleWithCover title={nameOfAttempt(row)} cover={queuedContent(row).cover} />
    ),
    state: ({ row }) => <LedgerChip state={row.state} fact={fields.state} />,
    studio_account_id: ({ row }) => queuedContent(row).account || '—',
    code: ({ row }) => <ReasonText code={row.code} />,
    message: ({ row }) => <CutText text={row.message ?? '—'} />,
  },
  looks: {
    publish_content_id: {
      inCard: 'title',
      className: 'max-w-0 w-1/3',
    },
    code: { className: 'max-w-52' },
    message: { className: 'max-w-52' },
  },
  sorts: ['claimed_at'],
  defaultSort: '-updated_at',
  filters: [
    recordFilter('studio_account_id', fields.studio_account_id, 'studio_accounts.get_select'),
  ],
  scope: { platforms: 'platform' },
  fixed: { state: OPEN },
  statusTabs: statusTabs('state', fields.state, OPEN, 'publish_attempts.statistics'),
  mark: ({ state }) => (state === 'needs_human' ? 'danger' : 'warning'),
  Peek,
  row,
  live: 'updated_since',
  rowName: nameOfAttempt,
  empty: () => ({
    title: i18n.t('publishAttempt.empty'),
    description: i18n.t('publishAttempt.emptyHint'),
    filledBy: PUBLISHING,
  }),
})
