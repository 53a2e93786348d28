import { fromBase64, toBigInt, toBytes } from './bytes.ts'
import { MAX_PLAIN_BYTES } from './encrypt-text.ts'
import { modPow } from './mod-pow.ts'
import { RsaError } from './rsa-error.ts'
import { chunkSizes } from './rsa-key.ts'
import type { PrivateKey } from './rsa-key.ts'

// Browsers, workers and Node have it; the language alone does not.
declare class TextDecoder {
  constructor(label: 'utf-8', options: { fatal: boolean; ignoreBOM: boolean })
  decode(bytes: Uint8Array): string
}

/**
 * Decrypts the output of `encryptText`. Every failure of the text is the same error, so that it tells
 * a sender nothing about the padding; callers must not add to it. The time it takes depends on
 * the key: this is for programs that own their key, not for answering strangers.
 *
 * @param maxBytes plain bytes, rounded up to whole chunks; a chunk costs about a millisecond, so
 *                 a program that opens other people's text sets this low
 * @throws RsaError `text_damaged` (wrong key included) | `too_long` | `key_invalid`
 * @source console spec §9, encryption helper
 */
export function decryptText(
  text: string,
  key: PrivateKey,
  maxBytes: number = MAX_PLAIN_BYTES,
): string {
  const { plain, cipher } = chunkSizes(key)
  if (plain < 1) throw new RsaError('key_invalid')
  const most = Math.ceil(maxBytes / plain) * cipher
  // Counted on the letters, before anything is decoded; line breaks may add a little.
  if (text.length > most * 2) throw new RsaError('too_long')
  const bytes = fromBase64(text)
  if (!bytes || bytes.length % cipher !== 0) throw new RsaError('text_damaged')
  if (bytes.length > most) throw new RsaError('too_long')
  const opened = new Uint8Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += cipher) {
    const part = openChunk(bytes.subarray(at, at + cipher), key)
    opened.set(part, length)
    length += part.length
  }
  try {
    // A leading byte order mark may belong to the text.
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return decoder.decode(opened.subarray(0, length))
  } catch {
    throw new RsaError('text_damaged')
  }
}

function openChunk(chunk: Uint8Array, key: PrivateKey): Uint8Array {
  const sealed = toBigInt(chunk)
  if (sealed >= key.modulus) throw new RsaError('text_damaged')
  const block = toBytes(open(sealed, key), chunk.length)
  const end = block.indexOf(0, 2)
  if (block[0] !== 0 || block[1] !== 2 || end < 10) throw new RsaError('text_damaged')
  return block.subarray(end + 1)
}

/** By the Chinese remainder theorem: two powers of half the length cost a quarter. */
function open(sealed: bigint, { p, q, exponentP, exponentQ, inverseQ }: PrivateKey): bigint {
  const overP = modPow(sealed, exponentP, p)
  const overQ = modPow(sealed, exponentQ, q)
  const rest = ((overP - overQ) * inverseQ) % p
  return overQ + q * (rest < 0n ? rest + p : rest)
}
