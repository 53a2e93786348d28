import type { Emoji } from '../emoji/emoji.ts'

/** One row of the panel. */
export const RECENT_AT_MOST = 8

/** Where the codes of recently used emoji are kept, the latest first. */
export type EmojiStorage = {
  readonly read: () => readonly string[]
  readonly write: (codes: readonly string[]) => void
}

/** Creates a storage that lives as long as the page. */
export function createEmojiMemory(): EmojiStorage {
  let kept: readonly string[] = []
  return {
    read: () => kept,
    write(codes) {
      kept = codes
    },
  }
}

/** The list with a code at its start. */
export const rememberEmoji = (recent: readonly string[], code: string): readonly string[] =>
  [code, ...recent.filter((other) => other !== code)].slice(0, RECENT_AT_MOST)

/** Recently used emoji of a table, without unknown codes. */
export function recentEmoji(table: readonly Emoji[], codes: readonly string[]): readonly Emoji[] {
  return codes
    .slice(0, RECENT_AT_MOST)
    .flatMap((code) => table.find((emoji) => emoji.code === code) ?? [])
}
