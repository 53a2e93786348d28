import { sql, type RawBuilder } from 'kysely'
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
  /** The same sums for each agency of the accounts, too. */
  byAgency?: true
}

/**
 * The call `totals` of a list: what all rows that match the list's filters sum up to, and not only
 * those of one page. Sums are made in fen, so they equal the sum of the rows to the fen.
 *
 * @source domain: settled numbers (money)
 */
export function totalsAction(wanted: Wanted): AnyAction {
  const { resource, filters, may, yuan, net = {}, counts = [], byAgency } = wanted
  const query = Object.entries(filterQuery({ filters, verbs: {} })).map(
    ([name, schema]): [string, TSchema] => [name, T.Optional(schema)],
  )
  const figures = {
    record_count: Count,
    ...Object.fromEntries(Object.keys({ ...yuan, ...net }).map((name) => [name, Yuan])),
    ...Object.fromEntries(counts.map((name) => [name, Count])),
  }
  const agencies = T.Record(T.String(), Closed(figures))
  return action({
    on: 'collection',
    method: 'GET',
    effect: 'read',
    may,
    summary: 'Sums of all rows that match the filters of the list; equal to the sum of these rows.',
    query: Closed(Object.fromEntries(query)),
    output: {
      kind: 'data',
      schema: Closed({ ...figures, ...(byAgency ? { by_mcn_name: agencies } : {}) }),
    },
    run: async (context, { query: given }) => {
      const summing = { sums: sumsOf({ yuan, net, counts }), given }
      return {
        ...(await sumUp(context, resource(), summing)),
        ...(byAgency ? { by_mcn_name: await sumUpAgencies(context, resource(), summing) } : {}),
      }
    },
  })
}

type Figures = Record<string, number>
interface Summing {
  sums: RawBuilder<unknown>
  given: Record<string, unknown>
}

const sumsOf = ({ yuan, net, counts }: Required<Pick<Wanted, 'yuan' | 'net' | 'counts'>>) =>
  sql.join([
    sql`count(*)::int as record_count`,
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
  ])

/** The rows `t` that the list would show. */
const shown = (context: Context, resource: Resource, given: Summing['given']) =>
  sql.join([resource.scope(actorOf(context)), ...toListQuery(resource, given).where], sql` and `)

async function sumUp(context: Context, resource: Resource, { sums, given }: Summing) {
  const { rows } = await sql<Figures>`
    select ${sums} from ${sql.table(resource.table)} t
    where ${shown(context, resource, given)}`.execute(context.db)
  return rows[0]
}

async function sumUpAgencies(context: Context, resource: Resource, { sums, given }: Summing) {
  const { rows } = await sql<Figures & { agency: string }>`
    select coalesce(s.mcn_name, '') as agency, ${sums} from ${sql.table(resource.table)} t
    left join studio_accounts s on s.id = t.studio_account_id
    where ${shown(context, resource, given)} group by 1 order by 2 desc, 1 limit 200`.execute(
    context.db,
  )
  return Object.fromEntries(rows.map(({ agency, ...figures }) => [agency, figures]))
}
