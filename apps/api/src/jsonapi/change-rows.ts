import { sql, type RawBuilder } from 'kysely'
import { actorOf, type Context, type RowChange } from './context.ts'
import type { Resource } from './resource.ts'
import { toColumn } from './to-column.ts'

/** Part of a request's or job's context that a change needs. */
export type Changing = Pick<Context, 'db' | 'now' | 'audit'>
/** The same of a person. */
export type Trashing = Changing & Pick<Context, 'actor'>

interface Wanted {
  /** `<resource>.<operation>`, for the audit row. */
  operation: string
  resource: Resource
  ids: readonly number[]
  /** Values by column; SQL may refer to the row as `t`. */
  set: Readonly<Record<string, unknown>>
  reason?: string | undefined
}

/**
 * Changes rows and writes one audit row that can be undone. The rows have been found and locked by
 * the caller; nothing here asks again who may see them.
 *
 * @returns the id of the audit row, which is the `undo_id` of the answer; null when `ids` is empty
 * @source domain: content life cycle (every change can be undone); reliability T19
 */
export async function changeRows(context: Changing, wanted: Wanted): Promise<string | null> {
  const { operation, resource, ids, reason } = wanted
  if (ids.length === 0) return null
  const set = { ...wanted.set, updated_at: context.now }
  const shown = Object.keys(set).filter((name) => !/_(sealed|hash)$/.test(name))
  const state = sql`jsonb_build_object(${sql.join(
    shown.flatMap((name) => [sql.lit(name), sql.ref(`t.${name}`)]),
  )})`
  const before = await sql<{ id: number; state: Record<string, unknown> }>`
    select t.id, ${state} as state from ${sql.table(resource.table)} t
    where t.id = any(${ids}::bigint[]) order by t.id for update`.execute(context.db)
  const assignments = Object.entries(set).map(
    ([name, value]) => sql`${sql.ref(name)} = ${valueOf(resource, name, value)}`,
  )
  const after = await sql<{ id: number; state: Record<string, unknown> }>`
    update ${sql.table(resource.table)} t set ${sql.join(assignments)}
    where t.id = any(${ids}::bigint[]) returning t.id, ${state} as state`.execute(context.db)
  const now = new Map(after.rows.map((row) => [row.id, row.state]))
  const changes: RowChange[] = before.rows.map((row) => ({
    id: String(row.id),
    before: row.state,
    after: now.get(row.id) ?? {},
  }))
  const auditId = await context.audit({
    operation,
    subjectType: resource.type,
    subjectIds: ids,
    changes,
    ...(reason ? { reason } : {}),
  })
  return String(auditId)
}

/**
 * Moves rows to the trash, or the rows that a condition on `t` finds among those the actor sees.
 *
 * @returns how many, and the id that undoes it
 * @source domain: verb table (clear_*, delete_*)
 */
export async function trashRows(
  context: Trashing,
  {
    operation,
    resource,
    where,
  }: { operation: string; resource: Resource; where: RawBuilder<boolean> },
): Promise<{ count: number; undo_id: string | null }> {
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(resource.table)} t
    where t.deleted_at is null and ${resource.scope(actorOf(context))} and (${where})
    order by t.id for update`.execute(context.db)
  const ids = rows.map(({ id }) => id)
  const undoId = await changeRows(context, {
    operation,
    resource,
    ids,
    set: intoTrash(context, resource),
  })
  return { count: ids.length, undo_id: undoId }
}

/** The columns that change when rows of a resource go to the trash. */
export const intoTrash = ({ now }: Pick<Context, 'now'>, { lifeCycle }: Resource) => ({
  deleted_at: now,
  ...(lifeCycle ? { status_before_trash: sql`t.status`, status: 'deleted' } : {}),
})

/** The columns that change when they come back. */
export const outOfTrash = ({ lifeCycle }: Resource) => ({
  deleted_at: null,
  ...(lifeCycle
    ? { status: sql`coalesce(t.status_before_trash, 'fetched')`, status_before_trash: null }
    : {}),
})

const isSql = (value: unknown): value is RawBuilder<unknown> =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value

const valueOf = (resource: Resource, name: string, value: unknown) =>
  isSql(value) ? value : toColumn(resource, name, value)
