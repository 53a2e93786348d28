import { constants, generateKeyPairSync, privateDecrypt, publicEncrypt } from 'node:crypto'
import { behaviour } from '@omc/behaviours/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase64, toBigInt, toBytes, toLetters } from './bytes.ts'
import { MAX_PLAIN_BYTES } from './encrypt-text.ts'
import {
  decryptText,
  encryptText,
  encryptWhenKeySet,
  parsePrivateKey,
  parsePublicKey,
  RSA_DEFAULTS,
  RsaError,
} from './index.ts'
import { modPow } from './mod-pow.ts'
import { chunkSizes } from './rsa-key.ts'

function keyPair(bits: number) {
  const pair = generateKeyPairSync('rsa', { modulusLength: bits, publicExponent: 0x10001 })
  const open = parsePublicKey(pair.publicKey.export({ type: 'spki', format: 'pem' }).toString())
  const secret = parsePrivateKey(
    pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
  if (!open || !secret) throw new Error('no key')
  return { ...pair, open, secret }
}

const k1024 = keyPair(1024)
const other = keyPair(1024)
const seal = (text: string) => encryptText(text, k1024.open)
const unseal = (text: string) => decryptText(text, k1024.secret)

function codeOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof RsaError) return error.code
    throw error
  }
  return 'no error'
}

/** Node's own chunked form. Its private side gives random bytes instead of refusing bad padding. */
const node = {
  seal(text: string, chunkBytes: number) {
    const bytes = Buffer.from(text)
    const key = { key: k1024.publicKey, padding: constants.RSA_PKCS1_PADDING }
    const chunks: Buffer[] = []
    for (let at = 0; at < bytes.length; at += chunkBytes)
      chunks.push(publicEncrypt(key, bytes.subarray(at, at + chunkBytes)))
    return Buffer.concat(chunks).toString('base64')
  },
  unseal(text: string) {
    const bytes = Buffer.from(text, 'base64')
    const chunks: Buffer[] = []
    for (let at = 0; at < bytes.length; at += 128) {
      const raw = privateDecrypt(
        { key: k1024.privateKey, padding: constants.RSA_NO_PADDING },
        bytes.subarray(at, at + 128),
      )
      const end = raw.indexOf(0, 2)
      expect([raw[0], raw[1]]).toEqual([0, 2])
      expect(end).toBeGreaterThanOrEqual(10)
      chunks.push(raw.subarray(end + 1))
    }
    return Buffer.concat(chunks).toString()
  },
}

describe('both directions', () => {
  const texts = ['a', 'omc-demo-2026', '开放媒体创作中心', '🙂', '汉'.repeat(200), '\0', '\ufeffx']

  it.each(texts)('Node opens what we seal: %j', (text) => {
    expect(node.unseal(seal(text))).toBe(text)
  })

  it.each(texts)('we open what Node seals, whatever its chunk size: %j', (text) => {
    expect(unseal(node.seal(text, 117))).toBe(text)
    expect(unseal(node.seal(text, 50))).toBe(text)
  })

  it('opens any Unicode text it sealed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 90 }), (text) => {
        expect(unseal(seal(text))).toBe(text)
      }),
      { numRuns: 60 },
    )
  })

  it.each([512, 1031, 2048])('works with a key of %i bits by k − 11 and k', (bits) => {
    const pair = keyPair(bits)
    const text = '内容'.repeat(40)
    expect(chunkSizes(pair.open).plain).toBe(Math.ceil(bits / 8) - 11)
    expect(decryptText(encryptText(text, pair.open), pair.secret)).toBe(text)
  })
})

