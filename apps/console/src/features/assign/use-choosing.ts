import { useState } from 'react'

type Choosable = { readonly id: string }

/** Rows that are chosen, and those that are dragged: the chosen ones, or one that is not chosen. */
export function useChoosing<Row extends Choosable>(items: readonly Row[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [dragged, setDragged] = useState<readonly string[]>([])
  // Rows that left the list meanwhile are no longer chosen.
  const rows = items.filter(({ id }) => marked.has(id))
  return {
    rows,
    chosen: new Set(rows.map(({ id }) => id)),
    choose: (ids: ReadonlySet<string>) => setMarked(ids),
    /** Takes these out of what is chosen by now. */
    unchoose: (ids: readonly string[]) =>
      setMarked((now) => new Set([...now].filter((id) => !ids.includes(id)))),
    dragged,
    draggedRows: items.filter(({ id }) => dragged.includes(id)),
    drag: (id: string) => setDragged(marked.has(id) ? rows.map((row) => row.id) : [id]),
    endDrag: () => setDragged([]),
  }
}

/** Props of a list of rows to choose from. */
export type Choosing = Pick<
  ReturnType<typeof useChoosing>,
  'chosen' | 'choose' | 'dragged' | 'drag' | 'endDrag'
>
