import type { TestApp } from './support.ts'

/** One of these texts, or the number of distinct values. */
export type Values = readonly string[] | number

/** With `each`, values come in turn, each for that many rows; else they are mixed. */
export interface Given {
  values: Values
  each?: number
}

export interface Column {
  name: string
  type: string
  /** It has no default and takes no null. */
  required: boolean
  nullable: boolean
}

/** The columns that are written: neither generated nor the key. */
export async function columnsOf(t: TestApp, table: string): Promise<Column[]> {
  return t.rows<Column>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull and not a.atthasdef as required,
       not a.attnotnull as nullable
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
       and a.attname <> 'id' and a.attidentity = '' and a.attgenerated = '' order by a.attnum`,
    [table],
  )
}

/** How many different values a column gets. */
export function countOf(values: Values, column?: Column): number {
  if (typeof values !== 'number') return values.length
  return Math.min(values, column ? mostOf(column.type) : values)
}

/** Days of a year that have events. */
const DAYS = 200

/** Largest value of a column type: a numeric with a scale has fewer digits before the point. */
function mostOf(type: string): number {
  if (type === 'date') return DAYS
  if (type === 'smallint') return 30_000
  const [, precision, scale] = /^numeric\((\d+),(\d+)\)/.exec(type) ?? []
  return precision ? 10 ** (Number(precision) - Number(scale)) - 1 : Number.POSITIVE_INFINITY
}

/** SQL for the value of row `n`. */
export function valueOf(column: Column, { values, each }: Given, rows: number): string {
  const { name, type } = column
  const count = countOf(values, column)
  // Columns differ, and none follows the order of the rows or another column. In turn: by a
  // permutation of the rows, for any number of them that 7919 does not divide.
  const nth =
    each === undefined
      ? `((hashint8(n::bigint * 128 + ${seedOf(name)})::bigint + 2147483648) % ${count})`
      : `((n::bigint * 7919 % ${rows}) / ${each} % ${count})`
  if (typeof values !== 'number')
    return `(array[${values.map((one) => `'${one}'`).join(', ')}])[1 + ${nth}]::${type}`
  return ofNumber(type, each === undefined && count >= rows ? 'n' : nth, name)
}

function ofNumber(type: string, nth: string, name: string): string {
  if (type.startsWith('timestamp'))
    return `'2026-01-01Z'::timestamptz + (${nth})::int * interval '1 minute'`
  if (type === 'date') return `'2026-01-01'::date + (${nth})::int`
  if (type === 'boolean') return `${nth} % 2 = 0`
  if (type === 'uuid') return `md5('${name}-' || ${nth})::uuid`
  if (type === 'jsonb') return `'{}'::jsonb`
  if (type === 'bytea') return `'\\x00'::bytea`
  if (type.endsWith('[]')) return `array['word ' || ${nth}]::${type}`
  return /^(text|character)/.test(type) ? `'word ' || ${nth}` : `1 + ${nth}`
}

const seedOf = (name: string) => Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 127, 7)
