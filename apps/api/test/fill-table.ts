import type { TestApp } from './support.ts'

/** How many different values a column gets; the rest keep their default or are as many as rows. */
export type Spread = Readonly<Record<string, readonly string[] | number>>

interface Column {
  name: string
  type: string
  required: boolean
  generated: boolean
}

/**
 * Fills a table with rows of one team as a restore does: no trigger, no foreign key, indexes built
 * afterwards. Values are spread evenly and apart from the order of the rows; what has to be unique is.
 */
export async function fillTable(
  t: TestApp,
  table: string,
  { rows, teamId, spread }: { rows: number; teamId: number; spread: Spread },
): Promise<void> {
  const columns = await columnsOf(t, table)
  const unique = await uniqueColumns(t, table)
  const checked = await checkedValues(t, table)
  const made = columns.flatMap(({ name, type, required, generated }, at) => {
    if (generated || name === 'id' || name === 'deleted_at') return []
    if (name === 'business_team_id') return [[name, String(teamId)] as const]
    const values = unique.has(name) ? undefined : (spread[name] ?? checked.get(name))
    if (values === undefined && !required && !(name in spread)) return []
    return [
      [
        name,
        valueOf(type, typeof values === 'number' ? values : (values ?? rows), rows, at),
      ] as const,
    ]
  })
  const names = made.map(([name]) => `"${name}"`).join(', ')
  const values = made.map(([, text]) => text).join(', ')
  const indexes = await t.rows<{ name: string; text: string }>(
    `select i.indexname as name, i.indexdef as text from pg_indexes i
     where i.tablename = $1 and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [table],
  )
  for (const { name } of indexes) await t.rows(`drop index ${name}`)
  await t.rows(`do $$ begin
    set local session_replication_role = replica;
    insert into ${table} (${names}) select ${values} from generate_series(1, ${rows}) n;
  end $$`)
  for (const { text } of indexes) await t.rows(text)
  await t.rows(`vacuum analyze ${table}`)
}

const columnsOf = (t: TestApp, table: string) =>
  t.rows<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type,
       a.attnotnull and not a.atthasdef as required,
       a.attidentity <> '' or a.attgenerated <> '' as generated
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [table],
  )

/** The last column of each unique index: with it, each row is one of its own. */
async function uniqueColumns(t: TestApp, table: string): Promise<ReadonlySet<string>> {
  const found = await t.rows<{ name: string }>(
    `select a.attname as name from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[i.indnkeyatts - 1]
     where i.indrelid = $1::regclass and i.indisunique and not i.indisprimary`,
    [table],
  )
  return new Set(found.map(({ name }) => name))
}

/** Columns that only take some texts, by their checks. */
async function checkedValues(t: TestApp, table: string) {
  const found = await t.rows<{ name: string; text: string }>(
    `select a.attname as name, pg_get_constraintdef(c.oid) as text from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.conrelid = $1::regclass and c.contype = 'c' and cardinality(c.conkey) = 1`,
    [table],
  )
  return new Map(
    found.flatMap(({ name, text }) => {
      const values = [...text.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value)
      return text.includes('ARRAY[') ? [[name, values] as const] : []
    }),
  )
}

/** SQL for the value of row `n`: one of some, or one of so many. */
function valueOf(type: string, values: readonly string[] | number, rows: number, at: number) {
  // Columns differ, and none follows the order of the rows or another column.
  const mixed = `(hashint8(n::bigint * 128 + ${at})::bigint + 2147483648)`
  if (typeof values !== 'number')
    return `(array[${values.map((one) => `'${one}'`).join(', ')}])[1 + ${mixed} % ${values.length}]::${type}`
  const nth = values >= rows ? 'n' : `(${mixed} % ${values})`
  if (type.startsWith('timestamp'))
    return `'2026-01-01Z'::timestamptz + (${mixed} % ${rows})::int * interval '1 minute'`
  if (type === 'date') return `'2026-01-01'::date + (${mixed} % 300)::int`
  if (type === 'boolean') return `${nth} % 2 = 0`
  if (type === 'uuid') return `md5('${at}-' || ${nth})::uuid`
  if (type === 'jsonb') return `'{}'::jsonb`
  if (type === 'bytea') return `'\\x00'::bytea`
  if (type.endsWith('[]')) return `array['word ' || ${nth}]::${type}`
  if (/^(text|character)/.test(type)) return `'word ' || ${nth}`
  return `1 + ${nth}`
}
