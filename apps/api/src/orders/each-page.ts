import type { Paged, PageWanted } from '../gateway/gateway.ts'

const SIZE = 100
/** Page limit for channels whose list never ends. */
const MAX_PAGES = 1000

/**
 * Every page of a listing of a channel.
 *
 * @throws Error beyond 100,000 rows: what is missing is said, not cut
 */
export async function* eachPage<R>(ask: (wanted: PageWanted) => Promise<Paged<R>>) {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data, total } = await ask({ page, size: SIZE })
    yield { rows: data, total }
    if (data.length === 0 || page * SIZE >= total) return
  }
  throw new Error(`the channel lists more than ${SIZE * MAX_PAGES} rows`)
}
