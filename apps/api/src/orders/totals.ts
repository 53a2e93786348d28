import { sql } from 'kysely'
import T, { type TSchema } from 'typebox'
import { actorOf, type Context } from '../jsonapi/context.ts'
import { toListQuery } from '../jsonapi/list-query.ts'
import { filterQuery } from '../jsonapi/query-schema.ts'
import { action, type AnyAction, type May, type Resource } from '../jsonapi/resource.ts'
import { Closed, Count, Yuan } from '../jsonapi/schema.ts'
import { KEPT } from './kept.ts'

interface Wanted {
  resource: () => Resource
  filters: NonNullable<Resource['filters']>
  may: May
  /** Columns in fen, by the attribute they are shown as. */
  yuan: Readonly<Record<string, string>>
  /** The same of orders that were not sent back, by the name of the sum. */
  net?: Readonly<Record<string, string>>
  /** Columns that are counts; shown under their own name. */
  counts?: readonly string[]
}

/**
 * The call `totals` of a list: what all rows that match the list's filters sum up to, and not only
 * those of one page. Sums are made in fen, so they equal the sum of the rows to the fen.
 *
 * @source domain: settled numbers (money)
 */
export function totalsAction({
  resource,
  filters,
  may,
  yuan,
  net = {},
  counts = [],
}: Wanted): AnyAction {
  const query = Object.entries(filterQuery({ filters, verbs: {} })).map(
    ([name, schema]): [string, TSchema] => [name, T.Optional(schema)],
  )
  return action({
    on: 'collection',
    method: 'GET',
    effect: 'read',
    may,
    summary: 'Sums of all rows that match the filters of the list; equal to the sum of these rows.',
    query: Closed(Object.fromEntries(query)),
    output: {
      kind: 'data',
      schema: Closed({
        record_count: Count,
        ...Object.fromEntries(Object.keys({ ...yuan, ...net }).map((name) => [name, Yuan])),
        ...Object.fromEntries(counts.map((name) => [name, Count])),
      }),
    },
    run: (context, { query: given }) => sumUp(context, resource(), { yuan, net, counts, given }),
  })
}

interface Summing {
  yuan: Readonly<Record<string, string>>
  net: Readonly<Record<string, string>>
  counts: readonly string[]
  given: Record<string, unknown>
}

async function sumUp(context: Context, resource: Resource, { yuan, net, counts, given }: Summing) {
  const sums = [
    ...Object.entries(yuan).map(
      ([name, column]) =>
        sql`coalesce(sum(${sql.ref(`t.${column}`)}), 0)::float8 / 100 as ${sql.ref(name)}`,
    ),
    ...Object.entries(net).map(
      ([name, column]) =>
        sql`coalesce(sum(${sql.ref(`t.${column}`)}) filter (where ${sql.raw(KEPT)}), 0)::float8 / 100 as ${sql.ref(name)}`,
    ),
    ...counts.map(
      (name) => sql`coalesce(sum(${sql.ref(`t.${name}`)}), 0)::float8 as ${sql.ref(name)}`,
    ),
  ]
  const visible = [resource.scope(actorOf(context)), ...toListQuery(resource, given).where]
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join([sql`count(*)::int as record_count`, ...sums])}
    from ${sql.table(resource.table)} t where ${sql.join(visible, sql` and `)}`.execute(context.db)
  return rows[0]
}
