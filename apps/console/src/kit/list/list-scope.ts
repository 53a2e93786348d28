import type { ListFilter } from './filters/list-filter.ts'

/**
 * Subject of a screen: its channels, the platforms of its material, the type of its contents,
 * accounts, agencies, and a span of days. An absent part does not narrow the lists.
 */
export type Scope = {
  readonly channels?: readonly string[]
  /** The single channel in the address. */
  readonly channel?: readonly string[]
  readonly platforms?: readonly string[]
  readonly sources?: readonly string[]
  readonly contentType?: readonly string[]
  readonly account?: readonly string[]
  readonly agency?: readonly string[]
  /** First and last day of a span, `YYYY-MM-DD`, one value each. */
  readonly since?: readonly string[]
  readonly until?: readonly string[]
}

/** Filter names of a list for the parts of a scope. */
export type ScopeFilters<Name extends string = string> = Readonly<
  Partial<Record<keyof Scope, Name>>
>

/** Filters that people cannot remove. */
export type Fixed = Readonly<Record<string, readonly string[]>>

/** Filters that a scope fixes in a list. */
export function fixedBy(scope: Scope, filters: ScopeFilters = {}): Fixed {
  const parts: readonly (keyof Scope)[] = [
    'channels',
    'channel',
    'platforms',
    'sources',
    'contentType',
    'account',
    'agency',
    'since',
    'until',
  ]
  return Object.fromEntries(
    parts.flatMap((part) => {
      const name = filters[part]
      const values = scope[part]
      return name !== undefined && values !== undefined ? [[name, values]] : []
    }),
  )
}

/**
 * Filters that people may still set: one fixed to a single value is left out, one fixed to several
 * offers only those.
 */
export function freeFilters(filters: readonly ListFilter[], fixed: Fixed): readonly ListFilter[] {
  return filters.flatMap((filter) => {
    const values = fixed[filter.name]
    if (values === undefined) return [filter]
    if (filter.kind !== 'choice' || values.length < 2) return []
    return [
      { ...filter, options: () => filter.options().filter(({ value }) => values.includes(value)) },
    ]
  })
}
