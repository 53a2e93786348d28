import { randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Config } from '../kernel/config.ts'
import type { Keys } from './keys.ts'
import type { SignInCall } from './sign-in-call.ts'

const KEPT_MS = 180 * 24 * 60 * 60_000
const MOST_PER_PERSON = 20

/** `__Host-` binds the cookie to this very origin; browsers take that prefix on https only. */
const cookieName = ({ publicOrigin }: Config) =>
  publicOrigin.startsWith('https:') ? '__Host-omc_device' : 'omc_device'

/**
 * The device that a browser says it is, if its cookie was made here: it is signed, so that made-up
 * ones are told without the database. Whose device it is, only that knows.
 */
export function deviceOf(
  { config, keys }: { config: Config; keys: Keys },
  cookies: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const parts = /^([\w-]{43})\.([\w-]{43})$/.exec(cookies[cookieName(config)] ?? '')
  if (!parts) return undefined
  const [, device = '', mac = ''] = parts
  // 43 such characters are always the 32 bytes of a mac.
  const given = Buffer.from(mac, 'base64url')
  return timingSafeEqual(given, signatureOf(keys, device)) ? device : undefined
}

const signatureOf = (keys: Keys, device: string) => keys.mac('device', `cookie ${device}`)

/** Hash under which the browser's device is stored. */
function givenHash({ request, services }: SignInCall): Buffer | undefined {
  const device = deviceOf(services, request.cookies)
  return device === undefined ? undefined : hashOf(services.keys, device)
}

const hashOf = (keys: Keys, device: string) => keys.mac('device', device)

/**
 * The browser that asks, if this person has signed in there before. It proves nobody's identity: it
 * only tells whose wrong tries are a stranger's.
 */
export async function knownDevice(
  context: SignInCall,
  userId: number | undefined,
): Promise<string | undefined> {
  const hash = givenHash(context)
  if (!hash) return undefined
  const row = await context.db
    .selectFrom('known_devices')
    .select('id')
    .where('token_hash', '=', hash)
    // The same statement runs for nobody.
    .where('user_id', '=', userId ?? 0)
    .where('expires_at', '>', context.now)
    .executeTakeFirst()
  return row && String(row.id)
}

/**
 * Makes the browser known for who has just signed in. Its cookie is a new one each time, and other
 * people of this browser keep their rows: a cookie that somebody planted or copied is worth nothing
 * after it.
 */
export async function rememberDevice(context: SignInCall, userId: number): Promise<void> {
  const { db, now, services, answer } = context
  const device = randomBytes(32).toString('base64url')
  const token_hash = hashOf(services.keys, device)
  const value = `${device}.${signatureOf(services.keys, device).toString('base64url')}`
  const expiresAt = new Date(now.getTime() + KEPT_MS)
  const before = givenHash(context)
  if (before)
    await db
      .updateTable('known_devices')
      .set({ token_hash })
      .where('token_hash', '=', before)
      .execute()
  await db
    .insertInto('known_devices')
    .values({
      user_id: userId,
      token_hash,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .onConflict((on) =>
      on
        .columns(['token_hash', 'user_id'])
        .doUpdateSet({ last_used_at: now, expires_at: expiresAt }),
    )
    .execute()
  await sql`delete from known_devices where id in (
    select id from known_devices where user_id = ${userId}
    order by last_used_at desc, id desc offset ${MOST_PER_PERSON})`.execute(db)
  answer.cookies.push({ name: cookieName(services.config), value, expiresAt })
}

/** With a new password the person's devices are strangers again, but for the one that changed it. */
export async function forgetDevices(context: SignInCall, userId: number): Promise<void> {
  const own = context.actor?.userId === userId ? givenHash(context) : undefined
  await context.db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    // No device is kept as an empty hash.
    .where('token_hash', '<>', own ?? Buffer.alloc(0))
    .execute()
}

/** Those whose time is over. The sweep calls it. */
export const forgetOldDevices = (db: Db, now: Date) =>
  db.deleteFrom('known_devices').where('expires_at', '<=', now).execute()
