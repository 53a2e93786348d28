import type { Result, Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'

export type Checked = Result<'studio_accounts.list'>['items'][number]

/** The accounts that a person sees and that are in use, all of them, by name. */
export const accountsInUse = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['studio_accounts', 'in-use'],
    async queryFn({ signal }) {
      const found: Checked[] = []
      const accounts = sdk.studio_accounts.list(
        { 'filter[visiable]': true, 'page[size]': 100, sort: ['nickname'] },
        { signal },
      )
      for await (const account of accounts) found.push(account)
      return found
    },
  })
