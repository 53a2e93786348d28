import { randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Keys } from '../auth/keys.ts'
import type { Db } from '../db/database.ts'
import { CODE_MINUTES } from './sms-sender.ts'

/** Seven digits are 23 bits: enough by the rule of 20, and a phone's number pad still types them. */
const DIGITS = 7
const LIFE_MS = CODE_MINUTES * 60_000
const TRIES = 5

const hashOf = (keys: Keys, phoneNumber: string, code: string) =>
  keys.mac('sms', `${phoneNumber} ${code}`)

/** Bound to the number: a code copied to another row does not open. */
const placeOf = (phoneNumber: string) => `sms_outbox.code:${phoneNumber}`

export const openCode = (keys: Keys, phoneNumber: string, sealed: Buffer): string =>
  keys.open(sealed, placeOf(phoneNumber))

/**
 * Makes a code and puts it, sealed, into the outbox: due at once where an adapter sends it. Without a
 * number it does the same work and leaves nothing, so that time does not tell who exists.
 *
 * @source reliability §1.4 (SMS codes), C5
 */
export async function sendSmsCode(
  db: Db,
  keys: Keys,
  { phoneNumber, now, isSent }: { phoneNumber: string | undefined; now: Date; isSent: boolean },
) {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const to = phoneNumber ?? ''
  const known = phoneNumber !== undefined
  await sql`insert into sms_codes (phone_number, code_hash, created_at, expires_at)
    select ${to}, ${hashOf(keys, to, code)}, ${now}::timestamptz, ${new Date(now.getTime() + LIFE_MS)}::timestamptz
    where ${known}::boolean`.execute(db)
  // The code before is worth nothing any more.
  await wipeCodes(db, to)
  const [state, dueAt] = isSent ? ['queued', now] : ['held', null]
  await sql`insert into sms_outbox (phone_number, code_sealed, created_at, state, next_try_at)
    select ${to}, ${keys.seal(code, placeOf(to))}, ${now}::timestamptz, ${state}, ${dueAt}::timestamptz
    where ${known}::boolean`.execute(db)
}

const wipeCodes = (db: Db, phoneNumber: string) =>
  db
    .updateTable('sms_outbox')
    .set({ code_sealed: null, next_try_at: null })
    .where('phone_number', '=', phoneNumber)
    .where('code_sealed', 'is not', null)
    .execute()

/** The newest code of a number; undefined if there is none or it was wiped. */
export async function lastSmsCode(
  db: Db,
  keys: Keys,
  phoneNumber: string,
): Promise<string | undefined> {
  const newest = await db
    .selectFrom('sms_outbox')
    .select('code_sealed')
    .where('phone_number', '=', phoneNumber)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.code_sealed ? openCode(keys, phoneNumber, newest.code_sealed) : undefined
}

/** Wipes expired and used codes. Called by the sweep. */
export const wipeOldCodes = (db: Db, now: Date) =>
  db
    .updateTable('sms_outbox')
    .set({ code_sealed: null, next_try_at: null })
    .where('created_at', '<', new Date(now.getTime() - LIFE_MS))
    .where('code_sealed', 'is not', null)
    .execute()

/** Takes a code once: only the newest one of the number counts, five tries, ten minutes. */
export async function useSmsCode(
  db: Db,
  keys: Keys,
  { phoneNumber, code, now }: { phoneNumber: string; code: string; now: Date },
): Promise<boolean> {
  const newest = await db
    .selectFrom('sms_codes')
    .select(['id', 'code_hash', 'tries', 'expires_at', 'used_at'])
    .where('phone_number', '=', phoneNumber)
    .orderBy('id', 'desc')
    .forUpdate()
    .executeTakeFirst()
  if (!newest || newest.used_at || newest.tries >= TRIES || newest.expires_at <= now) return false
  const right = timingSafeEqual(newest.code_hash, hashOf(keys, phoneNumber, code))
  await db
    .updateTable('sms_codes')
    .set({ tries: newest.tries + 1, ...(right ? { used_at: now } : {}) })
    .where('id', '=', newest.id)
    .execute()
  if (right) await wipeCodes(db, phoneNumber)
  return right
}
