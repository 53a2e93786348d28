import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

const PURPOSES = [
  'access',
  'refresh',
  'ticket',
  'sms',
  'limit',
  'seal',
  'role-owner',
  'role-app',
  'role-jobs',
  'cable',
  'vault',
  'oauth',
  'idempotency',
  'check',
  'device',
] as const
type Purpose = (typeof PURPOSES)[number]

/** All keys of the server, derived from one root, so that each has a single purpose. */
export interface Keys {
  derive: (purpose: Purpose) => Buffer
  mac: (purpose: Purpose, text: string) => Buffer
  /** AES-256-GCM, bound to the place it is kept in, so that a row copied elsewhere does not open. */
  seal: (plain: string, place: string) => Buffer
  open: (sealed: Buffer, place: string) => string
}

const IV = 12
const TAG = 16

export function createKeys(root: string): Keys {
  const derived = new Map<Purpose, Buffer>()
  const derive = (purpose: Purpose) => {
    const known = derived.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', root, 'omc', purpose, 32))
    derived.set(purpose, key)
    return key
  }
  // Made of its bytes for each call, a key would cost more than the signature.
  const signing = new Map<Purpose, KeyObject>()
  const signingKey = (purpose: Purpose) => {
    const known = signing.get(purpose) ?? createSecretKey(derive(purpose))
    signing.set(purpose, known)
    return known
  }
  return {
    derive,
    mac: (purpose, text) => createHmac('sha256', signingKey(purpose)).update(text).digest(),
    seal(plain, place) {
      const iv = randomBytes(IV)
      const cipher = createCipheriv('aes-256-gcm', derive('seal'), iv).setAAD(Buffer.from(place))
      return Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed, place) {
      const decipher = createDecipheriv('aes-256-gcm', derive('seal'), sealed.subarray(0, IV))
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(-TAG))
      return Buffer.concat([decipher.update(sealed.subarray(IV, -TAG)), decipher.final()]).toString(
        'utf8',
      )
    },
  }
}

/** Shows whether two processes have the same root key, without revealing it. */
export const keyCheck = (keys: Keys): string =>
  keys.mac('check', 'omc').toString('base64url').slice(0, 22)
