import { fromBase64 } from './base64.ts'
import { modPow, toBigInt, toBytes } from './big-bytes.ts'
import { CryptoError } from './crypto-error.ts'
import { MAX_PLAIN_BYTES } from './encrypt-chunks.ts'
import { chunkSizes } from './rsa-key.ts'
import type { PrivateKey } from './rsa-key.ts'
import { fromUtf8 } from './utf8.ts'

/**
 * Decrypts what `encryptChunks` made. Every failure of the text has the same code, so that the
 * answer tells a sender nothing about the padding; callers must not add to it.
 *
 * @param text      base64 of n × 128 bytes under a 1024-bit key; '' gives ''
 * @param maxBytes  plain bytes, rounded up to whole chunks; a chunk costs milliseconds, so whoever
 *                  opens text of strangers sets this low
 * @throws          CryptoError 'text-damaged' (wrong key included) | 'too-long' | 'key-invalid'
 * @source          console spec §9, encryption helper
 */
export function decryptChunks(
  text: string,
  key: PrivateKey,
  maxBytes: number = MAX_PLAIN_BYTES,
): string {
  const { plain, cipher } = chunkSizes(key)
  if (plain < 1) throw new CryptoError('key-invalid', 'modulus too small')
  const most = Math.ceil(maxBytes / plain)
  // Counted on the letters, before anything is decoded; line breaks may add a little.
  if (text.length > most * cipher * 2) throw new CryptoError('too-long', `${text.length} letters`)
  const bytes = fromBase64(text)
  if (!bytes || bytes.length % cipher !== 0) throw damaged()
  if (bytes.length > most * cipher) throw new CryptoError('too-long', `${bytes.length} bytes`)
  const plainBytes: number[] = []
  for (let at = 0; at < bytes.length; at += cipher)
    plainBytes.push(...openChunk(bytes.subarray(at, at + cipher), key))
  const opened = fromUtf8(Uint8Array.from(plainBytes))
  if (opened === undefined) throw damaged()
  return opened
}

function openChunk(chunk: Uint8Array, key: PrivateKey): Uint8Array {
  const sealed = toBigInt(chunk)
  if (sealed >= key.modulus) throw damaged()
  const block = toBytes(modPow(sealed, key.exponent, key.modulus), chunk.length)
  const end = block.indexOf(0, 2)
  if (block[0] !== 0 || block[1] !== 2 || end < 10) throw damaged()
  return block.subarray(end + 1)
}

function damaged(): CryptoError {
  return new CryptoError('text-damaged', 'not made with this key, or changed on the way')
}
