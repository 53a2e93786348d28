import { createPrivateKey, createPublicKey } from 'node:crypto'
import { expect, it } from 'vitest'
import { generatePair } from './credential-keys.ts'

const BITS = 1024

it('makes one pair for those who ask while it is made, and another for who asks later', async () => {
  const [first, second] = await Promise.all([generatePair(BITS), generatePair(BITS)])
  expect(second).toBe(first)
  const later = await generatePair(BITS)
  expect(later.publicKey).not.toBe(first.publicKey)
})

it('makes a pair of the size that was asked for, whose halves belong together', async () => {
  const [pair, larger] = await Promise.all([generatePair(BITS), generatePair(1536)])
  const privateKey = createPrivateKey({ key: pair.privateKey, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })
  expect(publicKey).toBe(pair.publicKey)
  expect(privateKey.asymmetricKeyDetails).toEqual({ modulusLength: BITS, publicExponent: 65_537n })
  expect(createPublicKey(larger.publicKey).asymmetricKeyDetails?.modulusLength).toBe(1536)
})
