import { callOperation, type Page } from '@omc/sdk'
import { formatCount } from '@omc/shell'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { useServices, type Services } from '../../kernel/services/services-context.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'

/**
 * How many rows of a list there are under each narrowing, as they are shown; one that is not known
 * yet, or could not be counted, is undefined. The statistics of a resource would answer at once, but
 * they speak of the last days only.
 */
export function useCounts<Row extends ListRow>(
  list: ListDefinition<Row>,
  narrowings: readonly Record<string, unknown>[],
): readonly (string | undefined)[] {
  const services = useServices()
  return useQueries({
    queries: narrowings.map((narrowing) => countQuery(services, list, narrowing)),
    combine: (answers) => answers.map(({ data }) => data),
  })
}

function countQuery<Row extends ListRow>(
  { sdk, firstScreen }: Pick<Services, 'sdk' | 'firstScreen'>,
  { resource }: ListDefinition<Row>,
  narrowing: Record<string, unknown>,
) {
  const args: Record<string, unknown> = { ...narrowing, 'page[size]': 1 }
  return queryOptions({
    queryKey: [resource, 'count', args],
    async queryFn({ signal }) {
      // The rows come first.
      await firstScreen
      const answer: unknown = await callOperation(sdk, `${resource}.list`, args, { signal })
      // as: every list answers a page.
      const { total, totalCapped } = answer as Page<unknown>
      return formatCount(total) + (totalCapped ? '+' : '')
    },
  })
}
