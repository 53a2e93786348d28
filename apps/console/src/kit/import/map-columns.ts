import type { ImportDefinition } from './import-definition.ts'

/** Column of the file by field; fields without one are left out. */
export type ColumnMap = Readonly<Record<string, number>>

/** Guesses the column of each field by its name, its labels and the other headers people use. */
export function guessColumns(
  { columns }: Pick<ImportDefinition, 'columns'>,
  headers: readonly string[],
): ColumnMap {
  const plain = headers.map(plainHeader)
  const taken = new Set<number>()
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, { fact, also = [] }]) => {
      const names = [name, fact.zh, fact.en, ...also].map(plainHeader)
      const at = plain.findIndex((header, index) => names.includes(header) && !taken.has(index))
      if (at === -1) return []
      taken.add(at)
      return [[name, at]]
    }),
  )
}

/** Gives a column to a field; the field's or the column's earlier partner is left without. */
export function mapColumn(map: ColumnMap, at: number, name: string | null): ColumnMap {
  const others = Object.entries(map).filter(([field, index]) => index !== at && field !== name)
  return Object.fromEntries(name === null ? others : [...others, [name, at]])
}

/** Headers are compared without case, spaces and bracketed parts, as the server does. */
const plainHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\(.*?\)|\[.*?\]|[\s_*:：-]/g, '')
