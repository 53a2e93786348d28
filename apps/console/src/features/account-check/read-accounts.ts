import type { Result, Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'

export type Checked = Result<'studio_accounts.list'>['items'][number]

const PAGE = 100
/** The accounts that a person sees and that are in use, page by page. */
export const accountsToCheck = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['studio_accounts', 'to-check'],
    async queryFn({ signal }) {
      const found: Checked[] = []
      for (let number = 1; ; number += 1) {
        // Each page is asked for only if the one before it was full.
        // oxlint-disable-next-line no-await-in-loop
        const { items } = await sdk.studio_accounts.list(
          { 'filter[visiable]': true, 'page[size]': PAGE, 'page[number]': number },
          { signal },
        )
        found.push(...items)
        if (items.length < PAGE) return found
      }
    },
  })
