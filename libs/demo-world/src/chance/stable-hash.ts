/**
 * The same 32-bit number for the same text, on every machine and in every run.
 *
 * @returns an integer in [0, 2^32)
 */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A number in [0, 1) that depends on the text only. */
export const stableRoll = (text: string): number => stableHash(text) / 2 ** 32

/** One of the choices, always the same one for the same text. */
export function stablePick<T>(text: string, choices: readonly [T, ...T[]]): T {
  return choices[stableHash(text) % choices.length] ?? choices[0]
}
