import { type Saying, says } from '@omc/core/problems'
import type { TSchema } from 'typebox'
import { saidOf } from '../jsonapi/validate.ts'
import { hasNul } from '../kernel/compile-schema.ts'
import type { ImportFailure } from './import-result.ts'
import type { Importer, RowOf } from './importer.ts'
import type { Columns } from './map-columns.ts'
import type { TableRow } from './sheet-builder.ts'

export type ReadRow<I extends Importer> =
  | { tag: 'row'; values: RowOf<I> }
  | { tag: 'failed'; failure: ImportFailure }

/** One line as values of the importer's schema; an empty cell is a field that is not given. */
export function readRow<I extends Importer>(
  importer: I,
  { byField }: Columns,
  headerCount: number,
  { row, cells }: TableRow,
): ReadRow<I> {
  const failed = (saying: Saying, field: string | null = null) =>
    ({ tag: 'failed', failure: { row, error: { ...saying, field } } }) as const
  if (cells.length > headerCount)
    return failed(says('too_many_cells', { cells: cells.length, headers: headerCount }))
  const values: Record<string, unknown> = {}
  for (const [field, at] of byField) {
    const cell = cells[at] ?? ''
    const schema = importer.row.properties[field]
    if (cell !== '' && schema) values[field] = toValue(cell, schema)
  }
  if (hasNul(values)) return failed(says('invalid_text'))
  const [fault] = importer.check(values)
  if (fault) return failed(saidOf(fault), fault.path[0] ?? null)
  // The check above has proved this shape.
  return { tag: 'row', values: values as RowOf<I> }
}

const YES = ['true', '1', '是', 'yes', 'y', '√', '对']
const NO = ['false', '0', '否', 'no', 'n', '×', '错']

/** Converts a cell for its schema; inconvertible cells stay text, which the schema refuses. */
function toValue(cell: string, schema: TSchema): unknown {
  const { type, items } = variant(schema)
  if (type === 'array')
    return cell
      .split(/[\n,，;；、|]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => (items ? toValue(part, items) : part))
  if (type === 'integer' || type === 'number') return toNumber(cell)
  if (type === 'boolean') {
    const word = cell.toLowerCase()
    if (YES.includes(word)) return true
    return NO.includes(word) ? false : cell
  }
  return cell
}

/** `￥1,234.50`, `12.5%` and full-width digits read as numbers. */
function toNumber(cell: string): number | string {
  const text = cell
    .normalize('NFKC')
    .replace(/^[¥$]\s*/, '')
    .replace(/[%元]$/, '')
    .trim()
  const plain = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  return /^[+-]?\d{1,15}(\.\d{1,10})?$/.test(plain) ? Number(plain) : cell
}

type JsonSchema = { type?: string; items?: TSchema; anyOf?: JsonSchema[] }

function variant(schema: TSchema): JsonSchema {
  // TypeBox schemas are JSON Schema objects.
  const json = schema as JsonSchema
  return json.anyOf?.find(({ type }) => type !== 'null') ?? json
}
