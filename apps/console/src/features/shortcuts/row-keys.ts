/** Keys that move through the rows of a list. @source ux: row keys */
export const ROW_KEYS = ['j', 'k', 'x'] as const
export type RowKey = (typeof ROW_KEYS)[number]

/**
 * Moves the focus through the rows of the visible list (`j` down, `k` up), or selects the focused
 * row (`x`). Enter and Space open a row because its title is a button.
 *
 * @returns whether the page has such a row
 */
export function pressRowKey(key: RowKey, main: ParentNode = document): boolean {
  const rows = [...main.querySelectorAll<HTMLElement>('main tbody tr, main li[data-row]')].filter(
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

/** Focus target of a row: the element that opens it, else its checkbox. */
const targetIn = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-opens-row]') ??
  row.querySelector<HTMLElement>('input[type=checkbox]')

/** Excludes earlier views, which stay mounted but hidden. */
const isSeen = (row: HTMLElement): boolean =>
  row.closest('[hidden], [style*="display: none"]') === null
