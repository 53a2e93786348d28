import { saveFile } from '../../files/save-file.ts'
import { shownColumns } from '../columns/shown-columns.ts'
import type { ListRow } from '../list-names.ts'
import type { ListOnScreen } from '../use-list.ts'
import { rowsCsv } from './rows-csv.ts'

/** Saves some rows of a list as a CSV file, with the columns on screen. */
export function saveRows<Row extends ListRow>(
  { list, look }: Pick<ListOnScreen<Row>, 'list' | 'look'>,
  rows: readonly Row[],
): void {
  saveFile(rowsCsv(list, shownColumns(list, look.columns), rows), `${list.title()}.csv`)
}
