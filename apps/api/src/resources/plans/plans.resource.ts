import { CONTENT_STATUSES } from '@omc/core'
import T from 'typebox'
import { actorOf } from '../../jsonapi/context.ts'
import { flag, oneOf, references, search, since, until } from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import { Closed, Id, IdOf, Instant, Label, Nullable, OneOf, Text } from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { Day } from '../../orders/money.ts'
import { TimeOfDay, Zone } from '../../workflows/wall-clock.ts'
import { ofChannels } from '../studio-accounts/account-filters.ts'
import { plansWords } from './plans.words.ts'
import { withNextRun } from './with-next-run.ts'

const KINDS = ['submit', 'open_queue'] as const

const Weekdays = T.Array(T.Integer({ minimum: 1, maximum: 7 }), {
  minItems: 1,
  maxItems: 7,
  uniqueItems: true,
  description: '1 = Monday … 7 = Sunday',
})
const Times = T.Array(TimeOfDay, {
  minItems: 1,
  maxItems: 24,
  uniqueItems: true,
  description: 'HH:MM',
  examples: [['09:30']],
})
const Batch = T.Integer({ minimum: 1, maximum: 100, description: 'contents at each time' })
/** Conditions for contents to be taken. */
const matching = {
  content_status: T.Optional(OneOf(...CONTENT_STATUSES)),
  content_source: T.Optional(Text(60)),
  content_category: T.Optional(Text(100)),
}
const settings = {
  kind: T.Optional(OneOf(...KINDS)),
  weekdays: T.Optional(Weekdays),
  timezone: T.Optional(Zone),
  batch_count: T.Optional(Batch),
  ...matching,
  draft: T.Optional(T.Boolean()),
  activity: T.Optional(T.Boolean()),
  enabled: T.Optional(T.Boolean()),
  starts_on: T.Optional(Nullable(Day)),
  ends_on: T.Optional(Nullable(Day)),
}

/**
 * When an account is fed: at these times of these days so many contents that match go into its
 * queue (`submit`), or its ended and paused queue is opened again (`open_queue`).
 *
 * @source domain: operations beyond the seeds (plans)
 */
export const plans = defineResource({
  type: 'plans',
  label: { zh: '发布计划', en: 'publish plan' },
  words: plansWords,
  table: 'plans',
  attributes: Closed({
    user_id: Id,
    studio_account_id: Id,
    account_name: T.String(),
    platform: T.String(),
    name: T.String(),
    kind: OneOf(...KINDS),
    weekdays: T.Array(T.Integer({ minimum: 1, maximum: 7 })),
    times: T.Array(TimeOfDay),
    timezone: T.String(),
    batch_count: T.Integer(),
    content_status: T.String(),
    content_source: T.String({ description: 'empty = any' }),
    content_category: T.String({ description: 'empty = any' }),
    draft: T.Boolean(),
    activity: T.Boolean(),
    enabled: T.Boolean(),
    starts_on: Nullable(Day),
    ends_on: Nullable(Day),
    next_run_at: Nullable(Instant),
    last_run_at: Nullable(Instant),
    last_job_id: Nullable(Id),
    last_job_state: Nullable(T.String()),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    account_name: `coalesce((select a.nickname from studio_accounts a where a.id = t.studio_account_id), '')`,
    platform: `coalesce((select a.platform from studio_accounts a where a.id = t.studio_account_id), '')`,
    starts_on: 't.starts_on::text',
    ends_on: 't.ends_on::text',
    last_job_state: 'select j.state from jobs j where j.id = t.last_job_id',
  },
  relations: {
    studio_account: { type: 'studio_accounts', via: { ours: 'studio_account_id' } },
    last_job: { type: 'jobs', via: { ours: 'last_job_id' } },
    user: { type: 'users', via: { ours: 'user_id' } },
  },
  filters: {
    search: search('name'),
    studio_account_id: references('studio_account_id'),
    platform: ofChannels,
    kind: oneOf('kind', KINDS),
    enabled: flag('enabled'),
    user_id: references('user_id'),
    business_team_id: references('business_team_id'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
  },
  sorts: ['updated_at', 'next_run_at', 'name'],
  scope: ownOrTeam,
  verbs: {
    list: 'plan:read',
    get: 'plan:read',
    create: 'plan:edit',
    update: 'plan:edit',
    delete: 'plan:edit',
  },
  create: Closed({
    studio_account_id: IdOf('studio_accounts'),
    name: Label(60),
    times: Times,
    ...settings,
  }),
  update: Closed({ name: T.Optional(Label(60)), times: T.Optional(Times), ...settings }),
  stored: withNextRun,
  defaults: async (context, { kind = 'submit' }) => ({ user_id: actorOf(context).userId, kind }),
})
