import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { rowFailure, type RowFailure } from '../jsonapi/batch.ts'
import type { Context, RowChange } from '../jsonapi/context.ts'
import { BatchResult, Closed, Id } from '../jsonapi/schema.ts'

/** Answer of calls that derive rows: one result per source. */
export const DeriveResult = Closed({
  succeeded: T.Array(
    Closed({
      id: T.String({ description: 'what it was made from' }),
      record_id: Id,
      existing: T.Boolean({ description: 'was made before; nothing was added' }),
    }),
  ),
  failed: T.Array(
    Closed({ id: T.String(), error: BatchResult.properties.failed.items.properties.error }),
  ),
  undo_id: BatchResult.properties.undo_id,
})

export interface DerivedRow {
  /** The source, as named in the answer. */
  source: string
  origin: { type: string; id: string }
  /** Columns; lists of objects and objects as JSON text. */
  values: Readonly<Record<string, unknown>>
}

interface Wanted {
  /** `<resource>.<operation>`, for the audit row. */
  operation: string
  /** Where the rows go. Contents have the life cycle. */
  into: { type: string; table: string; lifeCycle?: boolean | undefined }
  rows: readonly DerivedRow[]
  failed?: readonly RowFailure[]
}

export interface Derived {
  succeeded: { id: string; record_id: string; existing: boolean }[]
  failed: RowFailure[]
  undo_id: string | null
}

/**
 * Makes rows out of others, once per origin: the same call again finds what it made. One audit row
 * undoes the new rows.
 *
 * @source domain: verb table (transfer_to_*, generate_*, add_content_from_*: idempotent by origin)
 */
export async function deriveRows(
  context: Context,
  { operation, into, rows, failed: before = [] }: Wanted,
): Promise<Derived> {
  const succeeded: Derived['succeeded'] = []
  const failed = [...before]
  const made: number[] = []
  for (const row of rows) {
    const stored = await insertOnce(context, into.table, row)
    if (stored.tag === 'trashed') {
      failed.push(rowFailure(row.source, says('in_trash.derived')))
      continue
    }
    const existing = stored.tag === 'existing'
    if (!existing) made.push(stored.id)
    succeeded.push({ id: row.source, record_id: String(stored.id), existing })
  }
  const undoId =
    made.length === 0
      ? null
      : await context.audit({
          operation,
          subjectType: into.type,
          subjectIds: made,
          changes: await madeRows(context, into, made),
        })
  return { succeeded, failed, undo_id: undoId === null ? null : String(undoId) }
}

type StoredRow = { tag: 'made' | 'existing' | 'trashed'; id: number }

async function insertOnce(
  { db, now }: Context,
  table: string,
  { origin, values }: DerivedRow,
): Promise<StoredRow> {
  const columns = {
    ...values,
    origin_type: origin.type,
    origin_id: origin.id,
    created_at: now,
    updated_at: now,
  }
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(columns))})
    on conflict (business_team_id, origin_type, origin_id) do nothing returning id`.execute(db)
  const [made] = rows
  if (made) return { tag: 'made', id: made.id }
  const found = await sql<{ id: number; trashed: boolean }>`
    select id, deleted_at is not null as trashed from ${sql.table(table)}
    where business_team_id = ${values.business_team_id} and origin_type = ${origin.type}
      and origin_id = ${origin.id}`.execute(db)
  const [row] = found.rows
  if (!row) throw new Error(`the row of ${origin.type} ${origin.id} is neither made nor there`)
  return { tag: row.trashed ? 'trashed' : 'existing', id: row.id }
}

/** Undoing the making of a row moves it to the trash. */
async function madeRows(
  { db, now }: Context,
  { table, lifeCycle }: Wanted['into'],
  ids: readonly number[],
): Promise<RowChange[]> {
  const trashed = lifeCycle ? sql`, 'status', 'deleted', 'status_before_trash', t.status` : sql``
  const alive = lifeCycle
    ? sql`, 'status', t.status, 'status_before_trash', t.status_before_trash`
    : sql``
  const { rows } = await sql<RowChange>`
    select t.id::text as id,
      jsonb_build_object('deleted_at', ${now}::timestamptz, 'updated_at', t.updated_at ${trashed}) as before,
      jsonb_build_object('deleted_at', null, 'updated_at', t.updated_at ${alive}) as after
    from ${sql.table(table)} t where t.id = any(${[...ids]}::bigint[]) order by t.id`.execute(db)
  return rows
}
