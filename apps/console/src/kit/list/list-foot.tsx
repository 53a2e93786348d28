import { Suspense } from 'react'
import { loadPart } from '../../kernel/errors/load-part.ts'
import type { BulkBar as BulkBarType } from './bulk-bar.tsx'
import type { FootLines as FootLinesType } from './foot-lines.tsx'
import type { ListRow } from './list-names.ts'
import type { ListPager as ListPagerType } from './list-pager.tsx'
import { panelPart, restPart } from './panel-part.ts'
import type { ListOnScreen } from './use-list.ts'

/** Loaded with the first selected row. */
const BulkBar = panelPart(
  async () => (await import('./bulk-bar.tsx')).BulkBar,
  // as: `lazy` loses the type parameter; it is the same component.
) as unknown as typeof BulkBarType

const FootLines = restPart(
  async () => (await import('./foot-lines.tsx')).FootLines,
  // as: as above.
) as unknown as typeof FootLinesType

const ListPager = restPart(
  async () => (await import('./list-pager.tsx')).ListPager,
  // as: as above.
) as unknown as typeof ListPagerType

type ListFootProps<Row extends ListRow> = { readonly its: ListOnScreen<Row> }

/** Pager of the list, or the acts on the selected rows. */
export function ListFoot<Row extends ListRow>({ its }: ListFootProps<Row>) {
  if (its.chosen.size === 0)
    return (
      <>
        {its.list.live === undefined && its.list.figures === undefined ? null : (
          <Suspense fallback={null}>
            <FootLines its={its} />
          </Suspense>
        )}
        <Pages its={its} />
      </>
    )
  return (
    <Suspense fallback={<Pages its={its} />}>
      <BulkBar
        acts={its.bulk}
        count={its.all ?? its.chosenRows.length}
        {...(its.allCount !== null && its.all === null && its.allCount > its.chosenRows.length
          ? { all: { count: its.allCount, onChoose: its.chooseAll } }
          : {})}
        page={its.query.data}
        isBusy={its.open !== null}
        onAct={(act) => its.press({ tag: 'bulk', act, rows: its.chosenRows, all: its.all })}
        onClear={its.clear}
        {...(its.all === null ? { onSave: () => void saveChosen(its) } : {})}
      />
    </Suspense>
  )
}

async function saveChosen<Row extends ListRow>(its: ListOnScreen<Row>) {
  const { saveRows } = await loadPart(() => import('./export/save-rows.ts'))
  saveRows(its, its.chosenRows)
}

/** The pager; its place is kept until it has loaded. */
function Pages<Row extends ListRow>({ its }: ListFootProps<Row>) {
  return (
    <Suspense fallback={<div className="h-[calc(var(--ctl)+1rem+1px)] border-t border-line" />}>
      <ListPager its={its} />
    </Suspense>
  )
}
