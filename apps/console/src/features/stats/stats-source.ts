import { callOperation, type Args, type ReadOperation, type Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'
import { isRecord } from '../../kernel/data/is-record.ts'
import type { Place, PlacePart } from './stats-place.ts'

type NameIn<Op extends ReadOperation> = keyof Args<Op> extends infer Parameter
  ? Parameter extends `filter[${infer Name}]`
    ? Name
    : never
  : never

/** A read operation that answers figures, and how a place narrows it. */
export type Source = {
  readonly operation: ReadOperation
  /** `range`: takes a span of days; `filter`: narrows its rows by days; `all`: counts over all days. */
  readonly days: 'range' | 'filter' | 'all'
  /** Filters for the parts of a place; a part without one cannot narrow these figures. */
  readonly filters: Readonly<Partial<Record<PlacePart, string>>>
  /** The one account of the place is the record that is asked for. */
  readonly isOfAccount?: true
  readonly fixed?: Readonly<Record<string, unknown>>
}

/** Declares a source; filters that its operation does not have do not compile. */
export const source = <Op extends ReadOperation>(
  operation: Op,
  {
    days = 'range',
    filters = {},
    ...rest
  }: {
    readonly days?: Source['days']
    readonly filters?: Readonly<Partial<Record<PlacePart, NameIn<Op>>>>
    readonly isOfAccount?: true
    readonly fixed?: Readonly<Record<`filter[${string}]`, unknown>>
  } = {},
): Source => ({ operation, days, filters, ...rest })

/** Answer of a source: sums, counts by value as `by_…`, and figures day by day. */
export type Reading = {
  readonly totals: Readonly<Record<string, unknown>>
  readonly series: readonly Readonly<Record<string, unknown>>[]
}

const PARTS: readonly PlacePart[] = ['channels', 'accounts', 'agencies']

/** Parts of a place that do not narrow a source. */
export const ignoredBy = (
  { filters, isOfAccount }: Pick<Source, 'filters' | 'isOfAccount'>,
  place: Place,
): readonly PlacePart[] =>
  PARTS.filter(
    (part) =>
      place[part].length > 0 && !filters[part] && !(part === 'accounts' && isOfAccount === true),
  )

export function sourceArgs(of: Source, place: Place): Readonly<Record<string, unknown>> {
  const { since, until } = place.days
  const narrowing = PARTS.flatMap((part) => {
    const name = of.filters[part]
    return name && place[part].length > 0 ? [[`filter[${name}]`, place[part]] as const] : []
  })
  return {
    ...(of.isOfAccount ? { id: place.accounts[0] ?? '' } : {}),
    ...(of.days === 'range' ? { since, until } : {}),
    ...(of.days === 'filter' ? { 'filter[since]': since, 'filter[until]': until } : {}),
    ...(of.days === 'all' ? { all_days: true } : {}),
    ...of.fixed,
    ...Object.fromEntries(narrowing),
  }
}

/** One read of a source at a place. */
export const readingQuery = (sdk: Sdk, of: Source, place: Place) => {
  const args = sourceArgs(of, place)
  return queryOptions<Reading>({
    // Not the key of `read`, whose entry holds the whole answer.
    queryKey: [...of.operation.split('.'), args, 'reading'],
    async queryFn({ signal }) {
      return readingIn(
        await callOperation(sdk, of.operation, args as Args<typeof of.operation>, { signal }),
      )
    },
    meta: { isShownInPlace: true },
  })
}

/** The figures of an answer; `totals` operations answer the sums alone. */
function readingIn(answer: unknown): Reading {
  if (!isRecord(answer)) throw new Error('no figures in the answer')
  const { totals, series } = answer
  return {
    totals: isRecord(totals) ? totals : answer,
    series: Array.isArray(series) ? series.filter(isRecord) : [],
  }
}

/** A figure by its name; null if the answer does not have it. */
export function numberIn(record: Readonly<Record<string, unknown>>, name: string): number | null {
  const value = record[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** Counts by value, the largest first. */
export function countsBy(
  { totals }: Reading,
  attribute: string,
): readonly (readonly [string, number])[] {
  const counts = totals[`by_${attribute}`]
  if (!isRecord(counts)) return []
  return Object.entries(counts)
    .flatMap(([value, count]) => (typeof count === 'number' ? [[value, count] as const] : []))
    .toSorted(([, one], [, other]) => other - one)
}
