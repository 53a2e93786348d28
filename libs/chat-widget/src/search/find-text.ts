/** First and last found character of a text, both included. */
export type FoundRange = readonly [first: number, last: number]

/** Finds Chinese text by its sound (`nihao`, `nh`); handed in, as its dictionary is large. */
export type MatchPinyin = (text: string, query: string) => FoundRange | null

/**
 * Where a text answers what was typed: by its letters in either case, else by its sound. Never by
 * a pattern: what is typed is not one.
 *
 * @param query  not empty
 */
export function findText(
  text: string,
  query: string,
  matchPinyin?: MatchPinyin,
): FoundRange | null {
  const plain = text.toLowerCase()
  const wanted = query.toLowerCase()
  const at = plain.indexOf(wanted)
  // Letters whose small form has another length (İ) would put the mark on the wrong place.
  if (at >= 0) return plain.length === text.length ? [at, at + wanted.length - 1] : [0, -1]
  return matchPinyin?.(text, query) ?? null
}
