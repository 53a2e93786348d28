import type { ListRow } from '../list-names.ts'
import type { ListOnScreen } from '../use-list.ts'

/** A list on screen, with the element that all of it is in. */
export type ListPlace<Row extends ListRow> = {
  readonly its: ListOnScreen<Row>
  readonly root: Element
  /** Asks for everything of the list again. */
  readonly refresh: () => void
}

/** Does what a key stands for; false where the list has no such act. */
type Press = <Row extends ListRow>(place: ListPlace<Row>) => boolean

/** Keys of a list by themselves. @source ux: row keys */
export const LIST_KEYS: Readonly<Record<string, Press>> = {
  e: editRow,
  f: ({ root }) => focus(root.querySelector('[data-filters] [aria-haspopup]')),
  v: ({ root }) => click(root.querySelector('[data-mode]')),
  '[': ({ root }) => click(root.querySelector('[data-step=previous]')),
  ']': ({ root }) => click(root.querySelector('[data-step=next]')),
  r({ refresh }) {
    refresh()
    return true
  },
}

/** Element of the row that has the focus. */
export const focusedRow = (root: Element): HTMLElement | null => {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]') ?? null
  return row && root.contains(row) ? row : null
}

/** Opens the form of the focused row; where it has none, the first cell that is edited in place. */
function editRow<Row extends ListRow>({ its, root }: ListPlace<Row>): boolean {
  const place = focusedRow(root)
  const row = its.rows.find(({ id }) => id === place?.dataset['row'])
  if (!place || !row) return false
  const act = its.actsOf(row).find(({ operation, Panel }) => Panel && operation.endsWith('.update'))
  if (!act) return click(place.querySelector('[data-edits]'))
  its.press({ tag: 'row', act, row })
  return true
}

function click(button: Element | null): boolean {
  if (!(button instanceof HTMLButtonElement) || button.disabled) return false
  button.click()
  return true
}

function focus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false
  element.focus()
  return true
}
