import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encryptText, MAX_PLAIN_BYTES } from './encrypt-text.ts'
import { decryptText, parsePrivateKey, parsePublicKey } from './index.ts'
import { modPow } from './mod-pow.ts'

/** DER by hand, for keys that no library makes. */
const element = (tag: number, body: Buffer) => {
  const length = Buffer.from(body.length.toString(16).padStart(4, '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 0x82]), length, body])
}
function integer(value: bigint): Buffer {
  const hex = value.toString(16)
  return element(2, Buffer.from(`00${hex.length % 2 ? '0' : ''}${hex}`, 'hex'))
}
const sequence = (...parts: Buffer[]) => element(0x30, Buffer.concat(parts)).toString('base64')
const keyOf = (...numbers: bigint[]) => sequence(...numbers.map(integer))

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

  it('is none in other forms of DER', () => {
    const [modulus, exponent] = [integer(n), integer(e)]
    const bytes = Buffer.from(n.toString(16), 'hex')
    const forms = {
      'an exponent that is no number': sequence(modulus, element(4, Buffer.from([3]))),
      'a modulus below zero': sequence(element(2, bytes), exponent),
      'a modulus just below zero': sequence(
        element(2, Buffer.concat([Buffer.from([0x80]), bytes.subarray(1)])),
        exponent,
      ),
      'a modulus of no bytes': sequence(element(2, Buffer.alloc(0)), exponent),
      'a set in place of a sequence': element(0x31, Buffer.concat([modulus, exponent])).toString(
        'base64',
      ),
      'a byte after it': Buffer.concat([
        Buffer.from(keyOf(n, e), 'base64'),
        Buffer.from([5]),
      ]).toString('base64'),
      'no length': Buffer.from([0x30]).toString('base64'),
    }
    for (const [name, form] of Object.entries(forms))
      expect([name, parsePublicKey(form)]).toEqual([name, undefined])
  })

  it('is none of a length that DER has not, whatever a reader may make of it', () => {
    // 128 bytes: 00 and 120 of the modulus, and the exponent.
    const odd = (1n << 959n) + 1n
    const body = Buffer.concat([
      Buffer.from([2, 121, 0]),
      Buffer.from(odd.toString(16), 'hex'),
      Buffer.from([2, 3, 1, 0, 1]),
    ])
    const withLength = (...length: number[]) =>
      parsePublicKey(Buffer.concat([Buffer.from([0x30, ...length]), body]).toString('base64'))
    expect(withLength(0x81, 0x80)).toEqual({ modulus: odd, exponent: e })
    expect(withLength(0x80)).toBeUndefined()
    expect(withLength(0x81, 0x81)).toBeUndefined()
  })

  it('may have 20,000 letters with what stands around it', () => {
    const key = keyOf(n, e)
    expect(parsePublicKey(key.padEnd(20_000, '\n'))?.modulus).toBe(n)
    expect(parsePublicKey(key.padEnd(20_001, '\n'))).toBeUndefined()
  })

  it.each([512, 8192])('has %i bits at the bounds', (bits) => {
    const odd = (1n << BigInt(bits - 1)) + 1n
    expect(parsePublicKey(keyOf(odd, e))?.modulus).toBe(odd)
  })

  it.each([511, 8193])('is none of %i bits', (bits) => {
    expect(parsePublicKey(keyOf((1n << BigInt(bits - 1)) + 1n, e))).toBeUndefined()
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

  it.each([0, 1, 2, 3, 4, 5, 8])('is none without its number %i', (missing) => {
    const numbers = [0n, n, e, d, p, q, d % (p - 1n), d % (q - 1n), qi].map(integer)
    expect(parsePrivateKey(sequence(...numbers))).toBeDefined()
    numbers[missing] = element(4, Buffer.from([7]))
    expect(parsePrivateKey(sequence(...numbers))).toBeUndefined()
  })

  it('is none when its primes are no primes of its modulus', () => {
    const of = (modulus: bigint, one: bigint, other: bigint) =>
      parsePrivateKey(keyOf(0n, modulus, e, d, one, other, 1n, 1n, qi))
    expect(of(n + 2n, p, q)).toBeUndefined()
    expect(of(n, 1n, n)).toBeUndefined()
    expect(of(n, n, 1n)).toBeUndefined()
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

describe('a key of 12 bytes, which takes one byte at a time', () => {
  const [one, other] = [281_474_976_710_597n, 281_474_976_710_591n]
  const around = (one - 1n) * (other - 1n)
  /** The number by which another one gives 1; a small walk through the remainders. */
  const inverse = (value: bigint, modulus: bigint) => {
    let [a, b, x, y] = [modulus, value % modulus, 0n, 1n]
    while (b > 0n) [a, b, x, y] = [b, a % b, y, x - (a / b) * y]
    return ((x % modulus) + modulus) % modulus
  }
  const secret = inverse(e, around)
  const key = {
    modulus: one * other,
    exponent: e,
    p: one,
    q: other,
    exponentP: secret % (one - 1n),
    exponentQ: secret % (other - 1n),
    inverseQ: inverse(other, one),
  }

  it('opens what it seals', () => {
    const sealed = encryptText('汉a', key)
    expect(Buffer.from(sealed, 'base64')).toHaveLength(4 * 12)
    expect(decryptText(sealed, key)).toBe('汉a')
  })

  it('opens no chunk that is too short, even if what it opens to looks right', () => {
    // A block of 12 bytes whose last 11 are well formed, sealed into 11: one in some 256 is.
    const forged = Array.from({ length: 10_000 }, (_, n) => {
      const block = Buffer.from([7, 0, 2, 1, 1, 1, 1, 1, 1, 1 + (n % 255), 1 + (n >> 8), 0])
      return modPow(BigInt(`0x${block.toString('hex')}`), e, key.modulus)
    }).find((sealed) => sealed < 1n << 88n)
    expect(forged).toBeDefined()
    const chunk = Buffer.from((forged ?? 0n).toString(16).padStart(22, '0'), 'hex')
    expect(chunk).toHaveLength(11)
    expect(() => decryptText(chunk.toString('base64'), key)).toThrow('text_damaged')
  })

  it('opens text with as many line breaks as letters, and no more', () => {
    const sealed = encryptText('a', key)
    const allowed = 12 * 2
    expect(decryptText(sealed.padEnd(allowed, '\n'), key, 1)).toBe('a')
    expect(() => decryptText(sealed.padEnd(allowed + 1, '\n'), key, 1)).toThrow('too_long')
  })
})

describe('a port of random bytes', () => {
  const key = { modulus: n, exponent: e }
  const counted = (give: (length: number) => Uint8Array) => {
    const asked: number[] = []
    const random = (length: number) => {
      asked.push(length)
      return give(length)
    }
    return { asked, random }
  }

  it('is asked once for what a chunk needs, and again for the zeros among it', () => {
    const { asked, random } = counted((length) => new Uint8Array(length).fill(7))
    encryptText('x', key, random)
    expect(asked).toEqual([124])
    const half = counted((length) => Uint8Array.from({ length }, (_, at) => (at + 1) % 2))
    encryptText('x', key, half.random)
    expect(half.asked.slice(0, 3)).toEqual([124, 62, 31])
  })

  it('is given up after 64 times', () => {
    const { asked, random } = counted((length) => new Uint8Array(length))
    expect(() => encryptText('x', key, random)).toThrow('random_failed')
    expect(asked).toHaveLength(64)
  })

  it('is the platform’s own when none is given, for a key of any size', () => {
    const huge = { modulus: (1n << 40_000n) + 1n, exponent: 3n }
    expect(Buffer.from(encryptText('x', huge), 'base64')).toHaveLength(5001)
  })

  it('may give more than it is asked for', () => {
    const { random } = counted((length) => new Uint8Array(length + 9).fill(7))
    const sealed = Buffer.from(encryptText('x', key, random), 'base64')
    const block = privateDecrypt(
      { key: pair.privateKey, padding: constants.RSA_NO_PADDING },
      sealed,
    )
    expect([...block.subarray(-3)]).toEqual([7, 0, 0x78])
  })
})

it('a number to the power of nothing is one', () => {
  expect(modPow(7n, 0n, 13n)).toBe(1n)
})
