import { constants, privateDecrypt, type KeyObject } from 'node:crypto'

/**
 * `rsa.<id of the key>.<base64 of whole chunks>`: as many as 200 characters need. Each costs a power
 * on the thread that serves everybody.
 */
const SEALED = /^rsa\.([\w-]{22})\.([A-Za-z0-9+/]{86,1536}={0,2})$/
const NONCE = /^[\w.-]{16,64}$/
/** How far the instant in an envelope may lie from the server's clock, before or after. */
export const ENVELOPE_LIFE_MS = 5 * 60_000

/** An encrypted value as it came: which key it names, and its chunks. */
export interface SealedValue {
  keyId: string
  chunks: Buffer
}

/** Purpose of a value: an envelope made for another purpose does not open. */
export interface Place {
  operation: string
  field: string
}

/** The decrypted content. */
export interface Opened {
  nonce: string
  value: string
  atMs: number
}

/** Tells an encrypted value from plain text. */
export function parseSealed(text: string): SealedValue | undefined {
  const parts = SEALED.exec(text)
  if (!parts) return undefined
  const [, keyId = '', chunks = ''] = parts
  return { keyId, chunks: Buffer.from(chunks, 'base64') }
}

/**
 * Opens chunks of RSA with PKCS#1 v1.5 padding and reads the envelope inside: JSON with `operation`,
 * `field`, `nonce`, `at` (ms) and `value`. Wrong padding is no error of its own: OpenSSL goes on with
 * random bytes in the same time (implicit rejection), and those are no envelope.
 *
 * @returns undefined for whatever does not open; nothing says why
 * @source console spec §9, encryption helper; RFC 8017 §7.2.2; OpenSSL, RSA_private_decrypt
 */
export function openEnvelope(
  { chunks }: SealedValue,
  privateKey: KeyObject,
  place: Place,
): Opened | undefined {
  const size = Math.ceil((privateKey.asymmetricKeyDetails?.modulusLength ?? 0) / 8)
  // OpenSSL takes a piece of a chunk, too, and may find nothing in it.
  if (chunks.length % size !== 0) return undefined
  const opened: Buffer[] = []
  try {
    for (let at = 0; at < chunks.length; at += size)
      opened.push(
        privateDecrypt(
          { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
          chunks.subarray(at, at + size),
        ),
      )
    return readEnvelope(JSON.parse(Buffer.concat(opened).toString('utf8')), place)
  } catch {
    // No number below the modulus, or no JSON: both are damage.
    return undefined
  }
}

function readEnvelope(envelope: unknown, place: Place): Opened | undefined {
  const { operation, field, nonce, at, value }: Record<string, unknown> = Object(envelope)
  const isFor = operation === place.operation && field === place.field
  if (!isFor || typeof nonce !== 'string' || !NONCE.test(nonce)) return undefined
  if (typeof at !== 'number' || typeof value !== 'string') return undefined
  return { nonce, value, atMs: at }
}

export const isTimely = ({ atMs }: Opened, now: Date): boolean =>
  Math.abs(now.getTime() - atMs) <= ENVELOPE_LIFE_MS
