import type { RehearsalItem } from '@omc/publisher/rehearsal'
import type { Args, Page, Sdk } from '@omc/sdk'
import { itemOfQueue, type QueuedRow } from './facts.ts'
import { withKeptOptions } from './kept-options.ts'

/** Where the items of a rehearsal come from. */
export type RehearsalSource = {
  /** Key of the query that reads them; no write makes it stale, since it is a picture of one moment. */
  readonly key: readonly unknown[]
  readonly read: (sdk: Sdk, signal: AbortSignal) => Promise<readonly RehearsalItem[]>
  /** Resource whose editor corrects an item. */
  readonly editor: 'publish_contents' | 'carry_contents'
}

/** Most items of one rehearsal. */
export const MOST = 500
/** The server reads so many rows by their ids at once. */
export const AT_ONCE = 100

/** Answers of `ask` for portions of the ids. */
export async function inPortions<Row>(
  ids: readonly string[],
  ask: (some: string[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const found: Row[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE)
    // One after another, so that a stop leaves the rest unread.
    // oxlint-disable-next-line no-await-in-loop
    found.push(...(await ask(ids.slice(at, at + AT_ONCE))))
  return found
}

type QueueArgs = Args<'publish_contents.list'>

/** Rows of the queue that match, at most so many; rows that move meanwhile come neither twice nor not at all. */
export async function queueRows(
  sdk: Sdk,
  args: QueueArgs,
  { signal, most = MOST }: { readonly signal: AbortSignal; readonly most?: number },
): Promise<readonly QueuedRow[]> {
  const found: QueuedRow[] = []
  let start: Pick<QueueArgs, 'page[after]'> = {}
  while (found.length < most) {
    const call = { ...args, 'page[size]': AT_ONCE, ...start }
    // Each page tells where the next one starts.
    // oxlint-disable-next-line no-await-in-loop
    const page: Page<QueuedRow> = await sdk.publish_contents.list(call, { signal })
    found.push(...page.items)
    if (page.nextCursor === null) return found
    start = { 'page[after]': page.nextCursor }
  }
  return found.slice(0, most)
}

/** @param idsOf  ids of the chosen rows; those on other pages are read first */
export const chosenSource = (
  key: readonly unknown[],
  idsOf: (signal: AbortSignal) => Promise<readonly string[]>,
): RehearsalSource => ({
  key: ['rehearsal', 'queue', ...key],
  editor: 'publish_contents',
  async read(sdk, signal) {
    const found = await inPortions(await idsOf(signal), (ids) =>
      queueRows(sdk, { 'filter[ids]': ids }, { signal }),
    )
    return found.map(itemOfQueue).map(withKeptOptions)
  },
})

/** What the queue of an account still holds, in the order it is handed out. */
export const accountSource = (accountId: string): RehearsalSource => ({
  key: ['rehearsal', 'account', accountId],
  editor: 'publish_contents',
  async read(sdk, signal) {
    const args: QueueArgs = {
      'filter[studio_account_id]': [accountId],
      'filter[status]': ['queued', 'waiting', 'paused'],
      sort: ['-priority', 'id'],
    }
    return (await queueRows(sdk, args, { signal })).map(itemOfQueue)
  },
})
