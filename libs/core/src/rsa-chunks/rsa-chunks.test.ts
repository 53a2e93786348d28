import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'
import { toBigInt, toBytes } from './big-bytes.ts'
import { CryptoError } from './crypto-error.ts'
import { decryptChunks } from './decrypt-chunks.ts'
import { encryptChunks, encryptWhenKeySet, MAX_PLAIN_BYTES } from './encrypt-chunks.ts'
import { chunkSizes, parsePrivateKey, parsePublicKey, RSA_DEFAULTS } from './rsa-key.ts'
import { fromUtf8, toUtf8 } from './utf8.ts'

function keyPair(bits: number) {
  const pair = generateKeyPairSync('rsa', { modulusLength: bits, publicExponent: 0x10001 })
  const open = parsePublicKey(pair.publicKey.export({ type: 'spki', format: 'pem' }).toString())
  const secret = parsePrivateKey(
    pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
  if (!open.ok || !secret.ok) throw new Error('no key')
  return { ...pair, open: open.key, secret: secret.key }
}

const k1024 = keyPair(1024)
const other = keyPair(1024)
const random = (length: number) => new Uint8Array(randomBytes(length))
const seal = (text: string) => encryptChunks(text, k1024.open, random)
const unseal = (text: string) => decryptChunks(text, k1024.secret)

function codeOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof CryptoError) return error.code
    throw error
  }
  return 'no error'
}

/** Node's own chunked form. Its private side rejects implicitly: bad padding gives random bytes. */
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
      const block = bytes.subarray(at, at + 128)
      const raw = privateDecrypt(
        { key: k1024.privateKey, padding: constants.RSA_NO_PADDING },
        block,
      )
      const pkcs1 = privateDecrypt(
        { key: k1024.privateKey, padding: constants.RSA_PKCS1_PADDING },
        block,
      )
      expect([raw[0], raw[1]]).toEqual([0, 2])
      expect(pkcs1).toEqual(raw.subarray(raw.indexOf(0, 2) + 1))
      chunks.push(pkcs1)
    }
    return Buffer.concat(chunks).toString()
  },
}

describe('both directions', () => {
  const texts = ['a', 'omc-demo-2026', '开放媒体创作中心', '🙂', '汉'.repeat(200), '\0']

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
    expect(decryptChunks(encryptChunks(text, pair.open, random), pair.secret)).toBe(text)
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
  ])('B-131: %i plain bytes make %i chunks of 128', (length, chunks) => {
    const text = 'x'.repeat(length)
    const sealed = seal(text)
    expect(fromBase64(sealed)?.length).toBe(chunks * RSA_DEFAULTS.cipherChunkBytes)
    expect(unseal(sealed)).toBe(text)
  })

  it('B-131: the default key is 1024 bits, exponent 010001, 117 and 128 bytes', () => {
    expect(chunkSizes(k1024.open)).toEqual({
      plain: RSA_DEFAULTS.plainChunkBytes,
      cipher: RSA_DEFAULTS.cipherChunkBytes,
    })
    expect(k1024.open.exponent).toBe(BigInt(`0x${RSA_DEFAULTS.exponentHex}`))
    expect(RSA_DEFAULTS.keyBits).toBe(1024)
  })

  it('keeps a character whose bytes fall into two chunks', () => {
    for (const before of [114, 115, 116, 117]) {
      const text = `${'x'.repeat(before)}🙂汉`
      expect(unseal(seal(text))).toBe(text)
    }
  })

  it('gives different text for the same plain text each time', () => {
    expect(seal('same')).not.toBe(seal('same'))
  })

  it('gives empty text for empty text', () => {
    expect(seal('')).toBe('')
    expect(unseal('')).toBe('')
  })
})

describe('when the key decides', () => {
  const pem = k1024.publicKey.export({ type: 'spki', format: 'pem' }).toString()

  it.each([undefined, '', '  \n'])('B-130: leaves the text as it is without a key (%j)', (key) => {
    expect(encryptWhenKeySet('secret', key, random)).toBe('secret')
  })

  it('B-129: encrypts when a key is set', () => {
    expect(unseal(encryptWhenKeySet('secret', pem, random))).toBe('secret')
  })

  it('never falls back to open text when the key is broken', () => {
    expect(codeOf(() => encryptWhenKeySet('secret', 'nonsense', random))).toBe('key-invalid')
  })
})

