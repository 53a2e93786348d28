import type { Words } from '@omc/core'
import { says } from '@omc/core/problems'
import { problem } from '../kernel/problem.ts'
import { plainHeader, type Importer } from './importer.ts'
import { tableProblem } from './table-problem.ts'

export interface Columns {
  /** Index of the column by field. */
  byField: ReadonlyMap<string, number>
  ignored: readonly string[]
}

/**
 * Finds the column of each field: by the caller's mapping, else by the known names.
 *
 * @throws Problem 422 `unknown_header` (mapping names a header that is not there), `header_missing`
 */
export function mapColumns(
  { headers: known, row }: Importer,
  headers: readonly string[],
  mapping: Readonly<Record<string, unknown>> = {},
): Columns {
  const byField = new Map<string, number>()
  const plain = headers.map(plainHeader)
  for (const [field, names] of Object.entries(known)) {
    const asked = mapping[field]
    const at =
      typeof asked === 'string'
        ? askedColumn(headers, field, asked)
        : plain.findIndex((header) => names.some((name) => plainHeader(name) === header))
    if (at >= 0) byField.set(field, at)
  }
  for (const field of requiredOf(row)) {
    if (byField.has(field)) continue
    const names = namesOf(known[field] ?? [field])
    throw tableProblem(says('header_missing', { field, names }), { field })
  }
  const used = new Set(byField.values())
  return { byField, ignored: headers.filter((name, at) => name !== '' && !used.has(at)) }
}

/** English people are not shown the Chinese names of a column. */
const namesOf = (names: readonly string[]): Words => ({
  zh: names.join('、'),
  en: names.filter((name) => !/\p{Script=Han}/u.test(name)).join(', '),
})

function askedColumn(headers: readonly string[], field: string, header: string): number {
  const at = headers.indexOf(header.trim())
  if (at >= 0) return at
  throw problem(
    'unknown_header',
    { header },
    { source: { pointer: `/data/attributes/mapping/${field}` } },
  )
}

// TypeBox keeps the names of required properties beside the properties.
const requiredOf = (schema: object): readonly string[] =>
  (schema as { required?: readonly string[] }).required ?? []
