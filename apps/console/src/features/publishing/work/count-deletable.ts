import type { Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { RowCount } from '../../../kit/list/row-count.ts'
import { deletableArgs, isInScope, type DeleteScope } from './delete-job.ts'
import { ROWS_AT_ONCE } from './work-ports.ts'

/** How many contents of the account a deletion would take. */
export const countDeletable = (
  sdk: Pick<Sdk, 'studio_contents'>,
  accountId: string,
  scope: DeleteScope,
) =>
  queryOptions({
    queryKey: ['studio_contents', 'deletable', accountId, scope],
    async queryFn({ signal }): Promise<RowCount> {
      const answer = await sdk.studio_contents.list(deletableArgs(accountId, scope), { signal })
      const { items, total, totalCapped } = answer
      if (scope !== 'today') return { total, isAtLeast: totalCapped }
      const count = items.filter((row) => isInScope(row, scope, Date.now())).length
      return { total: count, isAtLeast: count === ROWS_AT_ONCE }
    },
    staleTime: 0,
  })
