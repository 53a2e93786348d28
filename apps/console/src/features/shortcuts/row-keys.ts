/** Keys that walk the rows of a list. @source ux: row keys */
export const ROW_KEYS = ['j', 'k', 'x'] as const
export type RowKey = (typeof ROW_KEYS)[number]

/**
 * Moves the focus among the rows of the list in sight (`j` down, `k` up) or chooses the row that has
 * it (`x`). Enter and Space open a row: its title is a button.
 *
 * @returns whether the page has such a row
 */
export function pressRowKey(key: RowKey, main: ParentNode = document): boolean {
  const rows = [...main.querySelectorAll<HTMLElement>('main tbody tr')].filter(
    (row) => isSeen(row) && targetIn(row) !== null,
  )
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  if (key === 'x') {
    const box = rows[at]?.querySelector<HTMLElement>('input[type=checkbox]') ?? null
    box?.click()
    return box !== null
  }
  const next = key === 'j' ? rows[at + 1] : rows[at - 1]
  const target = next ? targetIn(next) : null
  target?.focus()
  return target !== null
}

/** What of a row takes the focus: what opens it, or the box that chooses it. */
const targetIn = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-opens-row]') ??
  row.querySelector<HTMLElement>('input[type=checkbox]')

/** Views that were looked at before are kept beside this one, hidden. */
const isSeen = (row: HTMLElement): boolean =>
  row.closest('[hidden], [style*="display: none"]') === null
