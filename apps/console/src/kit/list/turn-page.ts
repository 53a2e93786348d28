import { MAX_ROW, type ListState } from './list-state.ts'

/**
 * State of another page. Beyond row 10,000 the server continues only after a row, so such a page
 * needs its cursor: the next one's comes with the page, earlier ones' were met on the way.
 *
 * @param next  cursor behind the page in sight
 * @param met   cursors of pages by their number
 */
export function turnPage(
  state: ListState,
  page: number,
  next: string | null,
  met: ReadonlyMap<number, string>,
): ListState {
  if (page * state.size <= MAX_ROW) return { ...state, page, after: '' }
  const after = page === state.page + 1 ? next : met.get(page)
  return after ? { ...state, page, after } : { ...state, page: MAX_ROW / state.size, after: '' }
}

/** Rows for the pager: where counting stopped, one page more than is in sight, while there is one. */
export const pagedCount = (
  { page, size }: ListState,
  total: number,
  isCapped: boolean,
  next: string | null,
): number => (isCapped ? Math.max(total, (page + (next === null ? 0 : 1)) * size) : total)
