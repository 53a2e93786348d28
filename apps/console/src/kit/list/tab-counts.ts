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

/** Counts of a list: of all rows, and by the value of one attribute. */
export type ValueCounts = {
  readonly total: number
  readonly byValue: Readonly<Record<string, number>>
}

/**
 * One read that counts a list for each value of an attribute.
 *
 * @param narrowing arguments that narrow the list, without those of the attribute
 */
export const valueCountsQuery = (
  sdk: Sdk,
  operation: CountOperation,
  attribute: string,
  narrowing: Readonly<Record<string, unknown>>,
) => {
  const args: Record<string, unknown> = { ...narrowing, all_days: true }
  return queryOptions<ValueCounts>({
    queryKey: [...operation.split('.'), args],
    async queryFn({ signal }) {
      return readCounts(await callOperation(sdk, operation, args, { signal }), attribute)
    },
  })
}

function readCounts(answer: unknown, attribute: string): ValueCounts {
  const { totals } = Object(answer) as { readonly totals?: unknown }
  const { count, [`by_${attribute}`]: byValue } = isRecord(totals) ? totals : {}
  if (typeof count !== 'number' || !isRecord(byValue)) throw new Error('no counts in the answer')
  // as: the contract has a count for each value.
  return { total: count, byValue: byValue as ValueCounts['byValue'] }
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
