import { can } from '@omc/acl'
import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { code, isSet, references, search, since, until } from '../../jsonapi/filters.ts'
import type { Registry } from '../../jsonapi/registry.ts'
import { action, defineResource } from '../../jsonapi/resource.ts'
import {
  BatchResult,
  Closed,
  Count,
  Id,
  Instant,
  Json,
  Nullable,
  OneOf,
  Text,
} from '../../jsonapi/schema.ts'
import { ownTeam, type Scope } from '../../jsonapi/scope.ts'
import { auditEventsWords } from './audit-events.words.ts'
import { knownEvents } from './known-events.ts'
import { undo } from './undo.ts'
import { prepareVerify, verify } from './verify.ts'

/** The changes are too large for an index. */
const { looksAt: _, ...hasChanges } = isSet('changes')

const Values = Nullable(Json)
const UNDONE = `(select u.id from audit_events u where u.operation = 'audit_events.undo'
  and u.after ->> 'undo_of' = t.id::text order by u.id desc limit 1)`

const attributes = Closed({
  business_team_id: Id,
  team_name: T.String(),
  user_id: Nullable(Id),
  username: T.String(),
  full_name: T.String(),
  operation: T.String(),
  subject_type: T.String(),
  subject_ids: T.Array(T.String()),
  before: Values,
  after: Values,
  changes: Nullable(
    T.Array(Closed({ id: T.String(), before: Json, after: Json }), {
      description: 'the columns that changed, row by row',
    }),
  ),
  undoable: T.Boolean({ description: 'whether it kept what undoes it' }),
  undone_by: Nullable(Id),
  reason: Nullable(T.String()),
  created_at: Instant,
})

const computed = {
  team_name: `coalesce((select b.name from business_teams b where b.id = t.business_team_id), '')`,
  username: `coalesce((select u.username from users u where u.id = t.user_id), '')`,
  full_name: `coalesce((select u.full_name from users u where u.id = t.user_id), '')`,
  undoable: 't.changes is not null',
  undone_by: UNDONE,
}

/** Results of the rows, or the job that will have them. */
const UndoResult = Closed({ ...BatchResult.properties, job_id: Nullable(Id) })

/**
 * All events of the team for people who lead it, their own events for everyone else; none of a
 * resource that they may not read, or of a record that is another person's alone.
 */
const trailOf =
  (registry: () => Registry): Scope =>
  (actor) => {
    const ofTeam = sql<boolean>`(${ownTeam(actor)} and ${knownEvents(registry(), actor)})`
    return can(actor, 'audit:read')
      ? ofTeam
      : sql<boolean>`(${ofTeam} and t.user_id = ${actor.userId})`
  }

/** Result of verifying the whole trail. */
const Verified = Closed({
  ok: T.Boolean(),
  complete: T.Boolean({ description: 'false when only the newest part was looked at' }),
  checked_count: Count,
  head: Nullable(
    Closed({
      chain: T.String(),
      sequence: Count,
      hash: T.String({ description: 'SHA-256, hexadecimal' }),
      sealed_at: Instant,
    }),
  ),
  first_broken: Nullable(
    Closed({
      audit_event_id: Nullable(Id),
      chain: T.String(),
      sequence: Count,
      what: OneOf('changed', 'deleted', 'seal-changed', 'seal-deleted', 'truncated', 'unsealed'),
    }),
  ),
})

/**
 * Acts of people, and the changes they made. The registry is passed as a function, because it
 * contains this resource too.
 *
 * @source reliability T19; domain: operations beyond the seeds (audit_events)
 */
export const createAuditEvents = (registry: () => Registry) =>
  defineResource({
    type: 'audit_events',
    label: THINGS.auditEvent,
    words: auditEventsWords,
    table: 'audit_events',
    attributes,
    computed,
    relations: {
      user: { type: 'users', via: { ours: 'user_id' } },
      business_team: { type: 'business_teams', via: { ours: 'business_team_id' } },
    },
    filters: {
      search: search('operation', 'subject_type', 'reason'),
      operation: code('operation'),
      subject_type: code('subject_type'),
      subject_id: {
        schema: Text(100),
        where: (value) => sql<boolean>`t.subject_ids @> array[${value}::text]`,
      },
      user_id: references('user_id'),
      business_team_id: references('business_team_id'),
      undoable: hasChanges,
      since: since('created_at'),
      until: until('created_at'),
    },
    sorts: ['created_at'],
    defaultSort: '-created_at',
    scope: trailOf(registry),
    trash: false,
    verbs: { list: 'signed-in', get: 'signed-in' },
    actions: {
      undo: action({
        on: 'record',
        method: 'POST',
        effect: 'write',
        may: 'signed-in',
        undoes: true,
        summary:
          'Bring back what the operation changed, row by row, where nothing else has changed it since; an undo can be undone; that of a job on many rows is a job too (`job_id`). Needs audit:undo, or to have done the operation and still be allowed to, and to be allowed to read what it changed.',
        touches: ['jobs'],
        output: { kind: 'data', schema: UndoResult },
        run: (context, args) => undo(registry(), context, args),
      }),
      verify: action({
        on: 'collection',
        method: 'GET',
        effect: 'read',
        may: 'audit:read',
        summary:
          'Whether the trail is whole: every seal with its row, the newest 20,000 of each chain, and the head kept outside the database.',
        output: {
          kind: 'data',
          schema: Verified,
        },
        prepare: prepareVerify,
        run: verify,
      }),
    },
  })
