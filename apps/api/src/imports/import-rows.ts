import { sql } from 'kysely'
import type { Context, RowChange } from '../jsonapi/context.ts'
import { databaseProblem } from '../jsonapi/database-problem.ts'
import type { Resource } from '../jsonapi/resource.ts'
import { Problem, sayingOf } from '../kernel/problem.ts'
import type { ImportFailure } from './import-result.ts'
import type { Importer, RowOf } from './importer.ts'
import { mapColumns } from './map-columns.ts'
import { readRow } from './read-row.ts'
import type { Table } from './sheet-builder.ts'

/** Result of one row: its record, and the changed columns if it existed. */
export interface Stored {
  id: number | string
  change?: Pick<RowChange, 'before' | 'after'>
}

interface Wanted<I extends Importer> {
  /** `<resource>.<operation>`, for the audit row. */
  operation: string
  resource: Resource
  importer: I
  table: Table
  mapping?: Readonly<Record<string, unknown>> | undefined
  /**
   * Writes one row. Throws a Problem to refuse it; whatever it wrote before that is undone.
   * Without `change` the record counts as new: undoing the import moves it to the trash.
   */
  store: (values: RowOf<I>, row: number) => Promise<Stored>
}

/** Part of a request's or job's context that an import needs. */
export type Importing = Pick<Context, 'db' | 'now' | 'audit'>

export interface Imported {
  total: number
  succeeded: { row: number; id: string }[]
  failed: ImportFailure[]
  ignored_headers: string[]
  undo_id: string | null
}

/**
 * Takes a table row by row: each row whole or not at all, every row answered for, one audit row
 * that undoes what was taken.
 *
 * @throws Problem 422 `header_missing`, `unknown_header`
 * @source domain: verb table (import_data); reliability C20, T19
 */
export async function importRows<I extends Importer>(
  context: Importing,
  { operation, resource, importer, table, mapping, store }: Wanted<I>,
): Promise<Imported> {
  const columns = mapColumns(importer, table.headers, mapping)
  const succeeded: Imported['succeeded'] = []
  const failed: ImportFailure[] = []
  const changes: RowChange[] = []
  const made: number[] = []
  for (const line of table.rows) {
    const read = readRow(importer, columns, table.headers.length, line)
    const outcome =
      read.tag === 'failed'
        ? read
        : await wholeRow(context, line.row, () => store(read.values, line.row))
    if (outcome.tag === 'failed') {
      failed.push(outcome.failure)
      continue
    }
    const { id, change } = outcome.stored
    succeeded.push({ row: line.row, id: String(id) })
    if (change) changes.push({ id: String(id), ...change })
    else made.push(Number(id))
  }
  changes.push(...(await newRows(context, resource, made)))
  const undoId =
    changes.length === 0
      ? null
      : await context.audit({
          operation,
          subjectType: resource.type,
          subjectIds: changes.map(({ id }) => id),
          changes,
        })
  return {
    total: table.rows.length,
    succeeded,
    failed,
    ignored_headers: [...columns.ignored],
    undo_id: undoId === null ? null : String(undoId),
  }
}

type Outcome = { tag: 'stored'; stored: Stored } | { tag: 'failed'; failure: ImportFailure }

async function wholeRow(
  { db }: Importing,
  row: number,
  store: () => Promise<Stored>,
): Promise<Outcome> {
  await sql`savepoint import_row`.execute(db)
  try {
    const stored = await store()
    await sql`release savepoint import_row`.execute(db)
    return { tag: 'stored', stored }
  } catch (error) {
    const known = error instanceof Problem ? error : databaseProblem(error)
    // A lost connection or a fault of ours is not the row's.
    if (!known || known.status >= 500) throw error
    await sql`rollback to savepoint import_row`.execute(db)
    return { tag: 'failed', failure: { row, error: toError(known) } }
  }
}

function toError(refused: Problem): ImportFailure['error'] {
  const source = refused.details[0]?.source
  const pointer = source && 'pointer' in source ? source.pointer : undefined
  return { ...sayingOf(refused), field: pointer?.split('/').at(-1) ?? null }
}

/** Undoing the making of a record moves it to the trash. */
async function newRows(
  { db, now }: Importing,
  { table, lifeCycle }: Resource,
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
    from ${sql.table(table)} t where t.id = any(${ids}::bigint[]) order by t.id`.execute(db)
  return rows
}
