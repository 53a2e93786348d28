import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { findOpener } from './credential-keys.ts'
import type { Keys } from './keys.ts'
import { isTimely, openEnvelope, type Place, type SealedValue } from './sealed-credential.ts'

interface Opening {
  keys: Keys
  now: Date
  /** The call has its answer already: numbers that are spent and instants long ago still count. */
  isRepeat: boolean
}

/**
 * Opens encrypted values and spends their numbers. Every value goes the whole way, whatever is wrong
 * with it or with the one before: a failure takes as long as a success and does not say what it is.
 *
 * @returns the values by field; undefined when one of them does not open, is too old or came before
 * @source console spec §7 (credentials), §9 (encryption helper)
 */
export async function openCredentials(
  db: Db,
  operation: string,
  sealed: ReadonlyMap<string, SealedValue>,
  opening: Opening,
): Promise<Record<string, string> | undefined> {
  const values: Record<string, string> = {}
  let isWhole = true
  for (const [field, one] of sealed) {
    const value = await openOne(db, one, { operation, field }, opening)
    if (value === undefined) isWhole = false
    else values[field] = value
  }
  return isWhole ? values : undefined
}

async function openOne(
  db: Db,
  sealed: SealedValue,
  place: Place,
  { keys, now, isRepeat }: Opening,
): Promise<string | undefined> {
  const opener = await findOpener(db, keys, { id: sealed.keyId, now })
  if (!opener) return undefined
  const opened = openEnvelope(sealed, opener.privateKey, place)
  const isGood = opener.isRight && opened !== undefined && (isRepeat || isTimely(opened, now))
  // The same statement runs for invalid values, without an effect.
  const { rows } = await sql`insert into credential_nonces (key_id, nonce)
    select ${opener.id}, ${opened?.nonce ?? ''} where ${isGood}::boolean
    on conflict do nothing returning nonce`.execute(db)
  const isFresh = rows.length === 1
  return isGood && (isFresh || isRepeat) ? opened.value : undefined
}