describe('failures', () => {
  const sealed = fromBase64(seal('x'.repeat(200)))!

  it('tells when the key is another one', () => {
    for (let n = 0; n < 20; n += 1)
      expect(codeOf(() => decryptChunks(seal('密码'), other.secret))).toBe('text-damaged')
  })

  it('tells damage in every byte', () => {
    let told = 0
    for (let at = 0; at < sealed.length; at += 1) {
      const bytes = sealed.slice()
      bytes.set([(bytes[at] ?? 0) ^ 0x10], at)
      if (codeOf(() => unseal(toBase64(bytes))) === 'text-damaged') told += 1
    }
    // The padding has 16 fixed bits: one damage in some ten thousand looks well formed by chance.
    expect(told).toBeGreaterThanOrEqual(sealed.length - 1)
  })

  it.each([
    ['cut in a chunk', () => toBase64(sealed.subarray(0, 200))],
    ['one byte more', () => toBase64(Uint8Array.from([...sealed, 7]))],
    ['letters outside base64', () => `*${toBase64(sealed).slice(1)}`],
    ['padding cut off', () => toBase64(sealed).replace(/=+$/, '')],
    ['zero chunk', () => toBase64(new Uint8Array(128))],
    ['chunk above the modulus', () => toBase64(new Uint8Array(128).fill(255))],
    ['open text', () => 'omc-demo-2026'],
    ['not UTF-8 inside', () => sealRaw(Uint8Array.from([0xff, 0xfe]))],
    ['half a character at the end', () => sealRaw(Uint8Array.from([0xe6, 0xb1]))],
  ])('tells damage: %s', (_, text) => {
    expect(codeOf(() => unseal(text()))).toBe('text-damaged')
  })

  it.each<[string, number, number]>([
    ['block type 1', 1, 1],
    ['first byte not zero', 0, 1],
    ['seven padding bytes', 9, 0],
    ['no end of padding', 100, 5],
  ])('refuses bad padding: %s', (_, at, byte) => {
    const block = new Uint8Array(128).fill(5)
    block.set([0, 2], 0)
    block[100] = 0
    block[at] = byte
    const raw = publicEncrypt({ key: k1024.publicKey, padding: constants.RSA_NO_PADDING }, block)
    expect(codeOf(() => unseal(raw.toString('base64')))).toBe('text-damaged')
  })

  it('refuses a chunk raised by the modulus, which would open to the same text', () => {
    const { modulus } = k1024.open
    let raised = 0n
    // Repeated until the sum fits into 128 bytes: a few tries for nearly every key.
    while (raised === 0n || raised >= 2n ** 1024n)
      raised = toBigInt(fromBase64(seal('x'))!) + modulus
    expect(codeOf(() => unseal(toBase64(toBytes(raised, 128))))).toBe('text-damaged')
  })

  it('takes exactly eight padding bytes, the least allowed', () => {
    const block = new Uint8Array(128).fill(0x61)
    block.set([0, 2], 0)
    block[10] = 0
    const raw = publicEncrypt({ key: k1024.publicKey, padding: constants.RSA_NO_PADDING }, block)
    expect(unseal(raw.toString('base64'))).toBe('a'.repeat(117))
  })

  it('refuses half a surrogate pair instead of changing it', () => {
    expect(codeOf(() => seal('a\ud800b'))).toBe('text-invalid')
  })

  it('refuses more than one call may process', () => {
    expect(codeOf(() => seal('x'.repeat(MAX_PLAIN_BYTES + 1)))).toBe('too-long')
    expect(codeOf(() => unseal('A'.repeat(400_000)))).toBe('too-long')
    expect(codeOf(() => unseal('A'.repeat(4 * 128 * 200)))).toBe('too-long')
  })

  it('opens no more than its caller allows', () => {
    const two = seal('x'.repeat(234))
    expect(decryptChunks(two, k1024.secret, 234)).toHaveLength(234)
    expect(codeOf(() => decryptChunks(two, k1024.secret, 117))).toBe('too-long')
  })

  it('refuses a random port that gives nothing usable', () => {
    expect(codeOf(() => encryptChunks('x', k1024.open, (n) => new Uint8Array(n)))).toBe(
      'random-failed',
    )
  })

  it('refuses a key too small for one byte', () => {
    const key = { modulus: 2n ** 80n + 1n, exponent: 3n }
    expect(codeOf(() => encryptChunks('x', key, random))).toBe('key-invalid')
    expect(codeOf(() => decryptChunks('AAAA', key))).toBe('key-invalid')
  })

  it('replaces zeros that the random port gives', () => {
    let drawn = 0
    const sparse = (n: number) => Uint8Array.from({ length: n }, () => (drawn++ % 3 ? 0 : 9))
    expect(unseal(encryptChunks('x', k1024.open, sparse))).toBe('x')
  })
})

