import { CHANNELS } from '@omc/core'
import { THINGS } from '@omc/core/problems'
import T from 'typebox'
import { equalsUuid, oneOf, references, since, until } from '../../jsonapi/filters.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import {
  Closed,
  Count,
  Id,
  Instant,
  Json,
  Label,
  Nullable,
  OneOf,
  Uuid,
} from '../../jsonapi/schema.ts'
import { ofOwnAccounts } from '../../jsonapi/scope.ts'
import { statisticsAction } from '../../workflows/statistics.ts'
import { ReportFields } from '../publish-contents/publish-actions.ts'
import {
  beginSubmit,
  keepAttempt,
  prepareLookup,
  prepareReport,
  prepareResolve,
  reconcileNow,
  reportAttempt,
  resolveAttempt,
  submitAttempt,
} from './publish-attempts.actions.ts'
import { publishAttemptsWords } from './publish-attempts.words.ts'

const STATES = [
  'claimed',
  'submitting',
  'published',
  'refused',
  'unknown',
  'absent',
  'needs_human',
  'released',
] as const
const ledger = [
  'publish_contents',
  'publish_events',
  'carry_publishes',
  'carry_contents',
  'studio_accounts',
]
const Fence = Closed({ fence: Count })

const filters = {
  state: oneOf('state', STATES),
  platform: oneOf('platform', CHANNELS),
  publish_content_id: references('publish_content_id'),
  studio_account_id: references('studio_account_id'),
  attempt_key: equalsUuid('attempt_key'),
  updated_since: since('updated_at'),
  updated_until: until('updated_at'),
  business_team_id: references('business_team_id'),
}

export const publishAttempts: Resource = defineResource({
  type: 'publish_attempts',
  label: THINGS.publishAttempt,
  words: publishAttemptsWords,
  table: 'publish_attempts',
  attributes: Closed({
    attempt_key: Uuid,
    publish_content_id: Id,
    studio_account_id: Id,
    platform: T.String(),
    device_id: Nullable(Id),
    fence: Count,
    generation: Count,
    state: OneOf(...STATES),
    lease_expires_at: Instant,
    claimed_at: Instant,
    submitted_at: Nullable(Instant),
    settled_at: Nullable(Instant),
    outcome: Nullable(T.String()),
    code: Nullable(T.String()),
    message: Nullable(T.String()),
    feed_id: Nullable(T.String()),
    evidence: Nullable(Json),
    reconcile_after: Nullable(Instant),
    reconcile_count: Count,
    updated_at: Instant,
  }),
  relations: { publish_content: { type: 'publish_contents', via: { ours: 'publish_content_id' } } },
  filters,
  sorts: ['updated_at', 'claimed_at', 'id'],
  scope: ofOwnAccounts,
  trash: false,
  verbs: { list: 'publish:read', get: 'publish:read' },
  actions: {
    statistics: statisticsAction({
      may: 'publish:read',
      summary: 'Counts by state, and a series by the day on which a device took the item',
      filters,
      of: () => publishAttempts,
      groups: ['state'],
      on: 'claimed_at',
    }),
    submitting: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'publish:run',
      summary:
        'Commits that the item is about to reach the channel; 409 lease_lost, attempt_closed, content_withdrawn, channel_disabled',
      touches: ledger,
      input: Fence,
      output: { kind: 'record' },
      begin: beginSubmit,
      run: submitAttempt,
    }),
    heartbeat: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'publish:run',
      summary: 'Keeps the lease of an open attempt; 409 lease_lost',
      input: Fence,
      output: { kind: 'data', schema: Closed({ fence: Count, lease_expires_at: Instant }) },
      run: keepAttempt,
    }),
    report: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'publish:run',
      summary:
        'Reports the result of this attempt, as set_publish_response does by its key: from the device that claimed it, with its fence; 403 not_the_executor, 404 where the account was given to a colleague meanwhile (set_publish_response takes it), 409 not_submitted, feed_id_taken, 422 feed_id_required',
      touches: ledger,
      input: Closed(ReportFields),
      output: { kind: 'record', resource: 'publish_contents' },
      prepare: prepareReport,
      run: reportAttempt,
    }),
    reconcile: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'publish:resolve',
      summary:
        'Looks the attempt up at the channel now, read-only; 409 too_early (meta until), attempt_closed',
      touches: ledger,
      input: Closed({}),
      output: { kind: 'record' },
      prepare: prepareLookup,
      run: reconcileNow,
    }),
    resolve: action({
      on: 'record',
      method: 'POST',
      effect: 'write',
      may: 'publish:resolve',
      summary:
        'A person settles an unknown result, with a reason: it is live (with its feed id), or it is not and may be sent again, or is set aside (paused) instead; the channel is asked first; 409 attempt_closed, too_early (meta until), found_at_channel (meta feed_id), feed_id_taken, 422 feed_id_required, feed_id_differs (meta feed_id), not_at_channel',
      touches: ledger,
      input: Closed({
        resolution: OneOf('published', 'not_published', 'set_aside'),
        feed_id: T.Optional(Label(200)),
        reason: Label(500),
      }),
      output: { kind: 'record' },
      prepare: prepareResolve,
      run: resolveAttempt,
    }),
  },
})