describe('chunks', () => {
  it.each([
    [0, 0],
    [1, 1],
    [116, 1],
    [117, 1],
    [118, 2],
    [234, 2],
    [235, 3],
  ])('%i plain bytes make %i chunks of 128', (length, chunks) => {
    const text = 'x'.repeat(length)
    const sealed = seal(text)
    behaviour('B-131', () => {
      expect(fromBase64(sealed)?.length).toBe(chunks * RSA_DEFAULTS.cipherChunkBytes)
      expect(unseal(sealed)).toBe(text)
    })
  })

  it('the default key is 1024 bits, exponent 010001, 117 and 128 bytes', () => {
    behaviour('B-131', () => {
      expect(chunkSizes(k1024.open)).toEqual({
        plain: RSA_DEFAULTS.plainChunkBytes,
        cipher: RSA_DEFAULTS.cipherChunkBytes,
      })
      expect(k1024.open.exponent).toBe(BigInt(`0x${RSA_DEFAULTS.exponentHex}`))
      expect(RSA_DEFAULTS.keyBits).toBe(1024)
    })
  })

  it('keeps a character whose bytes fall into two chunks', () => {
    for (const before of [114, 115, 116, 117]) {
      const text = `${'x'.repeat(before)}🙂汉`
      expect(unseal(seal(text))).toBe(text)
    }
  })

  it('gives other letters for the same text each time', () => {
    expect(seal('same')).not.toBe(seal('same'))
  })
})

describe('when the key decides', () => {
  const pem = k1024.publicKey.export({ type: 'spki', format: 'pem' }).toString()

  it.each([undefined, null, '', '  \n'])('leaves the text without a key (%j)', (key) => {
    behaviour('B-130', () => expect(encryptWhenKeySet('secret', key)).toBe('secret'))
  })

  it('encrypts when a key is set', () => {
    behaviour('B-129', () => expect(unseal(encryptWhenKeySet('secret', pem))).toBe('secret'))
  })

  it('never falls back to open text when the key is broken', () => {
    expect(codeOf(() => encryptWhenKeySet('secret', 'nonsense'))).toBe('key_invalid')
  })
})

