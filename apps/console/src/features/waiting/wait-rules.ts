import type { Permission } from '@omc/acl'
import type { FilterName, ListResource } from '../../kit/list/list-names.ts'
import type { ScopeFilters } from '../../kit/list/list-scope.ts'
import { PLACES } from './places.ts'

export type WaitKind =
  | 'unknown'
  | 'doubled'
  | 'restored'
  | 'botChecks'
  | 'ended'
  | 'notPermitted'
  | 'expired'
  | 'refused'
  | 'rejected'
  | 'rejectedDrafts'
  | 'retries'
  | 'unattended'
  | 'expiring'
  | 'videoReview'
  | 'pictureReview'
  | 'review'
  | 'draftReview'
  | 'firstLook'
  | 'unassigned'
  | 'shortQueues'

/** Rows of a list that wait for a person, and the screens that show exactly these. */
export type WaitRule<R extends ListResource = ListResource> = {
  readonly kind: WaitKind
  readonly resource: R
  /** Waits for those who may do something about it. */
  readonly may: Permission
  /** Screens with the same rows, the widest first: the first that is open to the person is taken. */
  readonly at: readonly string[]
  /** Screens made for these rows: who may open one of them gets its own entry instead. */
  readonly insteadAt?: readonly string[]
  /** Tab of the screen, in the address. */
  readonly tab?: string
  /** Status tab of the list, in the address as `t`. */
  readonly status?: readonly [FilterName<R>, string]
  /** Chosen filters, in the address as `f.<name>`. */
  readonly filters?: { readonly [Name in FilterName<R>]?: readonly string[] }
  /** Filters of the list itself, which the address does not repeat. */
  readonly fixed?: { readonly [Name in FilterName<R>]?: readonly string[] }
  /** Rows whose instant is at most this many days away; the address has a filter of days. */
  readonly within?: { readonly name: string; readonly until: FilterName<R>; readonly days: number }
  /** The list's filters for the parts of a scope. */
  readonly scope?: ScopeFilters<FilterName<R>>
}

/** Checks the filter names of one row; rows of every resource stand in one table. */
const rule = <R extends ListResource>(one: WaitRule<R>): WaitRule => one

const CONTENT_SCOPE = {
  channel: 'channel',
  sources: 'source',
  contentType: 'content_type',
} as const
const ACCOUNTS = {
  resource: 'studio_accounts',
  scope: { platforms: 'platform' },
  at: PLACES.accounts,
  tab: 'studio',
} as const
const QUEUE = {
  resource: 'publish_contents',
  scope: { platforms: 'platform' },
  at: PLACES.publishes,
  tab: 'queue',
} as const
const CONTENTS = {
  resource: 'carry_contents',
  scope: CONTENT_SCOPE,
  at: PLACES.contents,
  tab: 'carry',
} as const
const DRAFTS = {
  resource: 'creator_contents',
  scope: { channels: 'channel' },
  at: PLACES.contents,
  tab: 'creator',
} as const

/** Everything that can wait for a person, the most urgent first. @source screens §2.5, menu badges; ux §7 */
export const WAIT_RULES: readonly WaitRule[] = [
  rule({
    kind: 'unknown',
    resource: 'publish_attempts',
    may: 'publish:resolve',
    at: PLACES.publishes,
    tab: 'attempts',
    scope: { platforms: 'platform' },
    fixed: { state: ['needs_human', 'unknown'] },
  }),
  rule({
    kind: 'doubled',
    ...QUEUE,
    may: 'publish:resolve',
    filters: { doubled: ['true'] },
  }),
  rule({
    kind: 'restored',
    resource: 'studio_accounts',
    may: 'publish:run',
    // There the notice of the restore stands, with the act that lets all queues go on.
    at: ['/console'],
    fixed: { restored: ['true'] },
  }),
  rule({ kind: 'botChecks', ...ACCOUNTS, may: 'account:publish', filters: { cooling: ['true'] } }),
  rule({ kind: 'ended', ...ACCOUNTS, may: 'publish:run', filters: { ended: ['true'] } }),
  rule({
    kind: 'notPermitted',
    ...ACCOUNTS,
    may: 'account:edit',
    filters: { permitted: ['false'] },
  }),
  rule({ kind: 'expired', ...ACCOUNTS, may: 'account:publish', status: ['expired', 'true'] }),
  rule({ kind: 'refused', ...QUEUE, may: 'publish:edit', status: ['status', 'refused'] }),
  rule({ kind: 'rejected', ...CONTENTS, may: 'content:edit', status: ['status', 'rejected'] }),
  rule({ kind: 'rejectedDrafts', ...DRAFTS, may: 'content:edit', status: ['status', 'rejected'] }),
  rule({ kind: 'retries', ...QUEUE, may: 'publish:edit', status: ['status', 'waiting'] }),
  rule({
    kind: 'unattended',
    ...ACCOUNTS,
    may: 'publish:run',
    filters: { unattended: ['true'] },
  }),
  rule({
    kind: 'expiring',
    ...ACCOUNTS,
    may: 'account:publish',
    status: ['expired', 'false'],
    within: { name: 'expires', until: 'expires_until', days: 3 },
  }),
  rule({
    kind: 'videoReview',
    ...CONTENTS,
    at: PLACES.videoReview,
    may: 'content:review',
    fixed: { status: ['processed'] },
  }),
  rule({
    kind: 'pictureReview',
    ...CONTENTS,
    at: PLACES.pictureReview,
    may: 'content:review',
    fixed: { status: ['processed'] },
  }),
  rule({
    kind: 'review',
    ...CONTENTS,
    may: 'content:review',
    insteadAt: [...PLACES.videoReview, ...PLACES.pictureReview],
    status: ['status', 'processed'],
  }),
  rule({ kind: 'draftReview', ...DRAFTS, may: 'content:review', status: ['status', 'processed'] }),
  rule({
    kind: 'firstLook',
    ...CONTENTS,
    at: [...PLACES.firstLook, ...PLACES.contents],
    may: 'content:review',
    status: ['status', 'fetched'],
  }),
  rule({
    kind: 'unassigned',
    ...CONTENTS,
    may: 'account:edit',
    filters: { status: ['checked'], assigned: ['false'] },
  }),
  rule({
    kind: 'shortQueues',
    ...ACCOUNTS,
    may: 'content:publish',
    filters: { short_queue: ['true'] },
  }),
]
