/** A page of a list, with how many there are in all. */
export type Page<T> = { readonly data: readonly T[]; readonly total: number }
export type PageWanted = { readonly page: number; readonly size: number }

/** Cuts a page out of everything that matches. */
export const pageOf = <T>(all: readonly T[], { page, size }: PageWanted): Page<T> => ({
  data: all.slice((page - 1) * size, page * size),
  total: all.length,
})

/**
 * Whether a text is about a query: it has every word of it, or, for words it does not have, at
 * least two thirds of their neighbouring pairs of characters.
 */
export function isAbout(text: string, query: string): boolean {
  const hay = text.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => hay.includes(word) || isNearlyIn(hay, word))
}

function isNearlyIn(hay: string, word: string): boolean {
  const characters = Array.from(word)
  const pairs = characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`)
  if (pairs.length < 2) return false
  return pairs.filter((pair) => hay.includes(pair)).length * 3 >= pairs.length * 2
}
