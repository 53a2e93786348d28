import { createPrivateKey, generateKeyPair, randomBytes, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Keys } from './keys.ts'

/** @source console spec §9: exponent 010001 */
const EXPONENT = 0x01_00_01
const ID_BYTES = 16
/** Lifetime of a key after its last publication: open forms may still use it. */
const OPENS_AFTER_MS = 60 * 60_000
/** Of the lock that lets one transaction at a time add a key. */
const LOCK = 'credential_keys'

export interface CredentialKey {
  id: string
  /** PEM, SubjectPublicKeyInfo. */
  publicKey: string
  publishedUntil: Date
}

/** A new pair, not kept anywhere yet. */
export interface KeyPair {
  publicKey: string
  privateKey: Buffer
}

const generate = promisify(generateKeyPair)
const running = new Map<number, Promise<KeyPair>>()

/** Creates a key pair on a separate thread. Concurrent calls get the same pair. */
export function generatePair(bits: number): Promise<KeyPair> {
  const known = running.get(bits)
  if (known) return known
  const pair = generate('rsa', { modulusLength: bits, publicExponent: EXPONENT })
    .then(({ publicKey, privateKey }) => ({
      publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }),
    }))
    .finally(() => running.delete(bits))
  running.set(bits, pair)
  return pair
}

/** The key that is published now; undefined before the first one and after the end of the last. */
export async function publishedKey(db: Db, now: Date): Promise<CredentialKey | undefined> {
  const row = await db
    .selectFrom('credential_keys')
    .select(['id', 'public_key', 'published_until'])
    .where('published_until', '>', now)
    .orderBy('published_until', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { id: row.id, publicKey: row.public_key, publishedUntil: row.published_until }
}

/** Publishes the pair for `lifeMs`, unless another process has just published one: that one counts. */
export async function publishKey(
  db: Db,
  keys: Keys,
  { pair, now, lifeMs }: { pair: KeyPair; now: Date; lifeMs: number },
): Promise<CredentialKey> {
  await sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(db)
  const known = await publishedKey(db, now)
  if (known) return known
  const id = randomBytes(ID_BYTES).toString('base64url')
  const publishedUntil = new Date(now.getTime() + lifeMs)
  await db
    .insertInto('credential_keys')
    .values({
      id,
      public_key: pair.publicKey,
      private_sealed: keys.seal(pair.privateKey.toString('base64'), placeOf(id)),
      created_at: now,
      published_until: publishedUntil,
      opens_until: new Date(publishedUntil.getTime() + OPENS_AFTER_MS),
    })
    .execute()
  return { id, publicKey: pair.publicKey, publishedUntil }
}

/**
 * The private half that opens what was encrypted under the id. Under an id that is unknown or over
 * it gives the newest key, so that such a value takes as long as any other that does not open.
 */
export async function findOpener(
  db: Db,
  keys: Keys,
  { id, now }: { id: string; now: Date },
): Promise<{ isRight: boolean; id: string; privateKey: KeyObject } | undefined> {
  const row = await db
    .selectFrom('credential_keys')
    .select(['id', 'private_sealed', 'opens_until'])
    .orderBy((order) => order('id', '=', id), 'desc')
    .orderBy('opens_until', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const der = Buffer.from(keys.open(row.private_sealed, placeOf(row.id)), 'base64')
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  return { isRight: row.id === id && row.opens_until > now, id: row.id, privateKey }
}

/** Forgets keys that open nothing any more, and the numbers that came under them. */
export const forgetOldKeys = (db: Db, now: Date) =>
  db.deleteFrom('credential_keys').where('opens_until', '<=', now).execute()

/** Bound to the id: a private half copied to another row does not open. */
const placeOf = (id: string) => `credential_keys.private:${id}`
