import { generateKeyPairSync } from 'node:crypto'
import { decryptText, parsePrivateKey } from '../../libs/sdk/src/rsa/index.ts'

const ID = 'key-of-the-example'
const pair = generateKeyPairSync('rsa', { modulusLength: 1024 })

/** Answer of `auth.credential_key`, which makes consumers load the encryption. */
export const keyAnswer = () => ({
  data: {
    key: {
      id: ID,
      public_key: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      published_until: '2030-01-01T00:00:00Z',
    },
    server_time: new Date().toISOString(),
  },
})

/** User name of a sign-in; undefined if it was not encrypted with the key. */
export function encryptedName(form: string): string | undefined {
  const [scheme, id, chunks] = new URLSearchParams(form).get('username')?.split('.') ?? []
  const key = parsePrivateKey(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  if (scheme !== 'rsa' || id !== ID || chunks === undefined || !key) return undefined
  // as: the SDK encrypts this shape.
  return (JSON.parse(decryptText(chunks, key)) as { value: string }).value
}
