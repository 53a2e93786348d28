import { expect, it } from 'vitest'

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
