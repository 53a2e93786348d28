import { saveFile } from '../../files/save-file.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { rowsCsv } from './rows-csv.ts'

/** Saves some rows of a list as a CSV file. */
export function saveRows<Row extends ListRow>(
  list: ListDefinition<Row>,
  rows: readonly Row[],
): void {
  saveFile(rowsCsv(list, rows), `${list.title()}.csv`)
}
