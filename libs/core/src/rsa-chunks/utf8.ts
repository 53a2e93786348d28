/** UTF-8 bytes of the text; `undefined` when it holds half a surrogate pair. */
export function toUtf8(text: string): Uint8Array | undefined {
  const bytes: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code >= 0xd800 && code <= 0xdfff) return undefined
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code))
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code))
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code))
  }
  return Uint8Array.from(bytes)
}

/** The text of strict UTF-8; `undefined` for overlong, cut or impossible sequences. */
export function fromUtf8(bytes: Uint8Array): string | undefined {
  const parts: string[] = []
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0
    const size = sequenceLength(first)
    if (size === 0 || at + size > bytes.length) return undefined
    let code = size === 1 ? first : first & (0x7f >> size)
    for (let next = 1; next < size; next += 1) {
      const byte = bytes[at + next] ?? 0
      if ((byte & 0xc0) !== 0x80) return undefined
      code = (code << 6) | (byte & 0x3f)
    }
    if (code < smallest(size) || code > 0x10_ffff || (code >= 0xd800 && code <= 0xdfff))
      return undefined
    parts.push(String.fromCodePoint(code))
    at += size
  }
  return parts.join('')
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f)
}

function sequenceLength(first: number): number {
  if (first < 0x80) return 1
  if (first >= 0xc2 && first < 0xe0) return 2
  if (first >= 0xe0 && first < 0xf0) return 3
  return first >= 0xf0 && first < 0xf5 ? 4 : 0
}

function smallest(size: number): number {
  return [0, 0, 0x80, 0x800, 0x1_0000][size] ?? 0
}