describe('failures', () => {
  const sealed = fromBase64(seal('x'.repeat(200))) ?? new Uint8Array()

  it('tells when the key is another one', () => {
    for (let n = 0; n < 20; n += 1)
      expect(codeOf(() => decryptText(seal('密码'), other.secret))).toBe('text_damaged')
  })

  it('tells damage in every byte', () => {
    let told = 0
    for (let at = 0; at < sealed.length; at += 1) {
      const bytes = sealed.slice()
      bytes.set([(bytes[at] ?? 0) ^ 0x10], at)
      if (codeOf(() => unseal(toBase64(bytes))) === 'text_damaged') told += 1
    }
    // The padding has 16 fixed bits: one damage in some ten thousand looks well formed by chance.
    expect(told).toBeGreaterThanOrEqual(sealed.length - 1)
  })

  const damages: [string, () => string][] = [
    ['cut in a chunk', () => toBase64(sealed.subarray(0, 200))],
    ['one byte more', () => toBase64(Uint8Array.from([...sealed, 7]))],
    ['letters outside base64', () => `*${toBase64(sealed).slice(1)}`],
    ['a chunk of zeros', () => toBase64(new Uint8Array(128))],
    ['a chunk above the modulus', () => toBase64(new Uint8Array(128).fill(255))],
    ['open text', () => 'omc-demo-2026'],
    ['no UTF-8 inside', () => sealRaw(Uint8Array.from([0xff, 0xfe]))],
    ['half a character at the end', () => sealRaw(Uint8Array.from([0xe6, 0xb1]))],
    ['block type 1', () => sealBlock(1, 1)],
    ['first byte not zero', () => sealBlock(0, 1)],
    ['seven padding bytes', () => sealBlock(9, 0)],
    ['no end of padding', () => sealBlock(100, 5)],
  ]

  it.each(damages)('tells damage: %s', (_, text) => {
    expect(codeOf(() => unseal(text()))).toBe('text_damaged')
  })

  it('says the same of every damage, so that nobody learns about the padding', () => {
    const said = damages.map(([, text]) => {
      try {
        return unseal(text())
      } catch (error) {
        const { name, message, code, cause } = error as RsaError
        return JSON.stringify([name, message, code, cause, Object.keys(error as object)])
      }
    })
    expect(new Set(said).size).toBe(1)
  })

  it('refuses a chunk raised by the modulus, which would open to the same text', () => {
    const { modulus } = k1024.open
    let raised = 0n
    // Repeated until the sum fits into 128 bytes: a few tries for nearly every key.
    while (raised === 0n || raised >= 2n ** 1024n)
      raised = toBigInt(fromBase64(seal('x')) ?? new Uint8Array()) + modulus
    expect(codeOf(() => unseal(toBase64(toBytes(raised, 128))))).toBe('text_damaged')
  })

  it('takes exactly eight padding bytes, the least allowed', () => {
    const block = new Uint8Array(128).fill(0x61)
    block.set([0, 2], 0)
    block[10] = 0
    expect(unseal(sealWhole(block))).toBe('a'.repeat(117))
  })

  it('refuses half a surrogate pair instead of sending another password', () => {
    expect(codeOf(() => seal('a\ud800b'))).toBe('text_invalid')
    expect(codeOf(() => seal('\udc00'))).toBe('text_invalid')
  })

  it('refuses more than one call may process', () => {
    expect(codeOf(() => seal('x'.repeat(MAX_PLAIN_BYTES + 1)))).toBe('too_long')
    expect(codeOf(() => unseal('A'.repeat(400_000)))).toBe('too_long')
    expect(codeOf(() => unseal('A'.repeat(4 * 128 * 200)))).toBe('too_long')
  })

  it('opens no more than its caller allows', () => {
    const two = seal('x'.repeat(234))
    expect(decryptText(two, k1024.secret, 234)).toHaveLength(234)
    expect(codeOf(() => decryptText(two, k1024.secret, 117))).toBe('too_long')
  })

  it('refuses a random port that gives nothing usable', () => {
    expect(codeOf(() => encryptText('x', k1024.open, (n) => new Uint8Array(n)))).toBe(
      'random_failed',
    )
  })

  it('refuses a key too small for one byte', () => {
    const small = { modulus: 2n ** 80n + 1n, exponent: 3n }
    expect(codeOf(() => encryptText('x', small))).toBe('key_invalid')
    expect(codeOf(() => decryptText('AAAA', { ...k1024.secret, ...small }))).toBe('key_invalid')
  })

  it('takes its padding from the random port, without the zeros', () => {
    let drawn = 0
    const sparse = (n: number) => Uint8Array.from({ length: n }, () => (drawn++ % 3 ? 0 : 9))
    const block = privateDecrypt(
      { key: k1024.privateKey, padding: constants.RSA_NO_PADDING },
      Buffer.from(encryptText('x', k1024.open, sparse), 'base64'),
    )
    expect([...block]).toEqual([0, 2, ...Array.from({ length: 124 }, () => 9), 0, 0x78])
  })
})

