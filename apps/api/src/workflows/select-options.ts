import { sql, type RawBuilder } from 'kysely'
import T from 'typebox'
import { actorOf, type Context } from '../jsonapi/context.ts'
import { search } from '../jsonapi/filters.ts'
import type { Resource } from '../jsonapi/resource.ts'
import { Closed, Id } from '../jsonapi/schema.ts'

const SELECT_LIMIT = 100

/** What a select offers: at most 100 rows of the caller. @source domain: verb table (get_select) */
export const SelectOptions = T.Array(Closed({ id: Id, label: T.String() }))
export const SelectQuery = { search: T.Optional(T.String({ maxLength: 100 })) }

interface Wanted {
  /** Column that people read. */
  label: string
  /** Columns that the search looks in; default the label. */
  searched?: readonly string[]
  search?: string | undefined
  where?: RawBuilder<boolean>
}

export async function selectOptions(
  context: Context,
  resource: Resource,
  { label, searched = [label], search: text, where = sql<boolean>`true` }: Wanted,
): Promise<{ id: string; label: string }[]> {
  const found = text ? search(...searched).where(text) : sql<boolean>`true`
  const alive = resource.trash === false ? sql`true` : sql`t.deleted_at is null`
  const { rows } = await sql<{ id: number; label: string }>`
    select t.id, ${sql.ref(`t.${label}`)}::text as label from ${sql.table(resource.table)} t
    where ${alive} and ${resource.scope(actorOf(context))} and ${found} and ${where}
    order by 2, 1 limit ${SELECT_LIMIT}`.execute(context.db)
  return rows.map(({ id, label }) => ({ id: String(id), label }))
}
