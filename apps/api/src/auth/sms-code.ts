import { randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Keys } from './keys.ts'

/** Seven digits are 23 bits: enough by the rule of 20, and a phone's number pad still types them. */
const DIGITS = 7
const LIFE_MS = 10 * 60_000
const TRIES = 5

const hashOf = (keys: Keys, phoneNumber: string, code: string) =>
  keys.mac('sms', `${phoneNumber} ${code}`)

/** Bound to the number: a text copied to another row does not open. */
const placeOf = (phoneNumber: string) => `sms_outbox.text:${phoneNumber}`

/**
 * Makes a code and puts its text, sealed, into the outbox. Without a number it does the same work and
 * leaves nothing, so that time does not tell who exists.
 *
 * @source reliability §1.4 (SMS codes), C5
 */
export async function sendSmsCode(
  db: Db,
  keys: Keys,
  { phoneNumber, now }: { phoneNumber: string | undefined; now: Date },
) {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const to = phoneNumber ?? ''
  const known = phoneNumber !== undefined
  const text = `【开放媒体创作中心】验证码 ${code}，10 分钟内有效，请勿告诉他人。/ Your code is ${code}.`
  await sql`insert into sms_codes (phone_number, code_hash, created_at, expires_at)
    select ${to}, ${hashOf(keys, to, code)}, ${now}::timestamptz, ${new Date(now.getTime() + LIFE_MS)}::timestamptz
    where ${known}::boolean`.execute(db)
  // The code before is worth nothing any more.
  await wipeTexts(db, to)
  await sql`insert into sms_outbox (phone_number, text_sealed, created_at)
    select ${to}, ${keys.seal(text, placeOf(to))}, ${now}::timestamptz where ${known}::boolean`.execute(
    db,
  )
}

const wipeTexts = (db: Db, phoneNumber: string) =>
  db
    .updateTable('sms_outbox')
    .set({ text_sealed: null })
    .where('phone_number', '=', phoneNumber)
    .where('text_sealed', 'is not', null)
    .execute()

/** The text of the newest message to a number; undefined when there is none, or it was wiped. */
export async function lastSmsText(
  db: Db,
  keys: Keys,
  phoneNumber: string,
): Promise<string | undefined> {
  const newest = await db
    .selectFrom('sms_outbox')
    .select('text_sealed')
    .where('phone_number', '=', phoneNumber)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.text_sealed ? keys.open(newest.text_sealed, placeOf(phoneNumber)) : undefined
}

/** Wipes the texts of codes that nobody can use any more. The sweep calls it. */
export const wipeOldTexts = (db: Db, now: Date) =>
  db
    .updateTable('sms_outbox')
    .set({ text_sealed: null })
    .where('created_at', '<', new Date(now.getTime() - LIFE_MS))
    .where('text_sealed', 'is not', null)
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
  if (right) await wipeTexts(db, phoneNumber)
  return right
}
