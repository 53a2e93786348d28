import { generatePair, publishedKey, publishKey, type KeyPair } from '../../auth/credential-keys.ts'
import type { Context } from '../../jsonapi/context.ts'

/** Checks whether a key is published; if not, returns the work of creating one. */
export async function prepareKey({
  db,
  services: { config },
  now,
}: Context): Promise<() => Promise<KeyPair | undefined>> {
  if (!config.encryptCredentials || (await publishedKey(db, now))) return async () => undefined
  return () => generatePair(config.credentialKeyBits)
}

/** The key to encrypt credentials with; null where the settings do not ask for it. */
export async function credentialKey(
  { db, services: { config, keys }, now }: Context,
  { found: pair }: { found: KeyPair | undefined },
) {
  const server_time = now.toISOString()
  if (!config.encryptCredentials) return { key: null, server_time }
  const known = pair
    ? await publishKey(db, keys, { pair, now, lifeMs: config.credentialKeyMs })
    : await publishedKey(db, now)
  if (!known) throw new Error('the published key ended while it was asked for')
  const { id, publicKey, publishedUntil } = known
  return {
    key: { id, public_key: publicKey, published_until: publishedUntil.toISOString() },
    server_time,
  }
}
