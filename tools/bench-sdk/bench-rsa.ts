import { generateKeyPairSync } from 'node:crypto'
import { PKCS1_KEM } from 'micro-rsa-dsa-dh/rsa.js'
import {
  decryptText,
  encryptText,
  parsePrivateKey,
  parsePublicKey,
  RSA_DEFAULTS,
} from '../../libs/sdk/src/rsa/index.ts'
import type { Comparison, Pace } from './comparison.ts'
import { inTurns } from './in-turns.ts'

/** A full chunk leaves least room for padding, which the peer generates byte by byte. */
const TEXTS = {
  'a whole chunk': 'x'.repeat(RSA_DEFAULTS.plainChunkBytes),
  'a password': 'omc-demo-2026',
}

export function benchRsa(pace: Pace): Comparison[] {
  const { ours, theirs } = sameKeys()
  return Object.entries(TEXTS).flatMap(([what, text]): Comparison[] => {
    const sealed = theirs.encrypt(text)
    if (ours.decrypt(sealed) !== text || theirs.decrypt(ours.encrypt(text)) !== text)
      throw new Error('the two do not open what the other sealed')
    return [
      {
        title: `RSA-${RSA_DEFAULTS.keyBits}, encrypt ${what}`,
        measured: inTurns(
          [
            { name: 'ours', run: () => ours.encrypt(text) },
            { name: 'micro-rsa-dsa-dh', run: () => theirs.encrypt(text) },
          ],
          pace,
        ),
        wanted: { 'micro-rsa-dsa-dh': 1.7 },
      },
      {
        title: `RSA-${RSA_DEFAULTS.keyBits}, decrypt ${what}`,
        measured: inTurns(
          [
            { name: 'ours', run: () => ours.decrypt(sealed) },
            { name: 'micro-rsa-dsa-dh', run: () => theirs.decrypt(sealed) },
          ],
          pace,
        ),
        wanted: { 'micro-rsa-dsa-dh': 3 },
      },
    ]
  })
}

/** Both with one key, text to base64 and back; the peer's bytes use Node's fastest conversion. */
function sameKeys() {
  const pair = generateKeyPairSync('rsa', { modulusLength: RSA_DEFAULTS.keyBits })
  const open = parsePublicKey(pair.publicKey.export({ type: 'spki', format: 'pem' }).toString())
  const secret = parsePrivateKey(
    pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
  if (!open || !secret) throw new Error('our own key reader does not read the key')
  const jwk = pair.privateKey.export({ format: 'jwk' })
  const numbers = {
    n: open.modulus,
    e: open.exponent,
    d: BigInt(`0x${Buffer.from(jwk.d ?? '', 'base64url').toString('hex')}`),
  }
  return {
    ours: {
      encrypt: (text: string) => encryptText(text, open),
      decrypt: (sealed: string) => decryptText(sealed, secret),
    },
    theirs: {
      encrypt: (text: string) =>
        Buffer.from(PKCS1_KEM.encrypt(numbers, Buffer.from(text))).toString('base64'),
      decrypt: (sealed: string) =>
        Buffer.from(PKCS1_KEM.decrypt(numbers, Buffer.from(sealed, 'base64'))).toString(),
    },
  }
}
