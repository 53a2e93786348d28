import { can } from '@omc/acl'
import { THINGS, says } from '@omc/core/problems'
import { sql } from 'kysely'
import { givesTo } from '../../db/gives-to.ts'
import { batchAnswer, rowFailure, type RowFailure } from '../../jsonapi/batch.ts'
import { actorOf, type Context, type RowChange } from '../../jsonapi/context.ts'
import { mayCall } from '../../jsonapi/may-call.ts'
import type { Registry } from '../../jsonapi/registry.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import type { Row } from '../../jsonapi/statements.ts'
import { Problem, notFound, problem, sayingOf } from '../../kernel/problem.ts'
import { knownEvents, ROOT_OPERATION } from './known-events.ts'
import { undoJob } from './undo-job.ts'

interface Event {
  id: number
  /** Of an undo: the operation that it took back. */
  operation: string
  subject_type: string
  subject_ids: string[]
  changes: RowChange[] | null
  /** Whether the actor may know its values. */
  is_known: boolean
}

/**
 * Brings back the columns an operation changed, in each row where they, and the time of the last
 * change, still are what the operation left. The time comes back too, so that several operations on
 * a row can be undone one after another.
 *
 * The start of a bulk job stands for all its portions; they are undone by a job.
 *
 * @throws Problem 404 when the event is not the actor's to undo, 403 `forbidden` when they may no
 *   longer do what they did or not read what it changed, 409 `nothing_to_undo` when it kept nothing
 * @source domain: content life cycle (every change can be undone); reliability T19
 */
export async function undo(registry: Registry, context: Context, { id }: { id: number }) {
  const event = await findEvent(registry, context, id)
  authorise(registry, context, event)
  const { operation } = event
  if (event.subject_type === 'jobs') {
    const jobId = Number(event.subject_ids[0])
    return undoJob(context, { id: event.id, jobId, operation })
  }
  return { ...(await undoChanges(registry, context, event)), job_id: null }
}

async function undoChanges(registry: Registry, context: Context, event: Event) {
  const resource = registry.resources.find(({ type }) => type === event.subject_type)
  if (!event.changes || !resource) throw nothing()
  await givesTo(context.db, holdersBefore(event.changes))

  const done: RowChange[] = []
  const failed: RowFailure[] = []
  // The last change first: an import can name a row twice.
  for (const change of event.changes.toReversed()) {
    const result = await restore(context, resource, change)
    if ('error' in result) failed.push(result)
    else done.push(result)
  }
  failed.reverse()
  if (done.length === 0) return batchAnswer({ succeeded: [], failed })
  const ids = [...new Set(done.map((row) => row.id))].toReversed()
  context.answer.meta.touches = [resource.type]
  const undoId = await context.audit({
    operation: 'audit_events.undo',
    subjectType: event.subject_type,
    subjectIds: ids,
    after: { undo_of: String(event.id), operation: event.operation },
    changes: done,
  })
  return batchAnswer({ succeeded: ids, failed, undoId: String(undoId) })
}

const nothing = () => problem('nothing_to_undo')

/** Former owners of the rows; they may get them back. */
const holdersBefore = (changes: readonly RowChange[]): number[] => [
  // 0 matches no person.
  ...new Set(changes.map(({ before }) => Number(before['user_id'] ?? 0))),
]

/** People who may undo see the team's events here, everyone else their own. */
async function findEvent(registry: Registry, context: Context, id: number): Promise<Event> {
  const actor = actorOf(context)
  const theirs = can(actor, 'audit:undo') ? sql`true` : sql`t.user_id = ${actor.userId}`
  const { rows } = await sql<Event>`
    select t.id, ${ROOT_OPERATION} as operation, t.subject_type, t.subject_ids, t.changes,
      ${knownEvents(registry, actor)} as is_known
    from audit_events t where t.id = ${id} and ${ownTeam(actor)} and ${theirs}`.execute(context.db)
  const event = rows[0]
  if (!event) throw notFound(THINGS.auditEvent)
  return event
}

/** Checks the permission again: it may have been revoked since the operation. */
function authorise(registry: Registry, context: Context, { operation, is_known: isKnown }: Event) {
  const actor = actorOf(context)
  const may = registry.operations.find(({ id }) => id === operation)?.may
  const mayUndo = can(actor, 'audit:undo') || (may !== undefined && mayCall(actor, may))
  // Nobody gives a record values that they may not see.
  if (mayUndo && isKnown) return
  throw problem('forbidden.undo', {}, { meta: { permission: 'audit:undo' } })
}

/** A secret leaves no trace but the time of its change. */
const isTime = (column: string) => column === 'updated_at'

/** One row brought back, or why not. */
async function restore(
  context: Context,
  resource: Resource,
  { id, before, after }: RowChange,
): Promise<RowChange | RowFailure> {
  const columns = Object.keys(before)
  if (columns.some((name) => name.endsWith('_set_at')) || columns.every(isTime))
    return rowFailure(id, says('secret_changed'))
  const table = sql.table(resource.table)
  const { rows } = await sql<{ row: Row; same: boolean }>`
    select to_jsonb(t) as row, not exists (
      select from jsonb_object_keys(${JSON.stringify(after)}::jsonb) k
      where to_jsonb(t) -> k is distinct from to_jsonb(jsonb_populate_record(t, ${JSON.stringify(after)}::jsonb)) -> k
    ) as same
    from ${table} t where t.id = ${id}::bigint and ${resource.scope(actorOf(context))} for update`.execute(
    context.db,
  )
  const found = rows[0]
  if (!found) return rowFailure(id, says('not_found.row'))
  if (!found.same) return rowFailure(id, says('changed_since'))
  const values = { ...before }
  const refused = await refusal(context, resource, { id, values, row: found.row })
  if (refused) return refused
  // A guard may add columns that the operation did not change: they are not brought back.
  const set = Object.fromEntries(columns.map((name) => [name, values[name]]))
  await sql`update ${table} t set (${sql.join(columns.map((name) => sql.ref(name)))}) = (
      select ${sql.join(columns.map((name) => sql.ref(`p.${name}`)))}
      from jsonb_populate_record(t, ${JSON.stringify(set)}::jsonb) p)
    where t.id = ${id}::bigint`.execute(context.db)
  return { id, before: after, after: set }
}

/** The guard of the resource has its word on an undo as on any other change. */
async function refusal(
  context: Context,
  resource: Resource,
  { id, values, row }: { id: string; values: Record<string, unknown>; row: Row },
): Promise<RowFailure | undefined> {
  try {
    await resource.guard?.(context, { verb: 'update', id: Number(id), before: row, values })
    return undefined
  } catch (error) {
    if (error instanceof Problem) return rowFailure(id, sayingOf(error))
    throw error
  }
}
