import { toBigInt } from './big-bytes.ts'

/** One DER element: its tag byte and the bytes inside. */
export type DerElement = { readonly tag: number; readonly body: Uint8Array }

export const TAG = { integer: 0x02, bits: 0x03, octets: 0x04, oid: 0x06, sequence: 0x30 } as const

/** The elements that stand one after another in the bytes; `undefined` when they do not fit. */
export function readDer(bytes: Uint8Array): DerElement[] | undefined {
  const elements: DerElement[] = []
  for (let at = 0; at < bytes.length;) {
    const length = readLength(bytes, at + 1)
    const tag = bytes[at]
    if (tag === undefined || !length || length.next + length.value > bytes.length) return undefined
    elements.push({ tag, body: bytes.subarray(length.next, length.next + length.value) })
    at = length.next + length.value
  }
  return elements
}

/** The elements of a sequence; `undefined` when the element is none. */
export function readSequence(element: DerElement | undefined): DerElement[] | undefined {
  return element?.tag === TAG.sequence ? readDer(element.body) : undefined
}

/** A whole number ≥ 0; `undefined` for anything else. */
export function readInteger(element: DerElement | undefined): bigint | undefined {
  if (element?.tag !== TAG.integer) return undefined
  const [first, second] = element.body
  if (first === undefined || first >= 0x80) return undefined
  if (first === 0 && second !== undefined && second < 0x80) return undefined
  return toBigInt(element.body)
}

function readLength(bytes: Uint8Array, at: number): { value: number; next: number } | undefined {
  const first = bytes[at]
  if (first === undefined) return undefined
  if (first < 0x80) return { value: first, next: at + 1 }
  const size = first & 0x7f
  // Three length bytes are 16 MB, far above any key; 0 would be the indefinite form of BER.
  if (size === 0 || size > 3 || at + size >= bytes.length) return undefined
  const value = Number(toBigInt(bytes.subarray(at + 1, at + 1 + size)))
  return value < 0x80 ? undefined : { value, next: at + 1 + size }
}