describe('keys', () => {
  const publicForms = {
    spki: k1024.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    pkcs1: k1024.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    bareSpki: k1024.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    barePkcs1: k1024.publicKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
    modulus: k1024.open.modulus.toString(16),
    paddedModulus: `00${k1024.open.modulus.toString(16).toUpperCase()}`,
  }
  const privateForms = {
    pkcs8: k1024.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    pkcs1: k1024.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    bare: k1024.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  }

  it.each(Object.entries(publicForms))('reads a public key as %s', (_, text) => {
    expect(parsePublicKey(text)).toEqual(k1024.open)
    expect(parsePublicKey(`\r\n${text.replaceAll('\n', '\r\n')}  `)).toEqual(k1024.open)
  })

  it.each(Object.entries(privateForms))('reads a private key as %s', (_, text) => {
    expect(parsePrivateKey(text)).toEqual(k1024.secret)
  })

  it('never takes one half for the other', () => {
    for (const text of Object.values(privateForms)) expect(parsePublicKey(text)).toBeUndefined()
    for (const text of Object.values(publicForms)) expect(parsePrivateKey(text)).toBeUndefined()
  })

  it('refuses keys of other algorithms', () => {
    for (const type of ['spki', 'pkcs8'] as const) {
      const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const pem = (type === 'spki' ? ec.publicKey : ec.privateKey).export({ type, format: 'pem' })
      expect(parsePublicKey(pem.toString())).toBeUndefined()
      expect(parsePrivateKey(pem.toString())).toBeUndefined()
    }
    const pss = generateKeyPairSync('rsa-pss', { modulusLength: 1024 })
    const pem = pss.publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect(parsePublicKey(pem)).toBeUndefined()
  })

  it.each(['', ' ', 'nonsense', 'AAAA', '-----BEGIN PUBLIC KEY-----', 'A'.repeat(20_001)])(
    'reads no key from %j',
    (text) => {
      expect(parsePublicKey(text)).toBeUndefined()
      expect(parsePrivateKey(text)).toBeUndefined()
    },
  )

  it.each([508, 8200])('refuses a modulus of %i bits', (bits) => {
    expect(parsePublicKey((2n ** BigInt(bits) - 1n).toString(16))).toBeUndefined()
  })

  it('refuses an even modulus', () => {
    expect(parsePublicKey((k1024.open.modulus - 1n).toString(16))).toBeUndefined()
  })

  it('never throws on a damaged key, and what it accepts of a private key still fits', () => {
    const der = k1024.privateKey.export({ type: 'pkcs8', format: 'der' })
    fc.assert(
      fc.property(fc.nat(der.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const bytes = Uint8Array.from(der)
        bytes.set([(bytes[at] ?? 0) ^ flip], at)
        expect(parsePrivateKey(toBase64(bytes)) ?? k1024.secret).toEqual(k1024.secret)
      }),
      { numRuns: 300 },
    )
  })

  it('never throws on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const start = Uint8Array.from([0x30, bytes.length, ...bytes])
        for (const der of [bytes, start]) {
          expect(parsePublicKey(toBase64(der))).toBeUndefined()
          expect(parsePrivateKey(toBase64(der))).toBeUndefined()
        }
      }),
    )
  })
})

describe('numbers', () => {
  it('powers are those of the plain definition', () => {
    const number = fc.bigInt({ min: 0n, max: 2n ** 130n })
    fc.assert(
      fc.property(number, fc.bigInt({ min: 1n, max: 3000n }), number, (base, exponent, below) => {
        expect(modPow(base, exponent, below + 2n)).toBe(base ** exponent % (below + 2n))
      }),
    )
  })

  it('bytes and base64 are those of Node, and lead back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (bytes) => {
        const hex = Buffer.from(bytes).toString('hex')
        expect(toBigInt(bytes)).toBe(BigInt(`0x${hex}`))
        expect(toBytes(toBigInt(bytes), bytes.length)).toEqual(bytes)
        expect(btoa(toLetters(bytes))).toBe(toBase64(bytes))
        expect(fromBase64(toBase64(bytes))).toEqual(bytes)
      }),
    )
  })
})

it('exports these names and no others', async () => {
  expect(Object.keys(await import('./index.ts')).toSorted()).toEqual([
    'RSA_DEFAULTS',
    'RsaError',
    'decryptText',
    'encryptText',
    'encryptWhenKeySet',
    'parsePrivateKey',
    'parsePublicKey',
  ])
})

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

function sealRaw(bytes: Uint8Array): string {
  const key = { key: k1024.publicKey, padding: constants.RSA_PKCS1_PADDING }
  return publicEncrypt(key, bytes).toString('base64')
}

/** A well-formed block with one byte changed. */
function sealBlock(at: number, byte: number): string {
  const block = new Uint8Array(128).fill(5)
  block.set([0, 2], 0)
  block[100] = 0
  block[at] = byte
  return sealWhole(block)
}

function sealWhole(block: Uint8Array): string {
  const key = { key: k1024.publicKey, padding: constants.RSA_NO_PADDING }
  return publicEncrypt(key, block).toString('base64')
}
