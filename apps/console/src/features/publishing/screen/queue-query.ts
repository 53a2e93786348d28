import type { Args, Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'
import {
  QUEUE_GROUPS,
  QUEUE_STATES,
  type LedgerState,
  type QueuedContent,
} from '../run/queue-rows.ts'

type Whose = Pick<
  Args<'publish_contents.list'>,
  'filter[uid]' | 'filter[platform]' | 'filter[studio_account_id]'
>

/**
 * Query for the first items of a queue, with the total of all. The server sorts by turn alone: where
 * not all fit, those that need a person and those that come next are read before those that are paused.
 *
 * @param size  most items
 * @source ux §5 state "unverified"
 */
export const queueQuery = (sdk: Sdk, whose: Whose, size: number) =>
  queryOptions({
    queryKey: ['publish_contents', 'queue', whose, size],
    async queryFn({ signal }) {
      const ask = async (states: readonly LedgerState[], count: number) =>
        sdk.publish_contents.list(
          {
            ...whose,
            'filter[status]': [...states],
            'page[size]': count,
            sort: ['-priority', 'id'],
          },
          { signal },
        )
      const page = await ask(QUEUE_STATES, size)
      if (page.items.length >= page.total) return page
      // By id: an item may move on between two answers.
      const found = new Map<string, QueuedContent>()
      for (const states of QUEUE_GROUPS) {
        if (found.size >= size) break
        // A group is asked for only if those before it left room.
        // oxlint-disable-next-line no-await-in-loop
        const { items } = await ask(states, size - found.size)
        for (const item of items) found.set(item.id, item)
      }
      return { ...page, items: [...found.values()] }
    },
  })
