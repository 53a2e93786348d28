import type { FieldFact } from '@omc/sdk'
import { arrangeColumns, parseColumns, type ColumnChoice } from './column-choice.ts'

/** A column on screen with the fact of its attribute. */
export type ShownColumn = ColumnChoice & { readonly fact: FieldFact }

type Columns = Readonly<Record<string, FieldFact>>

/**
 * Columns that a person sees, in their order.
 *
 * @param chosen columns as the person arranged them; undefined for those of the list
 */
export const shownColumns = (
  { columns }: { readonly columns: Columns },
  chosen: readonly string[] | undefined,
): readonly ShownColumn[] =>
  arrangeColumns(Object.keys(columns), parseColumns(chosen)).flatMap((column) => {
    const fact = columns[column.name]
    return column.isShown && fact ? [{ ...column, fact }] : []
  })
