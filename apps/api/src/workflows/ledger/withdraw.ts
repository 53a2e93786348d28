import { sql, type RawBuilder } from 'kysely'
import { beyondScope } from '../../db/beyond-scope.ts'
import type { ContentFamily } from './content-families.ts'
import type { LedgerWork } from './ledger-work.ts'
import { recordEvent } from './record-event.ts'

/**
 * Whether the content that a queued item `q` came from has been trashed or rejected meanwhile.
 * An alias of `publish_contents` is the only thing that is ever passed.
 */
export const isWithdrawn = (alias: 'q' | 'publish_contents'): RawBuilder<boolean> =>
  sql<boolean>`omc_is_withdrawn(${sql.ref(`${alias}.family`)}, ${sql.ref(`${alias}.content_id`)})`

interface PausedRow {
  id: number
  business_team_id: number
  studio_account_id: number
  uid: string
}

/**
 * Takes what waits to be sent out of the queues when its content is trashed or rejected; what a person
 * paused says so from now on. An item that an executor holds and has not sent is refused at
 * `submitting`; one that may be live stays with its attempt.
 *
 * @returns how many items were taken out or marked
 * @source reliability F32
 */
export async function withdrawContents(
  work: LedgerWork,
  contentIds: readonly number[],
  why: string,
  family: ContentFamily = 'carry',
): Promise<number> {
  const { rows } = await beyondScope(work.db, () =>
    sql<PausedRow>`
    update publish_contents q set status = 'paused', wait_until = null, wait_why = 'content_withdrawn', updated_at = ${work.now}
    where q.family = ${family} and q.content_id = any(${contentIds}::bigint[]) and q.deleted_at is null
      and (q.status in ('queued', 'waiting', 'claimed')
        or q.status = 'paused' and q.wait_why is distinct from 'content_withdrawn')
    returning q.id, q.business_team_id, q.studio_account_id, q.uid`.execute(work.db),
  )
  for (const row of rows) {
    await recordEvent(work, {
      kind: 'paused',
      teamId: row.business_team_id,
      accountId: row.studio_account_id,
      uid: row.uid,
      contentId: row.id,
      detail: { why },
    })
  }
  return rows.length
}
