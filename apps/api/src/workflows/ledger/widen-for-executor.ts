import { sql, type RawBuilder } from 'kysely'
import { isAttempt, type Which } from './find-attempt.ts'
import { ownsDevice, publishesFor } from './find-device.ts'

/** What the transaction reached before, and whether its person reads the item of the attempt. */
export interface Widened {
  reach: string | null
  sees_item: boolean
}

/**
 * Lets a person settle an attempt of their own device, whosever the account is by now: what the
 * device sent counts, although its person reads nothing more of the account. Changes nothing for an
 * attempt of another person's device.
 *
 * @source domain: publish ledger (a report counts from the device that claimed)
 */
export const widenForExecutor = (userId: number | undefined, by: Which): RawBuilder<Widened> =>
  // Materialized: the reach of before is read before the setting is made.
  sql<Widened>`with was as materialized (
      select current_setting('omc.reach', true) as reach,
        ${publishesFor(userId)} or coalesce(q.user_id = ${userId ?? null}::bigint, false) as sees_item
      from publish_attempts p join studio_accounts a on a.id = p.studio_account_id
        join publish_contents q on q.id = p.publish_content_id
      where ${isAttempt(by)} and ${ownsDevice(userId)})
    select was.reach, was.sees_item, set_config('omc.reach', 'team', true) from was`

/** Ends it, before the answer is read. */
export const narrowAgain = ({ reach }: Widened) =>
  sql`select set_config('omc.reach', ${reach ?? ''}, true)`
