import { fromBase64 } from './bytes.ts'
import { readElements, readInteger, readSequence } from './der.ts'
import type { DerElement } from './der.ts'

/** The public half: modulus and exponent. */
export interface PublicKey {
  readonly modulus: bigint
  readonly exponent: bigint
}

/** The private half: the primes, the secret exponent below each, and the inverse of `q`. */
export interface PrivateKey {
  readonly modulus: bigint
  readonly p: bigint
  readonly q: bigint
  readonly exponentP: bigint
  readonly exponentQ: bigint
  readonly inverseQ: bigint
}

/** Sizes the helper is specified with; other keys work by k − 11 and k. @source console spec §9 */
export const RSA_DEFAULTS = {
  keyBits: 1024,
  exponentHex: '010001',
  plainChunkBytes: 117,
  cipherChunkBytes: 128,
} as const

const KEY_BITS = { min: 512, max: 8192 } as const
const MAX_KEY_LETTERS = 20_000
const RSA_OID = '42,134,72,134,247,13,1,1,1'

/**
 * Reads a public key: PEM (`PUBLIC KEY`, `RSA PUBLIC KEY`), the same DER as bare base64, or the
 * bare modulus in hexadecimal, whose exponent is then 010001.
 *
 * @returns undefined for private keys, other algorithms, bad numbers, and sizes outside 512 to
 *          8192 bits; never throws
 * @source console spec §9, encryption helper
 */
export function parsePublicKey(text: string): PublicKey | undefined {
  const hex = text.trim()
  if (/^[\da-f]{128,2048}$/i.test(hex))
    return checked({ modulus: BigInt(`0x${hex}`), exponent: 0x10001n })
  const [modulus, exponent, ...more] = readNumbers(text, 1, 3)
  return modulus && exponent && more.length === 0 ? checked({ modulus, exponent }) : undefined
}

/**
 * Reads an unencrypted private key: PEM (`PRIVATE KEY`, `RSA PRIVATE KEY`) or bare base64 DER.
 *
 * @returns undefined also when primes and exponents do not belong together; never throws
 * @source console spec §9, encryption helper
 */
export function parsePrivateKey(text: string): PrivateKey | undefined {
  const [version, modulus, exponent, secret, p, q, , , inverseQ] = readNumbers(text, 2, 4)
  if (version !== 0n || !modulus || !exponent || !secret || !p || !q || !inverseQ) return undefined
  if (!checked({ modulus, exponent }) || p === 1n || q === 1n || p * q !== modulus) return undefined
  const exponentP = secret % (p - 1n)
  const exponentQ = secret % (q - 1n)
  const fits =
    (exponent * exponentP) % (p - 1n) === 1n &&
    (exponent * exponentQ) % (q - 1n) === 1n &&
    (inverseQ * q) % p === 1n
  return fits ? { modulus, p, q, exponentP, exponentQ, inverseQ } : undefined
}

/** Bytes of one plain and one cipher chunk under this key (117 and 128 for 1024 bits). */
export function chunkSizes({ modulus }: PublicKey | PrivateKey): { plain: number; cipher: number } {
  const cipher = Math.ceil(modulus.toString(16).length / 2)
  return { plain: cipher - 11, cipher }
}

function checked(key: PublicKey): PublicKey | undefined {
  const { modulus, exponent } = key
  const bits = modulus.toString(2).length
  const isOdd = modulus % 2n === 1n && exponent % 2n === 1n
  const fits = bits >= KEY_BITS.min && bits <= KEY_BITS.max && exponent > 2n && exponent < modulus
  return isOdd && fits ? key : undefined
}

/** The elements of the key's outermost sequence; the PEM label adds no information. */
function readKey(text: string): DerElement[] {
  if (text.length > MAX_KEY_LETTERS) return []
  const bytes = fromBase64(text.replaceAll(/-----.*?-----/g, ''))
  return readSequence(bytes && readElements(bytes)?.[0]) ?? []
}

/** The numbers of a key, which may be wrapped together with the algorithm's name. */
function readNumbers(text: string, place: 1 | 2, tag: 3 | 4): (bigint | undefined)[] {
  const parts = readKey(text)
  const holder = parts[place]
  if (holder?.tag !== tag) return parts.map(readInteger)
  const [name] = readSequence(parts[place - 1]) ?? []
  if (name?.body.join(',') !== RSA_OID) return []
  // A bit string begins with the count of its unused bits, zero for whole bytes.
  const [key] = readElements(holder.body.subarray(tag === 3 ? 1 : 0)) ?? []
  return readSequence(key)?.map(readInteger) ?? []
}
