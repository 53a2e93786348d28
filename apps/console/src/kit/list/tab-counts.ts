import { callOperation, type Args, type ReadOperation, type Sdk } from '@omc/sdk'
import { formatCount } from '@omc/shell'
import { queryOptions } from '@tanstack/react-query'
import { isRecord } from '../../kernel/data/is-record.ts'

/** Operations that count the rows of a list by the values of an attribute, over all days. */
export type CountOperation = {
  [Op in ReadOperation]: Args<Op> extends { readonly all_days?: infer Flag }
    ? unknown extends Flag
      ? never
      : Op
    : never
}[ReadOperation]

/** Operations that sum up all rows of a list. */
export type TotalsOperation = Extract<ReadOperation, `${string}.totals`>

/** Counts of a list: of all rows, and by the value of one attribute. */
export type ValueCounts = {
  readonly total: number
  readonly byValue: Readonly<Record<string, number>>
}

type Totals = Readonly<Record<string, unknown>>

/** One read of what an operation counts or sums under a narrowing, over all days. */
export const totalsQuery = (
  sdk: Sdk,
  operation: CountOperation | TotalsOperation,
  narrowing: Readonly<Record<string, unknown>>,
) => {
  const isSum = operation.endsWith('.totals')
  const args: Record<string, unknown> = isSum ? narrowing : { ...narrowing, all_days: true }
  return queryOptions<Totals>({
    // Not the key of `read`, whose entry holds the whole answer.
    queryKey: [...operation.split('.'), args, 'totals'],
    async queryFn({ signal }) {
      const answer: unknown = await callOperation(sdk, operation, args, { signal })
      const totals: unknown = isSum ? answer : isRecord(answer) ? answer['totals'] : undefined
      if (!isRecord(totals)) throw new Error('no totals in the answer')
      return totals
    },
  })
}

/** Counts of a list for each value of an attribute. */
export function valueCounts(totals: Totals, attribute: string): ValueCounts {
  const { count, [`by_${attribute}`]: byValue } = totals
  return {
    total: Number(count),
    // as: the contract has a count for each value.
    byValue: isRecord(byValue) ? (byValue as ValueCounts['byValue']) : {},
  }
}

/**
 * Count of a tab as text.
 *
 * @param chosen values that a filter of the same attribute leaves in the tab of all rows
 */
export function tabCountText(
  { total, byValue }: ValueCounts,
  tab: string,
  chosen: readonly string[] | undefined,
): string {
  if (tab !== '') return formatCount(byValue[tab] ?? 0)
  if (chosen === undefined) return formatCount(total)
  return formatCount(chosen.reduce((sum, value) => sum + (byValue[value] ?? 0), 0))
}
