import { randomBytes } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import type { Config } from '../../kernel/config.ts'
import type { Keys } from '../keys.ts'

/** A way to the provider is good for ten minutes, once, in the browser that began it. */
const LIFE_MS = 10 * 60_000

export const oauthCookieName = ({ publicOrigin }: Config) =>
  publicOrigin.startsWith('https:') ? '__Host-omc_oauth' : 'omc_oauth'

/** The PKCE verifier follows from the browser's key, so that nothing secret lies in the table. */
export const verifierOf = (keys: Keys, browser: string) =>
  keys.mac('oauth', `verifier ${browser}`).toString('base64url')

const hashOf = (keys: Keys, kind: 'state' | 'browser' | 'code', text: string) =>
  keys.mac('oauth', `${kind} ${text}`)

/** Begins a way to the provider. */
export async function beginOauth(db: Db, keys: Keys, now: Date) {
  const [state, browser] = [randomBytes(32), randomBytes(32)].map((b) => b.toString('base64url'))
  if (state === undefined || browser === undefined) throw new Error('unreachable')
  await db.deleteFrom('oauth_states').where('expires_at', '<', now).execute()
  await db
    .insertInto('oauth_states')
    .values({
      state_hash: hashOf(keys, 'state', state),
      browser_hash: hashOf(keys, 'browser', browser),
      code_hash: null,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .execute()
  return { state, browser, expiresAt: new Date(now.getTime() + LIFE_MS) }
}

/** Notes the code that came back with a state of this browser. @returns false for any other state */
export async function acceptReturn(
  db: Db,
  keys: Keys,
  { state, browser, code, now }: { state: string; browser: string; code: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oauth_states')
    .set({ code_hash: hashOf(keys, 'code', code) })
    .where('state_hash', '=', hashOf(keys, 'state', state))
    .where('browser_hash', '=', hashOf(keys, 'browser', browser))
    .where('code_hash', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes a code that came back to this browser, once. @returns false for any other */
export async function takeCode(
  db: Db,
  keys: Keys,
  { code, browser, state, now }: { code: string; browser: string; state?: string; now: Date },
): Promise<boolean> {
  const query = db
    .updateTable('oauth_states')
    .set({ used_at: now })
    .where('code_hash', '=', hashOf(keys, 'code', code))
    .where('browser_hash', '=', hashOf(keys, 'browser', browser))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
  const { numUpdatedRows } = await (
    state === undefined ? query : query.where('state_hash', '=', hashOf(keys, 'state', state))
  ).executeTakeFirst()
  return numUpdatedRows === 1n
}
