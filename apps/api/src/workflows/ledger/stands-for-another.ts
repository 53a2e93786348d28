import { sql } from 'kysely'
import { ask } from '../../db/hold.ts'
import type { LedgerWork } from './ledger-work.ts'
import type { Subject } from './settle.ts'

/** Whether a post of this id stands for another item of the channel, one in the trash included. */
export async function standsForAnother(
  { db }: Pick<LedgerWork, 'db'>,
  { attempt }: Subject,
  feedId: string,
): Promise<boolean> {
  const rows = await ask(
    db,
    sql`select other.id from publish_contents own
      join publish_contents other on other.channel = own.channel and other.feed_id = ${feedId}
      where own.id = ${attempt.publish_content_id} and other.id <> own.id`,
  )
  return rows.length > 0
}
