import type { RehearsalItem } from '@omc/publisher/rehearsal'
import type { Sdk } from '@omc/sdk'
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

/** The server reads so many rows by their ids at once. */
export const AT_ONCE = 100

export function chunksOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / AT_ONCE)
  return Array.from({ length: count }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
}

/** @param idsOf  ids of the chosen rows; those on other pages are read first */
export const chosenSource = (
  key: readonly unknown[],
  idsOf: (signal: AbortSignal) => Promise<readonly string[]>,
): RehearsalSource => ({
  key: ['rehearsal', 'queue', ...key],
  editor: 'publish_contents',
  async read(sdk, signal) {
    const found: QueuedRow[] = []
    for (const ids of chunksOf(await idsOf(signal))) {
      const args = { 'filter[ids]': [...ids], 'page[size]': AT_ONCE }
      // One after another, so that a stop leaves the rest unread.
      // oxlint-disable-next-line no-await-in-loop
      found.push(...(await sdk.publish_contents.list(args, { signal })).items)
    }
    return found.map(itemOfQueue).map(withKeptOptions)
  },
})

/** Everything that the queue of an account still holds, in the order it is handed out. */
export const accountSource = (uid: string): RehearsalSource => ({
  key: ['rehearsal', 'account', uid],
  editor: 'publish_contents',
  async read(sdk, signal) {
    const found: QueuedRow[] = []
    for (let number = 1; ; number += 1) {
      // Each page is asked for only if the one before it was full.
      // oxlint-disable-next-line no-await-in-loop
      const { items } = await sdk.publish_contents.list(
        {
          'filter[uid]': [uid],
          'filter[status]': ['queued', 'waiting', 'paused'],
          sort: ['-priority', 'id'],
          'page[size]': AT_ONCE,
          'page[number]': number,
        },
        { signal },
      )
      found.push(...items)
      if (items.length < AT_ONCE) return found.map(itemOfQueue)
    }
  },
})
