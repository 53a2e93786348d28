import { useQueries } from '@tanstack/react-query'
import { useServices } from '../../kernel/services/services-context.ts'
import { countQuery } from './count-query.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { rowCountText } from './row-count.ts'
import { useFirstScreen } from './use-first-screen.ts'

/**
 * Formatted row counts of a list under each narrowing; undefined while unknown or after a failure.
 * Counts load after the rows of the first screen.
 */
export function useCounts<Row extends ListRow>(
  list: ListDefinition<Row>,
  narrowings: readonly Record<string, unknown>[],
): readonly (string | undefined)[] {
  const { sdk } = useServices()
  const isOn = useFirstScreen()
  return useQueries({
    queries: narrowings.map((narrowing) => ({
      ...countQuery(sdk, list.resource, narrowing),
      enabled: isOn,
    })),
    combine: (answers) => answers.map(({ data }) => data && rowCountText(data)),
  })
}
