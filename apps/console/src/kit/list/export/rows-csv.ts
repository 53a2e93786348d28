import type { FieldFact } from '@omc/sdk'
import { formatExactInstant } from '@omc/shell'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { fieldText } from '../../field-text.ts'
import { toCsv } from '../../files/to-csv.ts'
import type { ShownColumn } from '../columns/shown-columns.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'

/** Rows as a table for spreadsheets, with the given columns and the words of the list. */
export function rowsCsv<Row extends ListRow>(
  list: Pick<ListDefinition<Row>, 'titles'>,
  columns: readonly ShownColumn[],
  rows: readonly Row[],
): string {
  // as: plain names; the title of a column shows the same attribute.
  const titles = (list.titles ?? {}) as Partial<Record<string, () => string>>
  return toCsv([
    columns.map(({ name, fact }) => titles[name]?.() ?? fieldLabel(fact)),
    ...rows.map((row) => columns.map(({ name, fact }) => plainText(fact, Reflect.get(row, name)))),
  ])
}

/** A value in words; empty for nothing. */
function plainText(fact: FieldFact, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (fact.kind === 'instant' && typeof value === 'string') return formatExactInstant(value)
  return fieldText(fact, value)
}
