import type { Emoji } from './emoji-table.ts'

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emoji'; readonly emoji: Emoji }

/**
 * Splits a text at the codes of a table; where two codes fit, the longer wins. Joining the texts
 * and codes gives the input back. No pattern is built from the text or the table.
 */
export function parseEmoji(text: string, table: readonly Emoji[]): readonly TextPart[] {
  const byStart = startingWith(table)
  const parts: TextPart[] = []
  let textStart = 0
  let at = 0
  while (at < text.length) {
    const found = longestAt(text, at, byStart.get(text.charAt(at)))
    if (!found) {
      at += 1
      continue
    }
    if (at > textStart) parts.push({ kind: 'text', text: text.slice(textStart, at) })
    parts.push({ kind: 'emoji', emoji: found })
    at += found.code.length
    textStart = at
  }
  if (textStart < text.length) parts.push({ kind: 'text', text: text.slice(textStart) })
  return parts
}

function longestAt(text: string, at: number, candidates: readonly Emoji[] = []): Emoji | null {
  let longest: Emoji | null = null
  for (const emoji of candidates) {
    const isLonger = emoji.code.length > (longest?.code.length ?? 0)
    if (isLonger && text.startsWith(emoji.code, at)) longest = emoji
  }
  return longest
}

function startingWith(table: readonly Emoji[]): ReadonlyMap<string, readonly Emoji[]> {
  const byStart = new Map<string, Emoji[]>()
  for (const emoji of table) {
    const start = emoji.code.charAt(0)
    if (start) byStart.set(start, [...(byStart.get(start) ?? []), emoji])
  }
  return byStart
}
