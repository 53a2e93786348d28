import { toBigInt } from './bytes.ts'

/** One DER element: its tag byte and the bytes inside. */
export interface DerElement {
  readonly tag: number
  readonly body: Uint8Array
}

/** The elements inside a sequence; undefined if it is not a sequence or they do not fit in it. */
export function readSequence(element: DerElement | undefined): DerElement[] | undefined {
  return element?.tag === 0x30 ? readElements(element.body) : undefined
}

/** The consecutive elements in the bytes; undefined if they do not fit. */
export function readElements(bytes: Uint8Array): DerElement[] | undefined {
  const elements: DerElement[] = []
  for (let at = 0; at < bytes.length;) {
    const tag = bytes[at] ?? 0
    const short = bytes[at + 1] ?? 0x80
    // Above 0x80 the lower bits give the number of length bytes; 0x80 is not valid DER.
    const body = at + 2 + Math.max(0, short - 0x80)
    const length = body > at + 2 ? Number(toBigInt(bytes.subarray(at + 2, body))) : short
    at = body + length
    if (short === 0x80 || at > bytes.length) return undefined
    elements.push({ tag, body: bytes.subarray(body, at) })
  }
  return elements
}

/** A whole number ≥ 0; undefined for anything else. */
export function readInteger({ tag, body }: DerElement): bigint | undefined {
  const isNumber = tag === 2 && (body[0] ?? 0x80) < 0x80
  return isNumber ? toBigInt(body) : undefined
}
