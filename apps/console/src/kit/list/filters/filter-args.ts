import type { Fixed } from '../list-scope.ts'
import { dayRange } from './day-range.ts'
import type { FilterOf, FilterValues, ListFilter } from './list-filter.ts'
import { numberRange } from './number-range.ts'

type Args = Readonly<Record<string, unknown>>

type ToArgs = {
  readonly [Kind in ListFilter['kind']]: (filter: FilterOf<Kind>, values: readonly string[]) => Args
}

const byName = ({ name }: { readonly name: string }, values: readonly string[]): Args => ({
  [`filter[${name}]`]: values,
})

/** Arguments for the ends of a range, without open ends and ends without a filter. */
const ends = (
  names: readonly (string | undefined)[],
  values: readonly (string | number | null | undefined)[],
): Args =>
  Object.fromEntries(
    names.flatMap((name, at) => {
      const value = values[at] ?? null
      return name === undefined || value === null ? [] : [[`filter[${name}]`, value]]
    }),
  )

const orNull = (text: string): string | null => text || null

const TO_ARGS: ToArgs = {
  choice: byName,
  words: byName,
  remote: byName,
  flag: ({ name }, [value]) => ({ [`filter[${name}]`]: value === 'true' }),
  days: ({ since, until, as }, [value = '']) => {
    const days = dayRange(value)
    if (as === 'day' && days) return ends([since, until], value.split('..').map(orNull))
    return ends([since, until], [days?.since, days?.until])
  },
  range: ({ min, max }, [value = '']) => {
    const numbers = numberRange(value)
    return ends([min, max], [numbers?.min, numbers?.max])
  },
}

/** Query arguments for the values of some filters. */
export const filterArgs = (filters: readonly ListFilter[], values: FilterValues): Args =>
  Object.assign(
    {},
    ...filters.flatMap((filter) => {
      const chosen = values[filter.name]
      // as: the row of the table has the kind of the filter.
      const toArgs = TO_ARGS[filter.kind] as (one: ListFilter, chosen: readonly string[]) => Args
      return chosen === undefined || chosen.length === 0 ? [] : [toArgs(filter, chosen)]
    }),
  )

/**
 * Arguments of fixed filters. If a person chose among several fixed values, their choice applies;
 * other values are ignored.
 */
export function fixedArgs(fixed: Fixed, values: FilterValues): Args {
  return Object.fromEntries(
    Object.entries(fixed).map(([name, fixedValues]) => {
      const chosen = (values[name] ?? []).filter((value) => fixedValues.includes(value))
      return [`filter[${name}]`, flagOr(chosen.length > 0 ? chosen : fixedValues)]
    }),
  )
}

/** Boolean for a single `true` or `false`, else the values. */
export const flagOr = (values: readonly string[]): unknown =>
  values.length === 1 && (values[0] === 'true' || values[0] === 'false')
    ? values[0] === 'true'
    : values
