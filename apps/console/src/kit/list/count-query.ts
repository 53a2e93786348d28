import { callOperation, type Page, type Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { ListResource } from './list-names.ts'
import { rowCountOf, type RowCount } from './row-count.ts'

/** Number of rows of a list under a narrowing; the same key wherever it is shown. */
export const countQuery = (
  sdk: Sdk,
  resource: ListResource,
  narrowing: Readonly<Record<string, unknown>>,
) => {
  const args: Record<string, unknown> = { ...narrowing, 'page[size]': 1 }
  return queryOptions<RowCount>({
    queryKey: [resource, 'count', args],
    async queryFn({ signal }) {
      const answer: unknown = await callOperation(sdk, `${resource}.list`, args, { signal })
      // as: every list operation answers a page.
      return rowCountOf(answer as Page<unknown>)
    },
  })
}
