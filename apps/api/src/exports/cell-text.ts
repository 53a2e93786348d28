/** A cell of an export; numbers stay numbers where the form of the file knows them. */
export type Cell = string | number | boolean

/** What a cell shows for a value as the API presents it: lists of text by line, objects as JSON. */
export function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return value
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.join('\n')
  return JSON.stringify(value)
}
