import type { Page } from './page.ts'

/** Where the next page begins: behind a cursor, or, in lists that know none, by its number. */
export type PageStart = { readonly after: string } | { readonly number: number }

export interface PageReader<Item> {
  /** Number and size of the first page, as far as the caller said them. */
  readonly number: number
  readonly size: number | undefined
  readonly read: (start: PageStart, signal: AbortSignal) => Promise<Page<Item>>
}

/**
 * All items of all pages, each page fetched while the caller works on the one before.
 *
 * Pages follow the server's cursor, so that records which come or go meanwhile neither double nor
 * hide others, and no list is too deep. A failed page is told when its turn comes.
 *
 * @source domain: settled numbers (beyond row 10,000 by cursor)
 */
export async function* followPages<Item>(
  first: Promise<Page<Item>>,
  { number, size, read }: PageReader<Item>,
): AsyncGenerator<Item, void, undefined> {
  const controller = new AbortController()
  try {
    let page = await first
    // Cursor or number: what a list begins with it goes on with.
    const hasCursor = page.nextCursor !== null
    let seenCount = (number - 1) * (size ?? page.items.length)
    for (let next = number + 1; ; next += 1) {
      seenCount += page.items.length
      const isMore = !hasCursor && page.items.length > 0 && seenCount < page.total
      const start = page.nextCursor !== null ? { after: page.nextCursor } : { number: next }
      const ahead = 'after' in start || isMore ? read(start, controller.signal) : null
      // Heard below, or of no interest when the caller leaves before.
      ahead?.catch(() => undefined)
      yield* page.items
      if (!ahead) return
      page = await ahead
    }
  } finally {
    controller.abort()
  }
}
