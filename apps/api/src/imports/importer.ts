import type { Static } from 'typebox'
import type { ObjectSchema } from '../jsonapi/schema.ts'
import { compileCheck, type Check } from '../jsonapi/validate.ts'
import { Mapping } from './import-result.ts'

/** Target of table rows: a closed schema, and the known headers of each field. */
export interface Importer<S extends ObjectSchema = ObjectSchema> {
  row: S
  headers: Readonly<Record<string, readonly string[]>>
  check: Check
  /** The schema of the `mapping` of the action's input. */
  mapping: ReturnType<typeof Mapping>
}

/** The values of one row that its schema has accepted. */
export type RowOf<I extends Importer> = Static<I['row']>

/**
 * Declares an importer.
 *
 * @param headers  Chinese and English names by field; the field's own name is known without saying
 * @throws Error when a header stands for two fields, or a field is not in the schema
 */
export function defineImporter<S extends ObjectSchema>({
  row,
  headers,
}: {
  row: S
  headers: Readonly<Record<string, readonly string[]>>
}): Importer<S> {
  const fields = Object.keys(row.properties)
  const seen = new Map<string, string>()
  const all: Record<string, readonly string[]> = {}
  for (const field of Object.keys(headers))
    if (!fields.includes(field)) throw new Error(`the importer has no field ${field}`)
  for (const field of fields) {
    all[field] = [field, ...(headers[field] ?? [])]
    for (const name of all[field].map(plainHeader)) {
      const other = seen.get(name)
      if (other !== undefined && other !== field)
        throw new Error(`the header ${name} stands for ${other} and ${field}`)
      seen.set(name, field)
    }
  }
  return { row, headers: all, check: compileCheck(row), mapping: Mapping(fields) }
}

/** Headers are compared without case, spaces and bracketed parts. */
export const plainHeader = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\(.*?\)|\[.*?\]|[\s_*:：-]/g, '')
