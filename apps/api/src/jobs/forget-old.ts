import { forgetOldKeys } from '../auth/credential-keys.ts'
import { forgetOldDevices } from '../auth/known-devices.ts'
import { forgetOldMarks } from '../auth/limits.ts'
import type { Db } from '../db/database.ts'
import { wipeOldCodes } from '../sms/sms-code.ts'
import { removeDeadDevices } from './remove-dead-devices.ts'

const DAY_MS = 24 * 60 * 60_000
const ANSWERS_KEPT_MS = DAY_MS
const CODES_KEPT_MS = 7 * DAY_MS
const TICKETS_KEPT_MS = DAY_MS

/**
 * Forgets what nobody can use any more: marks of the limits and kept answers of writes after a day,
 * sign-in codes after a week and what is sealed of them as soon as they expire, spent tickets after a day,
 * known devices and keys of credentials when their time is over. Devices that publish leave the lists after a month.
 */
export async function forgetOld(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await forgetOldMarks(db, now)
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', before(ANSWERS_KEPT_MS))
    .execute()
  await wipeOldCodes(db, now)
  await db.deleteFrom('sms_codes').where('created_at', '<', before(CODES_KEPT_MS)).execute()
  await db.deleteFrom('sms_outbox').where('created_at', '<', before(CODES_KEPT_MS)).execute()
  await forgetOldDevices(db, now)
  await forgetOldKeys(db, now)
  await removeDeadDevices(db, now)
  await db.deleteFrom('oauth_states').where('expires_at', '<', now).execute()
  await db.deleteFrom('cable_tickets').where('expires_at', '<', before(TICKETS_KEPT_MS)).execute()
}
