import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** A device that nobody has used for so long is gone. Ours: the specification names none. */
export const DEVICE_KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

/**
 * Takes devices that were not seen for long out of the lists. They are hidden and not deleted, because
 * attempts, events and the audit trail name them; one that comes back appears again. A device with a
 * live lease or an open attempt stays.
 */
export async function removeDeadDevices(db: Db, now: Date): Promise<void> {
  await sql`update devices d set deleted_at = ${now}, released_at = coalesce(d.released_at, ${now}),
      running = null, updated_at = ${now}
    where d.deleted_at is null
      and d.last_seen_at < ${new Date(now.getTime() - DEVICE_KEPT_DAYS * DAY_MS)}
      and not exists (select 1 from account_leases l where l.device_id = d.id and l.expires_at > ${now})
      and not exists (select 1 from publish_attempts p where p.device_id = d.id
        and p.state in ('claimed', 'submitting', 'unknown', 'needs_human'))`.execute(db)
}
