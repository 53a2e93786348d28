import { canVisit } from '@omc/acl'
import { accountProblems, CHANNELS } from '@omc/core'
import * as fields from '@omc/sdk/fields/studio_accounts'
import { Suspense } from 'react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { importAct } from '../../../kit/import/import-act.tsx'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import type { ListFilter } from '../../../kit/list/filters/list-filter.ts'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { FlagChip } from '../../../kit/list/flag-chip.tsx'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart, restPart } from '../../../kit/list/panel-part.ts'
import { UntilText } from '../until-text.tsx'
import { startAgain } from './start-again.ts'

export { texts } from './studio-accounts.zh.ts'

const EditPanel = panelPart(async () => (await import('./studio-account.forms.ts')).EditPanel)
const sync = async () => (await import('./studio-account.sync-part.ts')).syncPart()
const SyncInfoPanel = panelPart(async () => (await sync()).SyncInfoPanel)
const SyncDaorcPanel = panelPart(async () => (await sync()).SyncDaorcPanel)
const OwnerCell = restPart(async () => (await import('../owner-cell.tsx')).OwnerCell)
const Peek = panelPart(async () => (await import('./studio-account.peek-part.ts')).peekPart())
const GoToConsole = panelPart(async () => (await import('./go-to-console.ts')).GoToConsole)

type Row = AskedRow<'studio_accounts', 'nickname'>
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

/** Filter by what the server compares with now; no attribute says it. */
const waitFlag = <Name extends 'cooling' | 'ended' | 'short_queue' | 'unattended'>(
  name: Name,
  label: () => string,
): ListFilter<Name> => ({
  kind: 'flag',
  name,
  label,
  yes: () => i18n.t('list.yes'),
  no: () => i18n.t('list.no'),
})

/** @source console spec §2, account lists; resources document §3 studio_accounts */
export const list = defineList('studio_accounts', {
  title: () => i18n.t('studioAccount.title'),
  columns: {
    nickname: fields.nickname,
    platform: fields.platform,
    permitted: fields.permitted,
    day_publish_count: fields.day_publish_count,
    expires_at: fields.expires_at,
    contents_count: fields.contents_count,
    fans_count: fields.fans_count,
    user_id: fields.user_id,
    updated_at: fields.updated_at,
  },
  beside: ['uid', 'avatar', 'day_task_count', 'cooldown_until', 'queue_ended_why'],
  include: { user: ['users', 'full_name'] },
  titles: { day_publish_count: () => i18n.t('studioAccount.posts') },
  cells: {
    nickname: ({ row }) => <TitleWithCover title={row.nickname} cover={row.avatar} />,
    permitted: ({ row }) => (
      <FlagChip isGood={row.permitted}>
        {i18n.t(row.permitted ? 'studioAccount.permitted' : 'studioAccount.refused')}
      </FlagChip>
    ),
    day_publish_count: ({ row }) => (
      <span className="tabular-nums">{`${row.day_publish_count}/${row.day_task_count}`}</span>
    ),
    expires_at: ({ row }) => <UntilText at={row.expires_at} />,
    user_id: ({ row }) => (
      <Suspense fallback={null}>
        <OwnerCell row={row} />
      </Suspense>
    ),
  },
  looks: {
    nickname: { inCard: 'title', className: 'max-w-0 w-1/4' },
  },
  hidesPeople: true,
  sorts: ['updated_at', 'nickname', 'fans_count', 'expires_at'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('studioAccount.search'),
  filters: [
    platformFilter('platform', fields.platform, CHANNELS),
    flagFilter('permitted', fields.permitted),
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
  ],
  moreFilters: [
    {
      kind: 'days',
      name: 'expires',
      label: () => fieldLabel(fields.expires_at),
      since: 'expires_since',
      until: 'expires_until',
    },
    waitFlag('cooling', () => i18n.t('studioAccount.cooling')),
    waitFlag('ended', () => i18n.t('studioAccount.ended')),
    waitFlag('short_queue', () => i18n.t('studioAccount.shortQueue')),
    waitFlag('unattended', () => i18n.t('studioAccount.unattended')),
  ],
  statusTabs: {
    filter: 'expired',
    values: () => [
      { value: 'true', label: i18n.t('studioAccount.expired') },
      { value: 'false', label: i18n.t('studioAccount.notExpired') },
    ],
  },
  waits: [
    {
      label: () => i18n.t('studioAccount.refused'),
      filters: { permitted: ['false'] },
      tone: 'danger',
    },
  ],
  scope: { platforms: 'platform' },
  restore: 'studio_accounts.restore',
  mark(row) {
    const [problem] = accountProblems(row, Date.now())
    if (problem === undefined) return null
    return problem === 'cooling' ? 'warning' : 'danger'
  },
  Peek,
  row: [
    startAgain,
    {
      operation: 'studio_accounts.update',
      label: () => i18n.t('studioAccount.edit'),
      Panel: EditPanel,
    },
    runs('studio_accounts.exec_account_job', {
      label: () => i18n.t('studioAccount.check'),
      args: ({ id }: Row) => ({ ids: [id], job: 'check' as const }),
      done: () => i18n.t('studioAccount.checking'),
    }),
    {
      operation: 'publish_contents.list',
      label: () => i18n.t('studioAccount.console'),
      Panel: GoToConsole,
      isFor: (_row, person) => canVisit(person, '/console'),
    },
    runs('studio_accounts.delete', {
      label: () => i18n.t('studioAccount.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ nickname }: Row) => ({
        title: i18n.t('studioAccount.deleteTitle'),
        description: nickname,
        confirm: i18n.t('studioAccount.delete'),
        tone: 'danger',
      }),
      done: () => i18n.t('studioAccount.deleted'),
    }),
  ],
  page: [
    {
      operation: 'studio_accounts.sync_info',
      label: () => i18n.t('studioAccount.add'),
      isPrimary: true,
      Panel: SyncInfoPanel,
    },
    {
      operation: 'studio_accounts.sync_daorc_account',
      label: () => i18n.t('studioAccount.syncAll'),
      Panel: SyncDaorcPanel,
    },
    importAct(
      'studio_accounts.batch_update_from_import',
      () => i18n.t('studioAccount.importFile'),
      async () => (await import('./studio-account.import.ts')).table,
    ),
  ],
  bulk: [
    runs('studio_accounts.exec_account_job', {
      label: () => i18n.t('studioAccount.check'),
      args: (rows: readonly Row[]) => ({ ids: idsOf(rows), job: 'check' as const }),
      done: (_answer, rows) => i18n.t('studioAccount.checkingMany', { count: rows.length }),
    }),
    runs('studio_accounts.exec_account_job', {
      label: () => i18n.t('studioAccount.refresh'),
      args: (rows: readonly Row[]) => ({ ids: idsOf(rows), job: 'refresh' as const }),
      done: (_answer, rows) => i18n.t('studioAccount.refreshing', { count: rows.length }),
    }),
  ],
  live: 'updated_since',
  rowName: ({ nickname }) => nickname,
  empty: () => ({
    title: i18n.t('studioAccount.empty'),
    description: i18n.t('studioAccount.emptyHint'),
    filledBy: ['/ucenter/landing'],
  }),
})
