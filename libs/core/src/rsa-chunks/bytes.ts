// Browsers, workers and Node have it; the language alone does not.
declare function atob(base64: string): string

/** The number written by the bytes, most significant first. */
export function toBigInt(bytes: Uint8Array): bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let value = 0n
  let at = 0
  for (; at + 8 <= bytes.length; at += 8) value = (value << 64n) | view.getBigUint64(at)
  for (; at < bytes.length; at += 1) value = (value << 8n) | BigInt(view.getUint8(at))
  return value
}

/** The number in exactly `length` bytes, most significant first. */
export function toBytes(value: bigint, length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  let rest = value
  let at = length
  // Setting takes the lowest bits and leaves out the others.
  for (; at >= 8; rest >>= 64n) view.setBigUint64((at -= 8), rest)
  for (; at > 0; rest >>= 8n) view.setUint8((at -= 1), Number(rest & 255n))
  return bytes
}

/** One letter for each byte, as `btoa` takes them; spreading the bytes takes eight times as long. */
export function toLetters(bytes: Uint8Array): string {
  return Reflect.apply(String.fromCharCode, undefined, bytes)
}

/** The bytes of base64, white space skipped; undefined for anything else. */
export function fromBase64(text: string): Uint8Array | undefined {
  let letters: string
  try {
    letters = atob(text)
  } catch {
    // It throws on other letters and on nothing else.
    return undefined
  }
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at)
  return bytes
}
