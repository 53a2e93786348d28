import type { ListFilter } from './filters/list-filter.ts'

/**
 * Part of the house that a screen speaks of: the channels it publishes to, the platforms its
 * material comes from, and the form of the contents. A part that is left out is not narrowed.
 */
export type Scope = {
  readonly channels?: readonly string[]
  /** The one channel that the address names. */
  readonly channel?: readonly string[]
  readonly platforms?: readonly string[]
  readonly sources?: readonly string[]
  readonly contentType?: readonly string[]
}

/** Filters of a list that the parts of a scope become. */
export type ScopeFilters<Name extends string = string> = Readonly<
  Partial<Record<keyof Scope, Name>>
>

/** Filters that nobody can take off. */
export type Fixed = Readonly<Record<string, readonly string[]>>

/** The filters that a scope fixes in a list. */
export function fixedBy(scope: Scope, filters: ScopeFilters = {}): Fixed {
  const parts: readonly (keyof Scope)[] = [
    'channels',
    'channel',
    'platforms',
    'sources',
    'contentType',
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
 * What a person may still choose: a filter that is fixed to one value is left out, one that is fixed
 * to several offers those.
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
