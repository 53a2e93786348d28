import { sql } from 'kysely'
import type { Context } from '../../jsonapi/context.ts'
import type { Row } from '../../jsonapi/statements.ts'
import { problem } from '../../kernel/problem.ts'
import { stillCounts } from '../../workflows/ledger/still-counts.ts'

/** A queued item waits for nothing; one that was refused has all its tries again. */
export const startAgain = (status: string, { remark = '' }: Record<string, unknown>) => ({
  wait_until: null,
  wait_why: null,
  ...(status === 'refused' ? { strike_count: 0, remark } : {}),
})

/** The same for rows in different states. */
export const START_AGAIN = {
  wait_until: null,
  wait_why: null,
  strike_count: sql`case when t.status = 'refused' then 0 else t.strike_count end`,
  remark: sql`case when t.status = 'refused' then '' else t.remark end`,
}

/**
 * A content that was submitted once more stands in the queue as another item: a newer one, or one
 * under the same or a later generation. A newer one begins at the first generation when the older one
 * was in the trash, which may have come to a later one itself.
 *
 * @throws Problem 409 `already_queued`
 */
export async function refuseQueuedSince(
  { db }: Pick<Context, 'db'>,
  { id, family, content_id: contentId, studio_account_id: accountId, generation }: Row,
): Promise<void> {
  if (contentId === null) return
  const later = await db
    .selectFrom('publish_contents')
    .select('id')
    .where('family', '=', String(family))
    .where('content_id', '=', Number(contentId))
    .where('studio_account_id', '=', Number(accountId))
    .where('id', '<>', Number(id))
    .where((item) =>
      item.or([item('generation', '>=', Number(generation)), item('id', '>', Number(id))]),
    )
    .where(stillCounts('publish_contents'))
    .executeTakeFirst()
  if (!later) return
  throw problem(
    'already_queued.since',
    {},
    {
      source: { pointer: '/data/attributes/status' },
      meta: { publish_content_id: String(later.id) },
    },
  )
}

const IN_QUEUE: readonly string[] = ['queued', 'waiting', 'paused']

export const isInQueue = (status: string): boolean => IN_QUEUE.includes(status)

/**
 * No device can publish for an account in the trash.
 *
 * @throws Problem 409 `no_account`
 */
export async function refuseStranded(
  { db }: Pick<Context, 'db'>,
  { status, studio_account_id: accountId }: Row,
): Promise<void> {
  if (!isInQueue(String(status))) return
  const account = await db
    .selectFrom('studio_accounts')
    .select('deleted_at')
    .where('id', '=', Number(accountId))
    .executeTakeFirst()
  if (account?.deleted_at) throw problem('no_account.trashed')
}
