import type { Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { ServerEvent } from '../../publishing/run/event-rows.ts'

const PAGE = 100
/** A day with more is shown up to here, and says so. */
export const MOST_EVENTS = 2000

type Of = { readonly account: string; readonly since: string; readonly until: string }

/** Events of an account between two instants, in the order they happened, page by page. */
export const dayEvents = (sdk: Sdk, { account, since, until }: Of) =>
  queryOptions({
    queryKey: ['publish_events', 'of-day', account, since, until],
    async queryFn({ signal }) {
      const found: ServerEvent[] = []
      for (let number = 1; found.length < MOST_EVENTS; number += 1) {
        // Each page is asked for only if the one before it was full.
        // oxlint-disable-next-line no-await-in-loop
        const { items } = await sdk.publish_events.list(
          {
            'filter[studio_account_id]': [account],
            'filter[created_since]': since,
            'filter[created_until]': until,
            sort: ['created_at', 'id'],
            'page[size]': PAGE,
            'page[number]': number,
          },
          { signal },
        )
        found.push(...items)
        if (items.length < PAGE) break
      }
      return found
    },
  })
