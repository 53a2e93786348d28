import { LISTS } from '../generated/lists.ts'
import type { FieldFact } from './field-facts.ts'

/** One filter of a list: what its values are, and what people call it. */
export type FilterFact = FieldFact & {
  /** Sent as `filter[<name>]`; the name of a span is that of its attribute. */
  readonly name: string
  /** Platforms that it takes, if the contract names them. */
  readonly values?: readonly string[]
} & (
    | { readonly takes: 'value' | 'values' }
    /** Two filters for the ends of a span; a list may have only one of them. */
    | { readonly takes: 'span'; readonly from?: string; readonly to?: string }
  )

/** Filters of a list, and the fields that its rows can show. */
export interface ListFacts {
  /** Without search, trash and the choice of ids. */
  readonly filters: readonly FilterFact[]
  /** All attributes of a row by name. */
  readonly columns: Readonly<Record<string, FieldFact>>
}

/**
 * Loads the facts of a list.
 *
 * @param resource  such as `carry_items`
 * @returns null for a resource without described attributes
 */
export async function listFacts(resource: string): Promise<ListFacts | null> {
  const part = await LISTS[resource]?.()
  return part?.facts ?? null
}
