import { isInFront } from '../../kernel/keys/use-page-key.ts'

/** Keys that move through the rows of a list. @source ux: row keys */
export const ROW_KEYS = ['j', 'k', 'x'] as const
export type RowKey = (typeof ROW_KEYS)[number]

/**
 * Moves the focus through the rows of the visible list (`j` down, `k` up), or selects the focused
 * row (`x`). Enter and Space open the row that has the focus.
 *
 * @returns whether the page has such a row
 */
export function pressRowKey(key: RowKey, main: ParentNode = document): boolean {
  const rows = [...main.querySelectorAll<HTMLElement>('main [data-row]')].filter(isInFront)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  if (key === 'x') {
    const box = rows[at]?.querySelector<HTMLElement>('input[type=checkbox]') ?? null
    box?.click()
    return box !== null
  }
  const next = key === 'j' ? rows[at + 1] : rows[at - 1]
  if (next) targetIn(next).focus()
  return next !== undefined
}

/** A card has the focus on its button. */
const targetIn = (row: HTMLElement): HTMLElement =>
  row.hasAttribute('tabindex') ? row : (row.querySelector<HTMLElement>('[data-opens-row]') ?? row)
