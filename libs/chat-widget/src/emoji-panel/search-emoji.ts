import type { Emoji } from '../emoji/emoji.ts'
import { findText } from '../search/find-text.ts'
import type { MatchPinyin } from '../search/find-text.ts'

/** Emoji whose name, words or code contain the query; all for an empty query. */
export function searchEmoji(
  table: readonly Emoji[],
  typed: string,
  matchPinyin?: MatchPinyin,
): readonly Emoji[] {
  const query = typed.trim()
  if (query === '') return table
  return table.filter(({ code, also = [], name, words = [] }) =>
    [name, ...words, code, ...also].some((text) => findText(text, query, matchPinyin) !== null),
  )
}
