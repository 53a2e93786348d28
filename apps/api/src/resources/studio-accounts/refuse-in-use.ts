import { sql } from 'kysely'
import type { Context } from '../../jsonapi/context.ts'
import { problem } from '../../kernel/problem.ts'

interface InUse {
  /** An item that may go live: the account has to stay meanwhile. */
  held_id: number | null
  /** Items that no device could publish without the account. */
  queued_count: number
}

/**
 * Keeps an account whose queue still holds something: nobody would see why it is never published.
 *
 * @throws Problem 409 `account_busy` (meta publish_content_id, or queued_count)
 */
export async function refuseInUse({ db }: Pick<Context, 'db'>, accountId: number): Promise<void> {
  const { rows } = await sql<InUse>`
    select min(q.id) filter (where q.status in ('claimed', 'submitting', 'unknown', 'needs_human')) as held_id,
      (count(*) filter (where q.status in ('queued', 'waiting', 'paused')))::int as queued_count
    from publish_contents q where q.studio_account_id = ${accountId} and q.deleted_at is null`.execute(
    db,
  )
  const { held_id: heldId, queued_count: count } = rows[0] ?? { held_id: null, queued_count: 0 }
  if (heldId !== null)
    throw problem('account_busy', {}, { meta: { publish_content_id: String(heldId) } })
  if (count > 0) throw problem('account_busy.queued', { count }, { meta: { queued_count: count } })
}
