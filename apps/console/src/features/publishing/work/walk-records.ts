import { ROWS_AT_ONCE } from './work-ports.ts'

type Row = { readonly id: string }

/** One page of a list: the rows that a job works on, and whether no page follows. */
export type RecordPage<One extends Row> = {
  readonly rows: readonly One[]
  readonly isLast: boolean
}

/** A page of which a job takes some rows. */
export const pageOf = <One extends Row>(
  items: readonly unknown[],
  rows: readonly One[],
): RecordPage<One> => ({ rows, isLast: items.length < ROWS_AT_ONCE })

/**
 * Gives the rows of a list one after the other, each once. A page without rows for the job is not
 * the end of the list.
 *
 * @param load  one page of the list, from 1; a rejected one is asked for again
 */
export function walkRecords<One extends Row>(
  load: (page: number) => Promise<RecordPage<One>>,
): () => Promise<One | null> {
  const given = new Set<string>()
  let rows: One[] = []
  let pagesRead = 0
  let isEnd = false
  return async () => {
    while (rows.length === 0 && !isEnd) {
      // Each page is asked for only if the one before it held nothing.
      // oxlint-disable-next-line no-await-in-loop
      const found = await load(pagesRead + 1)
      pagesRead += 1
      isEnd = found.isLast
      rows = found.rows.filter(({ id }) => !given.has(id))
    }
    const next = rows.shift() ?? null
    if (next) given.add(next.id)
    return next
  }
}

/**
 * Gives the rows that a list held at the first call: what is added while a job takes rows out of
 * the list is not given.
 */
export function heldRecords<One extends Row>(
  load: (page: number) => Promise<RecordPage<One>>,
): () => Promise<One | null> {
  const held = new Map<string, One>()
  let pagesRead = 0
  let isRead = false
  return async () => {
    while (!isRead) {
      // The pages come one after the other.
      // oxlint-disable-next-line no-await-in-loop
      const { rows, isLast } = await load(pagesRead + 1)
      pagesRead += 1
      isRead = isLast
      for (const row of rows) held.set(row.id, row)
    }
    const [next = null] = held.values()
    if (next) held.delete(next.id)
    return next
  }
}
