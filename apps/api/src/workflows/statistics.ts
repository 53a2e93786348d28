import { sql, type RawBuilder } from 'kysely'
import T, { type TSchema } from 'typebox'
import { actorOf, type Context } from '../jsonapi/context.ts'
import { toListQuery } from '../jsonapi/list-query.ts'
import { filterQuery } from '../jsonapi/query-schema.ts'
import { action, type May, type Resource } from '../jsonapi/resource.ts'
import { Closed, Count } from '../jsonapi/schema.ts'
import { problem } from '../kernel/problem.ts'

const Day = T.String({ format: 'date', description: 'in Asia/Shanghai' })

/** Figures to compute: row counts per group, and sums. */
export interface Counted {
  /** Columns whose values are counted apart. */
  groups: readonly string[]
  /** SQL on the row `t`, by the name of the figure; summed up in the totals and for each day. */
  sums?: Readonly<Record<string, string>>
}

/** Counts in groups and by day. @source domain: verb table (statistics) */
export function Statistics({ groups, sums = {} }: Counted) {
  const figures = { count: Count, ...named(Object.keys(sums), T.Number()) }
  const counts = named(
    groups.map((group) => `by_${group}`),
    T.Record(T.String(), Count, { description: 'a count for each value' }),
  )
  return Closed({ totals: Closed({ ...figures, ...counts }), series: DaySeries(figures) })
}

/** Figures for each day of a range. */
export const DaySeries = (figures: Record<string, TSchema>) =>
  T.Array(Closed({ date: Day, ...figures }), {
    description: 'one entry for each day of the range, also the empty ones',
  })

const named = <S extends TSchema>(names: readonly string[], schema: S): Record<string, S> =>
  Object.fromEntries(names.map((name) => [name, schema]))

/** The parameters of a statistics call: a range of days and the filters of the list. */
export const statisticsQuery = (resource: Pick<Resource, 'filters' | 'verbs'>) => {
  const filters = filterQuery(resource)
  const { 'filter[trashed]': _trashed, ...alive } = filters
  return Closed({
    since: T.Optional(Day),
    until: T.Optional(Day),
    ...Object.fromEntries(
      Object.entries(alive).map(([name, schema]): [string, TSchema] => [name, T.Optional(schema)]),
    ),
  })
}

/** Declares `statistics` of a list: counts of the rows that its filters find. */
export const statisticsAction = ({
  may,
  summary,
  filters,
  of,
  groups,
  on,
}: Pick<Counted, 'groups'> & {
  may: May
  summary: string
  filters: NonNullable<Resource['filters']>
  /** The resource itself, which is not declared yet. */
  of: () => Resource
  on: string
}) =>
  action({
    on: 'collection',
    method: 'GET',
    effect: 'read',
    may,
    summary,
    query: statisticsQuery({ filters, verbs: {} }),
    output: { kind: 'data', schema: Statistics({ groups }) },
    run: (context, { query }) => statistics(context, of(), { groups, on, query }),
  })

interface Wanted extends Counted {
  /** The column that says on which day a row counts; a timestamp or a date. */
  on: string
  /** Narrows the rows further. */
  where?: RawBuilder<boolean>
  query: Record<string, unknown>
}

const DEFAULT_DAYS = 30
const MAX_DAYS = 366
const ZONE = 'Asia/Shanghai'
const DAY_MS = 86_400_000

/**
 * Grouped counts and a day series of the rows that the actor sees.
 *
 * @throws Problem 400 `invalid_range` when it ends before it starts or is longer than a year
 * @source domain: verb table (statistics: totals, series)
 */
export async function statistics(
  context: Context,
  resource: Resource,
  { groups, on, sums = {}, where = sql<boolean>`true`, query }: Wanted,
) {
  const { since, until } = rangeOf(query, context.now)
  const day = sql`(${sql.ref(`t.${on}`)})::timestamptz at time zone ${sql.lit(ZONE)}`
  const conditions = sql.join(
    [
      resource.scope(actorOf(context)),
      ...(resource.trash === false ? [] : [sql<boolean>`t.deleted_at is null`]),
      ...toListQuery(resource, query).where,
      where,
      sql<boolean>`${sql.ref(`t.${on}`)} >= ${since}::date::timestamp at time zone ${sql.lit(ZONE)}`,
      sql<boolean>`${sql.ref(`t.${on}`)} < (${until}::date + 1)::timestamp at time zone ${sql.lit(ZONE)}`,
    ],
    sql` and `,
  )
  const table = sql.table(resource.table)
  const figures = Object.entries(sums).map(
    ([name, text]) => sql`, coalesce(sum(${sql.raw(text)}), 0)::float8 as ${sql.ref(name)}`,
  )
  const summed = figures.length > 0 ? sql.join(figures, sql``) : sql``
  const zero = Object.keys(sums).map(
    (name) => sql`, coalesce(s.${sql.ref(name)}, 0) as ${sql.ref(name)}`,
  )
  const series = await sql<{ date: string; count: number }>`
    with s as (
      select to_char(${day}, 'YYYY-MM-DD') as date, count(*)::int as count${summed}
      from ${table} t where ${conditions} group by 1
    )
    select to_char(d, 'YYYY-MM-DD') as date, coalesce(s.count, 0) as count${zero.length > 0 ? sql.join(zero, sql``) : sql``}
    from generate_series(${since}::date, ${until}::date, interval '1 day') d
    left join s on s.date = to_char(d, 'YYYY-MM-DD') order by 1`.execute(context.db)
  const totals: Record<string, number | Record<string, number>> & { count: number } = {
    count: total(series.rows, 'count'),
  }
  for (const name of Object.keys(sums)) totals[name] = total(series.rows, name)
  for (const group of groups) {
    const { rows } = await sql<{ value: string | null; count: number }>`
      select ${sql.ref(`t.${group}`)}::text as value, count(*)::int as count
      from ${table} t where ${conditions} group by 1 order by 2 desc, 1 limit 200`.execute(
      context.db,
    )
    totals[`by_${group}`] = Object.fromEntries(rows.map((row) => [row.value ?? '', row.count]))
  }
  return { totals, series: series.rows }
}

const total = (rows: readonly object[], name: string) =>
  // Sums of fen-exact figures keep two decimals.
  Math.round(
    rows.reduce((sum, row) => sum + Number((row as Record<string, unknown>)[name]), 0) * 100,
  ) / 100

function rangeOf(query: Record<string, unknown>, now: Date): { since: string; until: string } {
  const until = typeof query.until === 'string' ? query.until : dayIn(now)
  const since =
    typeof query.since === 'string'
      ? query.since
      : new Date(Date.parse(until) - (DEFAULT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const days = (Date.parse(until) - Date.parse(since)) / DAY_MS + 1
  if (days >= 1 && days <= MAX_DAYS) return { since, until }
  throw problem('invalid_range', { max_days: MAX_DAYS }, { source: { parameter: 'since' } })
}

const dayIn = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: ZONE })
