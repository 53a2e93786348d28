import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encryptText, MAX_PLAIN_BYTES } from './encrypt-text.ts'
import { parsePrivateKey, parsePublicKey } from './index.ts'

/** DER by hand, for keys that no library makes. */
const element = (tag: number, body: Buffer) => {
  const length = Buffer.from(body.length.toString(16).padStart(4, '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x82]), length, body])
}
function integer(value: bigint): Buffer {
  const hex = value.toString(16)
  return element(2, Buffer.from(`00${hex.length % 2 ? '0' : ''}${hex}`, 'hex'))
}
const keyOf = (...numbers: bigint[]) =>
  element(0x30, Buffer.concat(numbers.map(integer))).toString('base64')

const pair = generateKeyPairSync('rsa', { modulusLength: 1024, publicExponent: 0x10001 })
const jwk = pair.privateKey.export({ format: 'jwk' })
const number = (text: string | undefined) =>
  BigInt(`0x${Buffer.from(text ?? '', 'base64url').toString('hex')}`)
const n = number(jwk.n)
const e = 0x10001n

describe('a public key', () => {
  it('is a modulus and an exponent', () => {
    expect(parsePublicKey(keyOf(n, e))).toEqual({ modulus: n, exponent: e })
  })

  it.each([
    ['without an exponent', [n]],
    ['with a third number', [n, e, 3n]],
    ['with an exponent that changes nothing', [n, 1n]],
    ['with an exponent as large as its modulus', [n, n]],
    ['with an exponent above its modulus', [n, n + 2n]],
    ['with an even exponent', [n, 65538n]],
  ])('is none %s', (_, numbers) => {
    expect(parsePublicKey(keyOf(...numbers))).toBeUndefined()
  })

  it.each([512, 8192])('has %i bits at the bounds', (bits) => {
    const odd = (1n << BigInt(bits - 1)) + 1n
    expect(parsePublicKey(keyOf(odd, e))?.modulus).toBe(odd)
  })
})

describe('a private key', () => {
  const { d, p, q, qi } = {
    d: number(jwk.d),
    p: number(jwk.p),
    q: number(jwk.q),
    qi: number(jwk.qi),
  }
  /** As RFC 8017 has it: version, n, e, d, p, q, d mod p−1, d mod q−1, the inverse of q. */
  const made = ({ version = 0n, secret = d, inverse = qi } = {}) =>
    parsePrivateKey(
      keyOf(version, n, e, secret, p, q, secret % (p - 1n), secret % (q - 1n), inverse),
    )

  it('is read when its numbers belong together', () => {
    expect(made()).toMatchObject({ p, q })
  })

  it.each([
    ['with a secret that fits one prime only', { secret: d + (p - 1n) }],
    ['with a secret that fits the other only', { secret: d + (q - 1n) }],
    ['with another inverse', { inverse: qi + 1n }],
    ['of more than two primes', { version: 1n }],
  ])('is none %s', (_, wrong) => {
    expect(made(wrong)).toBeUndefined()
  })
})

it('takes as many bytes as it may, and not one more', () => {
  const key = { modulus: n, exponent: 3n }
  expect(encryptText('a'.repeat(MAX_PLAIN_BYTES), key)).not.toBe('')
  expect(() => encryptText('a'.repeat(MAX_PLAIN_BYTES + 1), key)).toThrow('too_long')
})
