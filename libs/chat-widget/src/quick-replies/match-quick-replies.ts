import type { Emoji } from '../emoji/emoji.ts'
import { parseEmoji } from '../emoji/parse-emoji.ts'
import { findText } from '../search/find-text.ts'
import type { FoundRange, MatchPinyin } from '../search/find-text.ts'

export type QuickReplyMatch<Reply> = { readonly reply: Reply; readonly range: FoundRange }

/** Maximum matches: more are no help while typing. */
const SHOWN_AT_MOST = 50

/**
 * Replies that contain the typed text. Empty for an empty box, or one with only emoji.
 *
 * @source originals: the quick list shows entries that match the typed text
 */
export function matchQuickReplies<Reply extends { readonly text: string }>(
  replies: readonly Reply[],
  typed: string,
  { emoji, matchPinyin }: { emoji: readonly Emoji[]; matchPinyin?: MatchPinyin | undefined },
): readonly QuickReplyMatch<Reply>[] {
  const query = typed.trim()
  if (parseEmoji(query, emoji).every((part) => part.kind === 'emoji')) return []
  const found: QuickReplyMatch<Reply>[] = []
  for (const reply of replies) {
    const range = findText(reply.text, query, matchPinyin)
    if (range) found.push({ reply, range })
    if (found.length === SHOWN_AT_MOST) break
  }
  return found
}
