import type { ServerWait } from '@omc/core'
import { sql } from 'kysely'
import { later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'

/** A row that is free but locked this moment (somebody edits it) is due again at once. */
const LOCKED_MS = 1000
/** How soon an executor asks again before a planned time: an item may be added or moved forward. */
const RELEASE_LOOK_MS = 60_000

interface Due {
  why: ServerWait
  until: Date
}

/** When the first of the items that wait may be handed out, and what it waits for. */
export async function nextDue({ db, now }: LedgerWork, accountId: number): Promise<Due> {
  const { rows } = await sql<{ due: Date | null; planned: boolean | null }>`
    select due, due = release_at as planned
    from publish_contents,
      greatest(case when status = 'waiting' then wait_until end, release_at) as due
    where studio_account_id = ${accountId} and deleted_at is null and status in ('queued', 'waiting')
    order by due nulls first, id limit 1`.execute(db)
  const { due, planned } = rows[0] ?? { due: null, planned: null }
  if (!due || due <= now) return { why: 'item_waiting', until: later(now, LOCKED_MS) }
  if (!planned) return { why: 'item_waiting', until: due }
  const look = later(now, RELEASE_LOOK_MS)
  return { why: 'not_released', until: due < look ? due : look }
}
