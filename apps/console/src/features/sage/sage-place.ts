import { channelRow, type Channel } from '@omc/core'

/** Subject to write about, as the address stores it. */
export type Brief = {
  readonly itemId: string | null
  /** Null for no channel in particular. */
  readonly channel: Channel | null
  readonly count: number
}

/** Most that the server writes at once. */
export const MOST_VARIANTS = 20
export const FIRST_COUNT = 3

/** The brief of an address; what it does not know is left at its default. */
export function briefAt(query: URLSearchParams): Brief {
  const count = Number(query.get('n') ?? FIRST_COUNT)
  return {
    itemId: query.get('item'),
    channel: channelRow(query.get('channel') ?? '')?.name ?? null,
    count: Number.isInteger(count) && count >= 1 && count <= MOST_VARIANTS ? count : FIRST_COUNT,
  }
}

/** Address of a changed brief; other parts of the address stay. */
export function addressOf(brief: Brief, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  const values = { item: brief.itemId, channel: brief.channel, n: String(brief.count) }
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}

export type Variant = { readonly title: string | null; readonly paragraph: string | null }

/** Titles and paragraphs of an answer side by side; the shorter list leaves gaps. */
export const variantsOf = (
  titles: readonly string[],
  paragraphs: readonly string[],
): readonly Variant[] =>
  Array.from({ length: Math.max(titles.length, paragraphs.length) }, (_, at) => ({
    title: titles[at] ?? null,
    paragraph: paragraphs[at] ?? null,
  }))
