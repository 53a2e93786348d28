import { constants, generateKeyPairSync, privateDecrypt, publicEncrypt } from 'node:crypto'
import { expect, it } from 'vitest'
import { openEnvelope, parseSealed } from './sealed-credential.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const PLACE = { operation: 'auth.login', field: 'password' }
const ENVELOPE = { ...PLACE, nonce: 'a'.repeat(16), at: 5, value: 'secret' }
const KEY_ID = 'k'.repeat(22)

/** A chunk with the given padding. */
const raw = (change: (block: Buffer) => void): Buffer => {
  const block = Buffer.alloc(128, 7)
  block.set([0, 2])
  change(block)
  return publicEncrypt({ key: publicKey, padding: constants.RSA_NO_PADDING }, block)
}
const open = (chunks: Buffer) => openEnvelope({ keyId: KEY_ID, chunks }, privateKey, PLACE)
const seal = (text: string) =>
  publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text))

const sealAll = (text: string) => {
  const parts = text.match(/[^]{1,100}/g) ?? []
  return Buffer.concat(parts.map(seal))
}

it('opens what was encrypted for this place', () => {
  const opened = { nonce: ENVELOPE.nonce, value: 'secret', atMs: 5 }
  expect(open(sealAll(JSON.stringify(ENVELOPE)))).toEqual(opened)
})

it('opens a value of many chunks, in their order alone', () => {
  const value = 'secret '.repeat(30)
  const chunks = sealAll(JSON.stringify({ ...ENVELOPE, value }))
  expect(chunks.length).toBeGreaterThan(256)
  expect(open(chunks)).toMatchObject({ value })
  const [first, second] = [chunks.subarray(0, 128), chunks.subarray(128, 256)]
  expect(open(Buffer.concat([second, first, chunks.subarray(256)]))).toBeUndefined()
  expect(open(Buffer.concat([chunks, first.subarray(0, 64)]))).toBeUndefined()
})

// OpenSSL decrypts a piece of a chunk to random bytes, one in a hundred times to none at all.
it('opens nothing with a piece of a chunk behind it', () => {
  const whole = sealAll(JSON.stringify(ENVELOPE))
  const opened = Array.from({ length: 1_000 }, (_, at) => {
    const piece = Buffer.alloc(64, 1)
    piece.writeUInt16BE(at)
    return open(Buffer.concat([whole, piece]))
  })
  expect(opened.filter((one) => one !== undefined)).toEqual([])
})

// A separate error for wrong padding would reveal a chunk's content query by query.
it.each([
  ['another block type', (block: Buffer) => block.set([1], 1)],
  ['a first byte that is not zero', (block: Buffer) => block.set([1], 0)],
  ['no end of padding', () => undefined],
  ['an end of padding too early', (block: Buffer) => block.set([0], 5)],
])('is told nothing of its own about wrong padding: %s', (_, change) => {
  const chunk = raw(change)
  const decrypted = () =>
    privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, chunk)
  expect(decrypted).not.toThrow()
  // The same bytes each time: two questions tell no more than one.
  expect(decrypted()).toEqual(decrypted())
  expect(open(chunk)).toBeUndefined()
})

it.each([
  ['another operation', { ...ENVELOPE, operation: 'auth.signup' }],
  ['another field', { ...ENVELOPE, field: 'code' }],
  ['no number', { ...ENVELOPE, nonce: undefined }],
  ['a short number', { ...ENVELOPE, nonce: 'a'.repeat(15) }],
  ['a number of other letters', { ...ENVELOPE, nonce: '!'.repeat(16) }],
  ['a number that is no text', { ...ENVELOPE, nonce: 1_234_567_890_123_456 }],
  ['no instant', { ...ENVELOPE, at: '5' }],
  ['no text', { ...ENVELOPE, value: 7 }],
  ['nothing', null],
  ['a list', []],
])('does not open an envelope with %s', (_, envelope) => {
  expect(open(sealAll(JSON.stringify(envelope)))).toBeUndefined()
})

it('tells encrypted values from plain ones by their form', () => {
  const chunks = Buffer.alloc(128, 1)
  const text = `rsa.${KEY_ID}.${chunks.toString('base64')}`
  expect(parseSealed(text)).toEqual({ keyId: KEY_ID, chunks })
  for (const plain of [
    '',
    'correct horse 2026',
    'rsa.',
    `rsa.${KEY_ID}.`,
    `rsa.${KEY_ID}.short`,
    `rsa.${'k'.repeat(21)}.${chunks.toString('base64')}`,
    `x${text}`,
    `${text}!`,
    `rsa.${KEY_ID}.${'A'.repeat(2736)}`,
  ])
    expect(parseSealed(plain)).toBeUndefined()
})
