import { sql, type RawBuilder } from 'kysely'
import T, { type TSchema } from 'typebox'
import type { Db } from '../db/database.ts'
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
    description: 'one entry for each day of the range, also the empty ones; none over all days',
  })

const named = <S extends TSchema>(names: readonly string[], schema: S): Record<string, S> =>
  Object.fromEntries(names.map((name) => [name, schema]))

/**
 * The parameters of a statistics call: a range of days, or all of them, and the filters of the list.
 */
export const statisticsQuery = (resource: Pick<Resource, 'filters' | 'verbs'>) => {
  const filters = filterQuery(resource)
  const { 'filter[trashed]': _trashed, ...alive } = filters
  return Closed({
    since: T.Optional(Day),
    until: T.Optional(Day),
    all_days: T.Optional(T.Boolean()),
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
/** Values of one group in an answer, the most frequent ones. */
const MAX_VALUES = 200
const ZONE = 'Asia/Shanghai'
const DAY_MS = 86_400_000

type Totals = Record<string, number | Record<string, number>> & { count: number }

/** Rows to count, and what to count of them. */
interface Rows {
  table: string
  conditions: readonly RawBuilder<boolean>[]
  sums: Readonly<Record<string, string>>
}

/**
 * Grouped counts and a day series of the rows that the actor sees. Over all days there is no series.
 *
 * @throws Problem 400 `invalid_range` when it ends before it starts or is longer than a year
 * @source domain: verb table (statistics: totals, series)
 */
export async function statistics(
  context: Context,
  resource: Resource,
  { groups, on, sums = {}, where = sql<boolean>`true`, query }: Wanted,
) {
  const range = query.all_days === true ? null : rangeOf(query, context.now)
  const at = sql.ref(`t.${on}`)
  const rows: Rows = {
    table: resource.table,
    sums,
    conditions: [
      resource.scope(actorOf(context)),
      ...(resource.trash === false ? [] : [sql<boolean>`t.deleted_at is null`]),
      ...toListQuery(resource, query).where,
      where,
      ...(range
        ? [
            sql<boolean>`${at} >= ${range.since}::date::timestamp at time zone ${sql.lit(ZONE)}`,
            sql<boolean>`${at} < (${range.until}::date + 1)::timestamp at time zone ${sql.lit(ZONE)}`,
          ]
        : []),
    ],
  }
  return {
    totals: await totalsOf(context.db, rows, groups),
    series: range ? await seriesOf(context.db, rows, on, range) : [],
  }
}

/** The sums of all rows and the counts of each group, in one pass over the rows. */
async function totalsOf(db: Db, rows: Rows, groups: readonly string[]): Promise<Totals> {
  const columns = groups.map((group) => sql.ref(`t.${group}`))
  const sets = sql.join([...columns.map((one) => sql`(${one})`), sql`()`])
  // Every row but that of the whole is grouped by one column; the others are null there.
  const group = sql.join([
    sql`null::int`,
    ...columns.map((one, at) => sql`case when grouping(${one}) = 0 then ${sql.lit(at)} end`),
  ])
  const value = sql.join([sql`null::text`, ...columns.map((one) => sql`${one}::text`)])
  const counted = await sql<{ at: number | null; value: string | null; count: number }>`
    select coalesce(${group}) as at, coalesce(${value}) as value, count(*)::int as count${summed(rows.sums)}
    from ${sql.table(rows.table)} t where ${sql.join(rows.conditions, sql` and `)}
    group by grouping sets (${sets}) order by 3 desc, 2`.execute(db)
  const whole = counted.rows.filter(({ at }) => at === null)
  const totals: Totals = { count: total(whole, 'count') }
  for (const name of Object.keys(rows.sums)) totals[name] = total(whole, name)
  for (const [at, name] of groups.entries())
    totals[`by_${name}`] = Object.fromEntries(
      counted.rows
        .filter((row) => row.at === at)
        .slice(0, MAX_VALUES)
        .map((row) => [row.value ?? '', row.count]),
    )
  return totals
}

/** Figures of each day of a range, also of the empty ones. */
async function seriesOf(db: Db, { table, conditions, sums }: Rows, on: string, range: Range) {
  const { since, until } = range
  const day = sql`(${sql.ref(`t.${on}`)})::timestamptz at time zone ${sql.lit(ZONE)}`
  const zero = Object.keys(sums).map(
    (name) => sql`, coalesce(s.${sql.ref(name)}, 0) as ${sql.ref(name)}`,
  )
  const series = await sql<{ date: string; count: number }>`
    with s as (
      select to_char(${day}, 'YYYY-MM-DD') as date, count(*)::int as count${summed(sums)}
      from ${sql.table(table)} t where ${sql.join(conditions, sql` and `)} group by 1
    )
    select to_char(d, 'YYYY-MM-DD') as date, coalesce(s.count, 0) as count${joined(zero)}
    from generate_series(${since}::date, ${until}::date, interval '1 day') d
    left join s on s.date = to_char(d, 'YYYY-MM-DD') order by 1`.execute(db)
  return series.rows
}

const summed = (sums: Rows['sums']) =>
  joined(
    Object.entries(sums).map(
      ([name, text]) => sql`, coalesce(sum(${sql.raw(text)}), 0)::float8 as ${sql.ref(name)}`,
    ),
  )

const joined = (parts: readonly RawBuilder<unknown>[]) =>
  parts.length > 0 ? sql.join(parts, sql``) : sql``

const total = (rows: readonly object[], name: string) =>
  // Sums of fen-exact figures keep two decimals.
  Math.round(
    rows.reduce((sum, row) => sum + Number((row as Record<string, unknown>)[name]), 0) * 100,
  ) / 100

interface Range {
  since: string
  until: string
}

function rangeOf(query: Record<string, unknown>, now: Date): Range {
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