describe('keys', () => {
  const publicForms = {
    spki: k1024.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    pkcs1: k1024.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    bareSpki: k1024.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    barePkcs1: k1024.publicKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
  }
  const privateForms = {
    pkcs8: k1024.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    pkcs1: k1024.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    bare: k1024.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  }

  it.each(Object.entries(publicForms))('reads a public key as %s', (_, text) => {
    expect(parsePublicKey(text)).toEqual({ ok: true, key: k1024.open })
    expect(parsePublicKey(`\r\n${text.replaceAll('\n', '\r\n')}  `).ok).toBe(true)
  })

  it.each(Object.entries(privateForms))('reads a private key as %s', (_, text) => {
    expect(parsePrivateKey(text)).toEqual({ ok: true, key: k1024.secret })
  })

  it('never takes one half for the other', () => {
    for (const text of Object.values(privateForms)) expect(parsePublicKey(text).ok).toBe(false)
    for (const text of Object.values(publicForms)) expect(parsePrivateKey(text).ok).toBe(false)
  })

  it('refuses keys of other algorithms', () => {
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    expect(parsePublicKey(pemOf(ec.publicKey, 'spki')).ok).toBe(false)
    expect(parsePrivateKey(pemOf(ec.privateKey, 'pkcs8')).ok).toBe(false)
  })

  it.each(['', ' ', 'nonsense', 'AAAA', '-----BEGIN PUBLIC KEY-----', 'A'.repeat(20_001)])(
    'gives key-invalid for %j',
    (text) => {
      expect(parsePublicKey(text)).toMatchObject({ ok: false, code: 'key-invalid' })
      expect(parsePrivateKey(text)).toMatchObject({ ok: false, code: 'key-invalid' })
    },
  )

  it('refuses labels that do not match each other', () => {
    expect(parsePublicKey(publicForms.spki.replace('END PUBLIC', 'END RSA PUBLIC')).ok).toBe(false)
  })

  it('never throws on a damaged key, and what it accepts of a private key still fits', () => {
    const der = k1024.privateKey.export({ type: 'pkcs8', format: 'der' })
    fc.assert(
      fc.property(fc.nat(der.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const bytes = Uint8Array.from(der)
        bytes.set([(bytes[at] ?? 0) ^ flip], at)
        const parsed = parsePrivateKey(toBase64(bytes))
        expect(parsed.ok ? parsed.key : k1024.secret).toEqual(k1024.secret)
      }),
      { numRuns: 300 },
    )
  })

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(parsePublicKey(toBase64(bytes)).ok).toBe(false)
        expect(parsePrivateKey(toBase64(bytes)).ok).toBe(false)
      }),
    )
  })

  it('agrees with Node about the modulus', () => {
    const jwk = createPublicKey(createPrivateKey(privateForms.pkcs8)).export({ format: 'jwk' })
    const hex = Buffer.from(jwk.n ?? '', 'base64url').toString('hex')
    expect(k1024.open.modulus).toBe(BigInt(`0x${hex}`))
  })
})

describe('encodings', () => {
  it('base64 is the same as Node gives, and back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
        expect(fromBase64(toBase64(bytes))).toEqual(bytes)
      }),
    )
  })

  it.each(['A', 'AB=C', '====', 'AA==AA==', 'AB==', 'QQ=', '-_8='])('%s is no base64', (text) => {
    expect(fromBase64(text)).toBeUndefined()
  })

  it('UTF-8 is the same as the platform gives, and as strict', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toUtf8(text)).toEqual(new TextEncoder().encode(text))
      }),
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 6 }), (bytes) => {
        expect(fromUtf8(bytes)).toBe(platformText(bytes))
      }),
      { numRuns: 2000 },
    )
  })
})

function sealRaw(bytes: Uint8Array): string {
  const key = { key: k1024.publicKey, padding: constants.RSA_PKCS1_PADDING }
  return publicEncrypt(key, bytes).toString('base64')
}

function pemOf(key: ReturnType<typeof createPublicKey>, type: 'spki' | 'pkcs8'): string {
  return type === 'spki'
    ? key.export({ type, format: 'pem' }).toString()
    : key.export({ type, format: 'pem' }).toString()
}

function platformText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
