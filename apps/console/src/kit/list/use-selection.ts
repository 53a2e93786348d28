import type { Page } from '@omc/sdk'
import { useState } from 'react'
import type { ListRow } from './list-names.ts'

const NONE = new Map<string, never>()

/** Selected rows of a list over its pages, or all rows that match. */
export function useSelection<Row extends ListRow>(
  rows: readonly Row[],
  page: Page<Row> | undefined,
) {
  const [picked, setPicked] = useState<ReadonlyMap<string, Row>>(NONE)
  const [isAll, setAll] = useState(false)
  const total = page && !page.totalCapped ? page.total : null
  const all = isAll ? total : null
  return {
    chosen: new Set(all === null ? picked.keys() : rows.map(({ id }) => id)),
    chosenRows: [...picked.values()],
    /** Number of matching rows, if all of them are selected. */
    all,
    /** Number of rows that can be selected beyond this page; null if unknown. */
    allCount: total,
    setChosen(ids: ReadonlySet<string>) {
      const here = new Map(rows.map((row) => [row.id, row]))
      const next = [...ids].flatMap((id): [string, Row][] => {
        const row = picked.get(id) ?? here.get(id)
        return row ? [[id, row]] : []
      })
      setAll(false)
      setPicked(new Map(next))
    },
    chooseAll: () => setAll(true),
    clear() {
      setAll(false)
      setPicked(NONE)
    },
  }
}
