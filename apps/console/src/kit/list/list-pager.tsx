import { Pager } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRow } from './list-names.ts'
import { PAGE_SIZES } from './list-state.ts'
import { pagedCount, turnPage } from './turn-page.ts'
import type { ListOnScreen } from './use-list.ts'

/** Steps through the pages of a list, also beyond those that the server counts. */
export function ListPager<Row extends ListRow>({
  its: { state, query, change },
}: {
  readonly its: ListOnScreen<Row>
}) {
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
