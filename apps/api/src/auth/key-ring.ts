import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Keys } from './keys.ts'

/** Keys that wrap data keys. The first one wraps; each unwraps its own. */
export interface KeyRing {
  /** Name of the current wrapping key; reveals nothing about it. */
  current: string
  wrap: (dataKey: Buffer, place: string) => Buffer
  /** @returns undefined when the key of that name is not on the ring, or the bytes were changed */
  unwrap: (wrapped: Buffer, place: string, by: string) => Buffer | undefined
}

const IV = 12
const TAG = 16

/**
 * The wrapping keys of the settings, in their order, and last the one that follows from the root
 * key, so that a key of its own can be introduced at any time.
 *
 * @source reliability §1.4 (secrets), T15
 */
export function createKeyRing(keys: Keys, given: readonly string[] = []): KeyRing {
  const ring = [...given.map(fromText), keys.derive('vault')]
  const named = new Map(ring.map((key) => [nameOf(key), key]))
  const first = ring[0] ?? keys.derive('vault')
  return {
    current: nameOf(first),
    wrap: (dataKey, place) => encrypt(first, dataKey, place),
    unwrap(wrapped, place, by) {
      const key = named.get(by)
      return key && decrypt(key, wrapped, place)
    },
  }
}

/** AES-256-GCM with a random nonce before and the tag behind; `place` is bound, not kept. */
export function encrypt(key: Buffer, plain: Buffer, place: string): Buffer {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** @returns undefined for anything that was not encrypted with this key for this place */
export function decrypt(key: Buffer, sealed: Buffer, place: string): Buffer | undefined {
  if (sealed.length < IV + TAG) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(-TAG))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV, -TAG)), decipher.final()])
  } catch {
    // The one way in which node says that the tag does not fit.
    return undefined
  }
}

const fromText = (text: string) => Buffer.from(hkdfSync('sha256', text, 'omc', 'vault', 32))
const nameOf = (key: Buffer) =>
  createHash('sha256').update('omc vault key ').update(key).digest('hex').slice(0, 16)
