import type { Emoji } from './emoji.ts'

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  /** `code` as written in the text. */
  | { readonly kind: 'emoji'; readonly emoji: Emoji; readonly code: string }

type Found = { readonly emoji: Emoji; readonly code: string }
type Index = ReadonlyMap<string, readonly Found[]>

/**
 * Splits a text at the codes of a table; where two codes fit, the longer wins. Joining the texts
 * and codes gives the input back. No pattern is built from the text or the table.
 */
export function parseEmoji(text: string, table: readonly Emoji[]): readonly TextPart[] {
  const byStart = indexOf(table)
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
    parts.push({ kind: 'emoji', ...found })
    at += found.code.length
    textStart = at
  }
  if (textStart < text.length) parts.push({ kind: 'text', text: text.slice(textStart) })
  return parts
}

function longestAt(text: string, at: number, candidates: readonly Found[] = []): Found | null {
  let longest: Found | null = null
  for (const candidate of candidates) {
    const isLonger = candidate.code.length > (longest?.code.length ?? 0)
    if (isLonger && text.startsWith(candidate.code, at)) longest = candidate
  }
  return longest
}

/** Index of each table, built once: thousands of messages use the same table. */
const INDEXES = new WeakMap<readonly Emoji[], Index>()

function indexOf(table: readonly Emoji[]): Index {
  const known = INDEXES.get(table)
  if (known) return known
  const byStart = new Map<string, Found[]>()
  for (const emoji of table) {
    for (const code of [emoji.code, ...(emoji.also ?? [])]) {
      const start = code.charAt(0)
      if (start) byStart.set(start, [...(byStart.get(start) ?? []), { emoji, code }])
    }
  }
  INDEXES.set(table, byStart)
  return byStart
}
