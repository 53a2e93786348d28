import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import { findChannel } from '../../gateway/find-channel.ts'
import type { PostMetrics } from '../../gateway/gateway.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { RecordAnswer } from '../../jsonapi/present-answer.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { carryPublishRows } from './carry-publish-rows.ts'

/** Asks the channel how the post does. */
export async function prepareRefresh(context: Context, { id }: { id: number }) {
  const { rows } = await sql<{ feed_id: string | null; channel: string; uid: string | null }>`
    select t.feed_id, t.channel, a.uid from carry_publishes t
    left join studio_accounts a on a.id = t.studio_account_id
    where t.id = ${id} and t.deleted_at is null and ${carryPublishRows.scope(actorOf(context))}`.execute(
    context.db,
  )
  const [row] = rows
  if (!row) throw notFound(THINGS.publishRecord)
  const { feed_id: feedId, uid } = row
  if (feedId === null || uid === null) {
    throw problem('no_outside_id.record')
  }
  const channel = await findChannel(context.db, context.services.keys, row.channel)
  return async (): Promise<PostMetrics | undefined> => {
    const posts = await context.services.gateway.metrics(channel, uid, [feedId])
    return posts.find((post) => post.feed_id === feedId)
  }
}

/** @throws Problem 409 `not_listed` when the channel knows no such post of the account */
export async function refreshContent(
  context: Context,
  { id, found }: { id: number; found: PostMetrics | undefined },
): Promise<RecordAnswer> {
  if (!found) throw problem('not_listed')
  const { feed_id: _id, state, ...figures } = found
  await changeRows(context, {
    operation: 'carry_publishes.refresh_content',
    resource: carryPublishRows,
    ids: [id],
    set: { ...figures, channel_state: state, metrics_at: context.now },
  })
  return { id }
}
