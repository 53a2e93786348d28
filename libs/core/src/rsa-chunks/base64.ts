const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES = new Map(Array.from(ALPHABET, (letter, value) => [letter, value]))

/** Standard base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at
    const triple = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    text += letter(triple >> 18) + letter(triple >> 12)
    text += left > 1 ? letter(triple >> 6) : '='
    text += left > 2 ? letter(triple) : '='
  }
  return text
}

/** The bytes of standard base64; white space is skipped; `undefined` for anything else. */
export function fromBase64(text: string): Uint8Array | undefined {
  const letters = text.replace(/\s/g, '')
  if (letters.length % 4 !== 0) return undefined
  const padding = letters.endsWith('==') ? 2 : letters.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((letters.length / 4) * 3 - padding)
  let bits = 0
  let held = 0
  let at = 0
  for (const letter of letters.slice(0, letters.length - padding)) {
    const value = VALUES.get(letter)
    if (value === undefined) return undefined
    bits = ((bits << 6) | value) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at] = (bits >> held) & 0xff
    at += 1
  }
  // Left-over bits must be zero, or two texts would stand for the same bytes.
  return bits & ((1 << held) - 1) ? undefined : bytes
}

function letter(bits: number): string {
  return ALPHABET.charAt(bits & 63)
}
