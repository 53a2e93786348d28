import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { code, oneOf, references, since, until, type Filter } from '../../jsonapi/filters.ts'
import { action, defineResource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Json, Nullable, OneOf } from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { keptCode, keptText } from '../../kernel/kept-saying.ts'
import { jobsWords } from './jobs.words.ts'
import { cancelJob, retryJob } from './steer-job.ts'

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

/** Looks at all watched authors, by schedule or because a person asked. */
const isPatrol: Filter = {
  schema: T.Boolean(),
  where(value) {
    const patrols = sql<boolean>`(t.kind = 'spider_sources' and t.input @> '{"watched": true}')`
    return value ? patrols : sql<boolean>`not ${patrols}`
  },
}

/** @source domain: jobs, notices, events */
export const jobs = defineResource({
  type: 'jobs',
  label: THINGS.job,
  words: jobsWords,
  table: 'jobs',
  attributes: Closed({
    kind: T.String(),
    state: OneOf(...JOB_STATES),
    done_count: Count,
    total_count: Nullable(Count),
    error: Nullable(T.String()),
    error_code: Nullable(T.String()),
    error_params: Nullable(Json),
    result: Nullable(Json),
    tries: Count,
    scheduled: T.Boolean({ description: 'started by a schedule, not by a person' }),
    due_at: Nullable(Instant),
    cancel_requested: T.Boolean(),
    user_id: Nullable(Id),
    created_at: Instant,
    started_at: Nullable(Instant),
    finished_at: Nullable(Instant),
    updated_at: Instant,
  }),
  computed: {
    error: keptText('error'),
    error_code: keptCode('error'),
    cancel_requested: 't.cancel_requested_at is not null',
    scheduled: 't.user_id is null',
  },
  relations: { user: { type: 'users', via: { ours: 'user_id' } } },
  filters: {
    state: oneOf('state', JOB_STATES),
    kind: code('kind'),
    patrol: isPatrol,
    user_id: references('user_id'),
    business_team_id: references('business_team_id'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
    since: since('created_at'),
    until: until('created_at'),
  },
  sorts: ['updated_at', 'created_at'],
  scope: ownOrTeam,
  trash: false,
  sayings: true,
  verbs: { list: 'job:read', get: 'job:read' },
  actions: {
    cancel: action({
      on: 'record',
      method: 'PUT',
      effect: 'write',
      may: 'job:run',
      summary: 'Stop a job: at once while it is queued, after its present step while it runs.',
      output: { kind: 'record' },
      run: cancelJob,
    }),
    retry: action({
      on: 'record',
      method: 'PUT',
      effect: 'write',
      may: 'job:run',
      summary: 'Start a failed or cancelled job again, from where it stopped.',
      output: { kind: 'record' },
      run: retryJob,
    }),
  },
})
