/** A cell of an export; numbers stay numbers if the file format has them. */
export type Cell = string | number | boolean

/** Cell text of an API value: lists of text by line, objects as JSON. */
export function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return value
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.join('\n')
  return JSON.stringify(value)
}
