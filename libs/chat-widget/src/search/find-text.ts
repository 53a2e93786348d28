/** First and last matched character of a text, inclusive. */
export type FoundRange = readonly [first: number, last: number]

/** Matches Chinese text by pinyin (`nihao`, `nh`); passed in because its dictionary is large. */
export type MatchPinyin = (text: string, query: string) => FoundRange | null

/**
 * Match of a query in a text: case-insensitive, else by pinyin. The query is never used as a
 * regular expression.
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
  // Letters whose lower case has another length (İ) would shift the mark.
  if (at >= 0) return plain.length === text.length ? [at, at + wanted.length - 1] : [0, -1]
  return matchPinyin?.(text, query) ?? null
}
