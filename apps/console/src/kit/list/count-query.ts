import { callOperation, type Page, type Sdk } from '@omc/sdk'
import { formatCount } from '@omc/shell'
import { queryOptions } from '@tanstack/react-query'
import type { ListResource } from './list-names.ts'

export type RowCount = {
  readonly total: number
  /** The server stopped counting there. */
  readonly isAtLeast: boolean
}

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
      const { total, totalCapped } = answer as Page<unknown>
      return { total, isAtLeast: totalCapped }
    },
  })
}

/** "1,284", or "10,000+" where the server stopped counting. */
export const rowCountText = ({ total, isAtLeast }: RowCount): string =>
  formatCount(total) + (isAtLeast ? '+' : '')
