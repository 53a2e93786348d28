import { findChannel } from '../../gateway/find-channel.ts'
import type { AuthorContent } from '../../gateway/gateway.ts'
import { findRows } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import type { Context } from '../../jsonapi/context.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { studioContentRows } from './studio-content-rows.ts'

interface Collected {
  content_id: string | null
  platform: string
}

/** @throws Problem 404; 409 `not_collected`; what the channel answers (502, 503) */
export async function findCollectedPiece(
  context: Context,
  { id }: { id: number },
): Promise<() => Promise<AuthorContent>> {
  const { content_id: contentId, platform } = await lockContent(context, id)
  if (contentId === null) {
    throw problem('not_collected')
  }
  const { gateway, keys } = context.services
  const channel = await findChannel(context.db, keys, platform)
  return () => gateway.content(channel, contentId)
}

/** Writes the figures the channel gave. @source domain: verb table (refresh_*) */
export async function refreshContentAweme(
  context: Context,
  { id, found }: { id: number; found: AuthorContent },
) {
  await lockContent(context, id)
  await changeRows(context, {
    operation: 'studio_contents.refresh_content_aweme',
    resource: studioContentRows,
    ids: [id],
    set: {
      play_count: found.play_count,
      like_count: found.like_count,
      collect_count: found.collect_count,
      comment_count: found.comment_count,
      refreshed_at: context.now,
    },
  })
  return { id }
}

async function lockContent(context: Context, id: number): Promise<Collected> {
  const { rows } = await findRows<Collected>(context, studioContentRows, [String(id)])
  const row = rows[0]
  if (!row) throw notFound(studioContentRows.label)
  return row
}
