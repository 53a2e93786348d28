import { toBigInt, toBytes, toLetters } from './bytes.ts'
import { modPow } from './mod-pow.ts'
import { RsaError } from './rsa-error.ts'
import { chunkSizes, parsePublicKey } from './rsa-key.ts'
import type { PublicKey } from './rsa-key.ts'

// Browsers, workers and Node have these; the language alone does not.
declare function btoa(letters: string): string
declare const crypto: { getRandomValues<T extends Uint8Array>(bytes: T): T }
declare class TextEncoder {
  encode(text: string): Uint8Array
}

/** Gives `length` unpredictable bytes. */
export type RandomBytes = (length: number) => Uint8Array

/** Most plain bytes of one call: each chunk costs a big power, and credentials are short. */
export const MAX_PLAIN_BYTES = 65_536

const DRAWS = 64
const POOL_BYTES = 2048
let pool = new Uint8Array()

/** Gets random bytes in large blocks (single calls are a tenth of the total cost); uses each once. */
const systemRandom: RandomBytes = (length) => {
  if (pool.length < length) pool = crypto.getRandomValues(new Uint8Array(POOL_BYTES + length))
  const bytes = pool.subarray(0, length)
  pool = pool.subarray(length)
  return bytes
}

/**
 * Encrypts text of any usual length by splitting its UTF-8 form into chunks that the key can take
 * (RSA, PKCS#1 v1.5). It hides text; it does not prove who wrote it or that no chunk is missing,
 * and it does not replace TLS.
 *
 * @param key a 128-byte modulus takes 117 plain bytes per chunk
 * @param random the platform's own when left out; in production it must not be predictable
 * @returns base64 of n × 128 bytes; '' for empty text
 * @throws RsaError `key_invalid` | `text_invalid` | `too_long` | `random_failed`
 * @source console spec §9, encryption helper
 */
export function encryptText(
  text: string,
  key: PublicKey,
  random: RandomBytes = systemRandom,
): string {
  // An encoder would replace half a pair, and another password would arrive.
  if (/\p{Surrogate}/u.test(text)) throw new RsaError('text_invalid')
  const bytes = new TextEncoder().encode(text)
  const { plain, cipher } = chunkSizes(key)
  if (bytes.length > MAX_PLAIN_BYTES) throw new RsaError('too_long')
  if (plain < 1) throw new RsaError('key_invalid')
  let sealed = ''
  for (let at = 0; at < bytes.length; at += plain) {
    const block = pad(bytes.subarray(at, at + plain), cipher, random)
    sealed += toLetters(toBytes(modPow(toBigInt(block), key.exponent, key.modulus), cipher))
  }
  return btoa(sealed)
}

/**
 * Encrypts with the configured key, and leaves the text as it is when no key is set. A key that
 * is set but cannot be read is an error: text is never sent unencrypted by mistake.
 *
 * @param publicKey as `parsePublicKey` reads it; undefined, null or blank switches encryption off
 * @throws RsaError as `encryptText`
 * @source console spec §9, "off when no public key is set"
 */
export function encryptWhenKeySet(
  text: string,
  publicKey: string | null | undefined,
  random?: RandomBytes,
): string {
  if (!publicKey?.trim()) return text
  const key = parsePublicKey(publicKey)
  if (!key) throw new RsaError('key_invalid')
  return encryptText(text, key, random)
}

/** 00 02, at least eight random bytes without zero, 00, the chunk. */
function pad(chunk: Uint8Array, size: number, random: RandomBytes): Uint8Array {
  const block = new Uint8Array(size)
  const end = size - chunk.length - 1
  let at = 1
  block[at++] = 2
  for (let draw = 0; draw < DRAWS && at < end; draw += 1)
    for (const byte of random(end - at)) if (byte !== 0 && at < end) block[at++] = byte
  if (at < end) throw new RsaError('random_failed')
  block.set(chunk, end + 1)
  return block
}
