import { columnsOf, countOf, valueOf, type Column, type Given, type Values } from './fill-values.ts'
import type { TestApp } from './support.ts'

/** How many different values a column gets; the rest keep their default or stay empty. */
export type Spread = Readonly<Record<string, Values>>

interface Filling {
  rows: number
  teamId: number
  spread: Spread
}

/**
 * Fills a table with rows of one team as a restore does: no trigger, no foreign key, indexes built
 * afterwards. Values are spread evenly and apart from the order of the rows; unique indexes and
 * checks hold.
 */
export async function fillTable(t: TestApp, table: string, filling: Filling): Promise<void> {
  const { rows, teamId } = filling
  const columns = await columnsOf(t, table)
  const given = await spreadApart(t, table, filling, columns)
  const isTeam = ({ name }: Column) => name === 'business_team_id'
  const made = columns.filter((one) => isTeam(one) || one.required || one.name in given)
  const text = (column: Column) =>
    isTeam(column) ? String(teamId) : valueOf(column, given[column.name] ?? { values: rows }, rows)
  await t.rows('drop table if exists filled')
  await t.rows(`create table filled (like ${table} including defaults including generated)`)
  await t.rows('alter table filled alter id drop not null, add nth bigint')
  await t.rows(
    `insert into filled (nth, ${namesOf(made)}) select n, ${made.map(text).join(', ')} from generate_series(1, ${rows}) n`,
  )
  await keepChecks(t, table, columns, rows)
  await withoutIndexes(t, table, () =>
    t.rows(`do $$ begin
      set local session_replication_role = replica;
      insert into ${table} (${namesOf(columns)}) select ${namesOf(columns)} from filled order by nth;
    end $$`),
  )
  await t.rows('drop table filled')
  await t.rows(`vacuum analyze ${table}`)
}

const namesOf = (columns: readonly Column[]) => columns.map(({ name }) => `"${name}"`).join(', ')

/**
 * The spread with what has to differ: in each unique index a column that nobody asks for is another
 * one in each row; where all are asked for, they differ together.
 */
async function spreadApart(
  t: TestApp,
  table: string,
  { rows, spread }: Filling,
  columns: readonly Column[],
): Promise<Record<string, Given>> {
  const checked = await checkedValues(t, table)
  const sources = await sourcesOf(t, table)
  const known = new Map(columns.map((column) => [column.name, column]))
  // Checks know best which texts there are.
  const given: Record<string, Given> = Object.fromEntries(
    Object.entries({ ...sources(spread), ...spread, ...checked }).map(([name, values]) => [
      name,
      { values },
    ]),
  )
  for (const keys of await uniqueIndexes(t, table)) {
    const own = keys.filter((name) => name !== 'business_team_id' && known.has(name))
    const free = own.findLast((name) => !(name in spread) && !(name in checked))
    if (free !== undefined) {
      // A column that may be empty stays so, and empty ones do not clash.
      if (!known.get(free)?.nullable) given[free] = { values: rows }
      continue
    }
    let each = 1
    for (const name of own) {
      const values = given[name]?.values ?? rows
      const isLast = name === own.at(-1)
      given[name] = {
        values: isLast && typeof values === 'number' ? Math.ceil(rows / each) : values,
        each,
      }
      each *= countOf(values, known.get(name))
    }
  }
  return given
}

/** Gives the sources of generated columns as many values as those columns must have. */
async function sourcesOf(t: TestApp, table: string): Promise<(spread: Spread) => Spread> {
  const made = await t.rows<{ name: string; source: string }>(
    `select a.attname as name, s.attname as source from pg_attrdef d
     join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum and a.attgenerated <> ''
     join pg_depend p on p.classid = 'pg_attrdef'::regclass and p.objid = d.oid and p.refobjid = d.adrelid
     join pg_attribute s on s.attrelid = d.adrelid and s.attnum = p.refobjsubid and s.attnum <> d.adnum
     where d.adrelid = $1::regclass`,
    [table],
  )
  return (spread) =>
    Object.fromEntries(
      made.flatMap(({ name, source }) => (spread[name] ? [[source, spread[name]] as const] : [])),
    )
}

const uniqueIndexes = async (t: TestApp, table: string) =>
  (
    await t.rows<{ names: string[] }>(
      `select array_agg(a.attname::text order by k.at) as names from pg_index i, unnest(i.indkey::int[]) with ordinality k (key, at)
       join pg_attribute a on a.attrelid = $1::regclass and a.attnum = k.key
       where i.indrelid = $1::regclass and i.indisunique and not i.indisprimary group by i.indexrelid`,
      [table],
    )
  ).map(({ names }) => names)

const checksOf = (t: TestApp, table: string) =>
  t.rows<{ names: string[]; text: string }>(
    `select array(select a.attname::text from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as names,
       pg_get_expr(c.conbin, c.conrelid) as text
     from pg_constraint c where c.conrelid = $1::regclass and c.contype = 'c'`,
    [table],
  )

/** Columns that only take some texts, by their checks. */
async function checkedValues(t: TestApp, table: string): Promise<Spread> {
  return Object.fromEntries(
    (await checksOf(t, table)).flatMap(({ names: [name = '', ...others], text }) => {
      const values = [...text.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value)
      return others.length === 0 && text.includes('ARRAY[') ? [[name, values] as const] : []
    }),
  )
}

/** Small enough for what has an upper limit. */
const FEW = 90

/** Where a check fails, its columns get another value, one after another, until it holds. */
async function keepChecks(t: TestApp, table: string, columns: readonly Column[], rows: number) {
  for (const { names, text } of await checksOf(t, table)) {
    const looked = columns.filter(({ name }) => names.includes(name))
    const put = (column: Column, values: number, which: string) =>
      t.rows(
        `update filled f set "${column.name}" = v.made
         from (select n as row_no, ${valueOf(column, { values }, rows)} as made from generate_series(1, ${rows}) n) v
         where v.row_no = f.nth and not (${text}) and ${which}`,
      )
    for (const column of looked) await put(column, rows, `f."${column.name}" is null`)
    for (const column of looked.filter(({ type }) => /int|numeric|double/.test(type)))
      await put(column, FEW, 'true')
    const [left] = await t.rows<{ count: string }>(
      `select count(*) from filled where not (${text})`,
    )
    if (Number(left?.count) > 0) throw new Error(`${table}: no value was found for ${text}`)
  }
}

/** Building an index once costs less than keeping it row by row. */
export async function withoutIndexes(t: TestApp, table: string, run: () => Promise<unknown>) {
  const indexes = await t.rows<{ name: string; text: string }>(
    `select i.indexname as name, i.indexdef as text from pg_indexes i
     where i.tablename = $1 and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [table],
  )
  for (const { name } of indexes) await t.rows(`drop index ${name}`)
  await run()
  for (const { text } of indexes) await t.rows(text)
}
