import { fromBase64 } from './base64.ts'
import { bitLength } from './big-bytes.ts'
import { readDer, readInteger, readSequence, TAG } from './der.ts'
import type { DerElement } from './der.ts'

/** The public half: modulus and exponent. */
export type PublicKey = { readonly modulus: bigint; readonly exponent: bigint }

/** The private half; `exponent` is the secret one. */
export type PrivateKey = { readonly modulus: bigint; readonly exponent: bigint }

/** A key, or the reason there is none. */
export type KeyResult<Key> =
  | { readonly ok: true; readonly key: Key }
  | { readonly ok: false; readonly code: 'key-invalid'; readonly detail: string }

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
 * Reads a public key: PEM (`PUBLIC KEY`, `RSA PUBLIC KEY`) or the same DER as bare base64.
 *
 * @returns never throws; `key-invalid` for private keys, other algorithms, bad numbers,
 *          and sizes outside 512 to 8192 bits
 * @source  console spec §9, encryption helper
 */
export function parsePublicKey(text: string): KeyResult<PublicKey> {
  const parts = readKeySequence(text, ['PUBLIC KEY', 'RSA PUBLIC KEY'])
  const pkcs1 = parts?.[0]?.tag === TAG.sequence ? insideSpki(parts) : parts
  if (pkcs1?.length !== 2) return invalid('no RSA public key in PEM or base64 DER')
  const modulus = readInteger(pkcs1[0])
  const exponent = readInteger(pkcs1[1])
  if (modulus === undefined || exponent === undefined) return invalid('bad number')
  const reason = numbersReason(modulus, exponent)
  return reason ? invalid(reason) : { ok: true, key: { modulus, exponent } }
}

/**
 * Reads an unencrypted private key: PEM (`PRIVATE KEY`, `RSA PRIVATE KEY`) or bare base64 DER.
 *
 * @returns never throws; `key-invalid` also when primes and exponents do not belong together
 * @source  console spec §9, encryption helper
 */
export function parsePrivateKey(text: string): KeyResult<PrivateKey> {
  const parts = readKeySequence(text, ['PRIVATE KEY', 'RSA PRIVATE KEY'])
  const pkcs1 = parts?.[1]?.tag === TAG.sequence ? insidePkcs8(parts) : parts
  if (pkcs1?.length !== 9) return invalid('no RSA private key in PEM or base64 DER')
  const [version, modulus, open, secret, p, q] = pkcs1.map(readInteger)
  if (version !== 0n || !modulus || !open || !secret || !p || !q) return invalid('bad number')
  const reason = numbersReason(modulus, open)
  if (reason) return invalid(reason)
  if (p < 3n || q < 3n || p * q !== modulus || secret >= modulus)
    return invalid('primes do not fit')
  const fits = (open * secret) % (p - 1n) === 1n && (open * secret) % (q - 1n) === 1n
  return fits ? { ok: true, key: { modulus, exponent: secret } } : invalid('exponents do not fit')
}

/** Bytes of one plain and one cipher chunk under this key (117 and 128 for 1024 bits). */
export function chunkSizes(key: PublicKey | PrivateKey): { plain: number; cipher: number } {
  const cipher = Math.ceil(bitLength(key.modulus) / 8)
  return { plain: cipher - 11, cipher }
}

function insideSpki(parts: DerElement[]): DerElement[] | undefined {
  const [algorithm, bits] = parts
  if (parts.length !== 2 || !isRsa(algorithm) || bits?.tag !== TAG.bits) return undefined
  return bits.body[0] === 0 ? onlySequence(bits.body.subarray(1)) : undefined
}

function insidePkcs8(parts: DerElement[]): DerElement[] | undefined {
  const [version, algorithm, octets] = parts
  if (readInteger(version) !== 0n || !isRsa(algorithm)) return undefined
  return octets?.tag === TAG.octets ? onlySequence(octets.body) : undefined
}

function isRsa(algorithm: DerElement | undefined): boolean {
  const oid = readSequence(algorithm)?.[0]
  return oid?.tag === TAG.oid && oid.body.join(',') === RSA_OID
}

function onlySequence(bytes: Uint8Array): DerElement[] | undefined {
  const elements = readDer(bytes)
  return elements?.length === 1 ? readSequence(elements[0]) : undefined
}

function readKeySequence(text: string, labels: readonly string[]): DerElement[] | undefined {
  if (text.length > MAX_KEY_LETTERS) return undefined
  const trimmed = text.trim()
  const armour = /^-----BEGIN ([A-Z ]{1,40})-----([\s\S]*)-----END ([A-Z ]{1,40})-----$/.exec(
    trimmed,
  )
  if (armour && (armour[1] !== armour[3] || !labels.includes(armour[1] ?? ''))) return undefined
  const der = fromBase64(armour ? (armour[2] ?? '') : trimmed)
  return der && onlySequence(der)
}

function numbersReason(modulus: bigint, exponent: bigint): string | undefined {
  const bits = bitLength(modulus)
  if (bits < KEY_BITS.min || bits > KEY_BITS.max) return `${bits} bits`
  if (modulus % 2n === 0n) return 'even modulus'
  if (exponent < 3n || exponent % 2n === 0n || exponent >= modulus) return 'bad exponent'
  return undefined
}

function invalid(detail: string): { ok: false; code: 'key-invalid'; detail: string } {
  return { ok: false, code: 'key-invalid', detail }
}
