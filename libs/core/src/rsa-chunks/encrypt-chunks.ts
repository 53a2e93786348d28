import { toBase64 } from './base64.ts'
import { modPow, toBigInt, toBytes } from './big-bytes.ts'
import { CryptoError } from './crypto-error.ts'
import { chunkSizes, parsePublicKey } from './rsa-key.ts'
import type { PublicKey } from './rsa-key.ts'
import { toUtf8 } from './utf8.ts'

/** Gives `length` unpredictable bytes; in browsers and Node: `crypto.getRandomValues`. */
export type RandomBytes = (length: number) => Uint8Array

/** Most plain bytes of one call: each chunk costs a big power, and credentials are short. */
export const MAX_PLAIN_BYTES = 65_536

const DRAWS = 64

/**
 * Encrypts text of any usual length by splitting its UTF-8 form into chunks the key can take
 * (RSA, PKCS#1 v1.5). It hides text; it does not prove who wrote it or that no chunk is missing.
 *
 * @param key     public key; a 128-byte modulus takes 117 plain bytes per chunk
 * @param random  unpredictable bytes; the same port must not be predictable in production
 * @returns       base64 of n × 128 bytes; '' for empty text
 * @throws        CryptoError 'key-invalid' | 'text-invalid' | 'too-long' | 'random-failed'
 * @source        console spec §9, encryption helper
 */
export function encryptChunks(text: string, key: PublicKey, random: RandomBytes): string {
  const bytes = toUtf8(text)
  if (!bytes) throw new CryptoError('text-invalid', 'half a surrogate pair')
  if (bytes.length > MAX_PLAIN_BYTES) throw new CryptoError('too-long', `${bytes.length} bytes`)
  const { plain, cipher } = chunkSizes(key)
  if (plain < 1) throw new CryptoError('key-invalid', 'modulus too small')
  const count = Math.ceil(bytes.length / plain)
  const out = new Uint8Array(count * cipher)
  for (let n = 0; n < count; n += 1) {
    const block = pad(bytes.subarray(n * plain, (n + 1) * plain), cipher, random)
    const sealed = modPow(toBigInt(block), key.exponent, key.modulus)
    out.set(toBytes(sealed, cipher), n * cipher)
  }
  return toBase64(out)
}

/**
 * Encrypts with the configured key, and leaves the text as it is when no key is set.
 * A key that is set but cannot be read is an error: text never goes out open by mistake.
 *
 * @param publicKey  PEM or base64 DER; `undefined`, '' or blank switches encryption off
 * @throws           CryptoError, as `encryptChunks`
 * @source           console spec §9, "off when no public key is set"
 */
export function encryptWhenKeySet(
  text: string,
  publicKey: string | undefined,
  random: RandomBytes,
): string {
  if (!publicKey?.trim()) return text
  const parsed = parsePublicKey(publicKey)
  if (!parsed.ok) throw new CryptoError(parsed.code, parsed.detail)
  return encryptChunks(text, parsed.key, random)
}

/** 00 02, at least eight random bytes without zero, 00, the chunk. */
function pad(chunk: Uint8Array, size: number, random: RandomBytes): Uint8Array {
  const block = new Uint8Array(size)
  block[1] = 2
  block.set(nonZeroBytes(size - 3 - chunk.length, random), 2)
  block.set(chunk, size - chunk.length)
  return block
}

function nonZeroBytes(length: number, random: RandomBytes): Uint8Array {
  const found: number[] = []
  for (let draw = 0; draw < DRAWS && found.length < length; draw += 1)
    for (const byte of random(length - found.length)) if (byte !== 0) found.push(byte)
  if (found.length < length) throw new CryptoError('random-failed', 'too few random bytes')
  return Uint8Array.from(found.slice(0, length))
}
