import { loadPart } from '../../kernel/errors/load-part.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { ListRow } from './list-names.ts'
import type { ListOnScreen } from './use-list.ts'

type ChosenBarProps<Row extends ListRow> = { readonly its: ListOnScreen<Row> }

/** Acts on the selected rows of a list. */
export function ChosenBar<Row extends ListRow>({ its }: ChosenBarProps<Row>) {
  const { all, allCount, chosenRows } = its
  return (
    <BulkBar
      acts={its.bulk}
      count={all ?? chosenRows.length}
      {...(allCount !== null && all === null && allCount > chosenRows.length
        ? { all: { count: allCount, onChoose: its.chooseAll } }
        : {})}
      page={its.query.data}
      isBusy={its.open !== null}
      onAct={(act) => its.press({ tag: 'bulk', act, rows: chosenRows, all })}
      onClear={its.clear}
      {...(all === null ? { onSave: () => void saveChosen(its) } : {})}
    />
  )
}

async function saveChosen<Row extends ListRow>(its: ListOnScreen<Row>) {
  const { saveRows } = await loadPart(() => import('./export/save-rows.ts'))
  saveRows(its, its.chosenRows)
}
