import type { ColumnChoice } from './column-choice.ts'

/** Writes arranged columns as `parseColumns` reads them. */
export const printColumns = (columns: readonly ColumnChoice[]): readonly string[] =>
  columns.map(({ name, isShown, width, pin }) => {
    const place = pin ? `:${width ?? ''}:${pin}` : width ? `:${width}` : ''
    return `${isShown ? '' : '!'}${name}${place}`
  })
