import { Pager } from '@omc/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../kernel/errors/load-part.ts'
import type { BulkBar as BulkBarType } from './bulk-bar.tsx'
import type { FootLines as FootLinesType } from './foot-lines.tsx'
import type { ListRow } from './list-names.ts'
import { PAGE_SIZES } from './list-state.ts'
import { panelPart, restPart } from './panel-part.ts'
import { pagedCount, turnPage } from './turn-page.ts'
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
        <ListPager its={its} />
      </>
    )
  return (
    <Suspense fallback={<ListPager its={its} />}>
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

async function saveChosen<Row extends ListRow>({ list, chosenRows }: ListOnScreen<Row>) {
  const { saveRows } = await loadPart(() => import('./export/save-rows.ts'))
  saveRows(list, chosenRows)
}

function ListPager<Row extends ListRow>({ its: { state, query, change } }: ListFootProps<Row>) {
  const { t } = useTranslation()
  const { total = 0, totalCapped = false, nextCursor = null } = query.data ?? {}
  const [met] = useState(() => new Map<number, string>())
  const turn = (page: number) => {
    if (state.after) met.set(state.page, state.after)
    // Another order or filter starts over, and has other cursors.
    else met.clear()
    change(turnPage(state, page, nextCursor, met))
  }
  return (
    <Pager
      className="border-t border-line px-3 py-2"
      page={state.page}
      pageSize={state.size}
      totalCount={pagedCount(state, total, totalCapped, nextCursor)}
      pageSizes={PAGE_SIZES}
      onPageChange={turn}
      onPageSizeChange={(size) => change({ ...state, size, page: 1 })}
      labels={{
        nav: t('list.pager.nav'),
        previous: t('list.pager.previous'),
        next: t('list.pager.next'),
        page: (page) => t('list.pager.page', { page }),
        pageSize: t('list.pager.size'),
        pageSizeOption: (size) => t('list.pager.sizeOption', { size }),
      }}
    />
  )
}
