import { sql } from 'kysely'
import T from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import type { AuthorContent, Paged } from '../../gateway/gateway.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, Count } from '../../jsonapi/schema.ts'
import { deriveRows } from '../../workflows/derive-rows.ts'
import { channelContent, figuresOf } from './channel-content.ts'
import { findOpenTask, platformOf } from './find-task.ts'

export const SyncAnswer = Closed({
  platform: T.String(),
  found: Count,
  created: Count,
  updated: Count,
  in_trash: Count,
})

interface Found {
  platform: string
  contents: Paged<AuthorContent>
}

const PAGE_SIZE = 50

/** Asks the task's platform for one page about its product, else about its keyword. */
export async function askForContents(
  context: Context,
  { id }: { id: number },
): Promise<() => Promise<Found>> {
  const { db, services } = context
  const task = await findOpenTask(context, id)
  const platform = platformOf(task, undefined)
  const channel = await findChannel(db, services.keys, platform)
  const q = task.keyword || task.topic
  const page = { page: task.page_number, size: PAGE_SIZE }
  const byWord = { ...page, ...(q ? { q } : {}) }
  const { goods_id: item_id } = task
  return async () => {
    const { gateway } = services
    if (item_id === '') return { platform, contents: await gateway.searchContents(channel, byWord) }
    const contents = await gateway.searchContents(channel, { ...page, item_id })
    // Not every product has contents: fall back to matches of the keyword.
    if (contents.total > 0 || q === '') return { platform, contents }
    return { platform, contents: await gateway.searchContents(channel, byWord) }
  }
}

/**
 * Takes over what the channel has: new pieces become contents, the figures of known ones are
 * renewed, and what a person changed stays.
 *
 * @source domain: verb table (sync_*: upsert by outside id)
 */
export async function storeContents(
  context: Context,
  { id, found: { platform, contents } }: { id: number; found: Found },
) {
  const { db, now } = context
  const task = await findOpenTask(context, id)
  await sql`update creator_tasks set synced_at = ${now} where id = ${id}`.execute(db)
  const { succeeded, failed } = await deriveRows(context, {
    operation: 'creator_tasks.sync_content',
    into: { type: 'creator_contents', table: 'creator_contents', lifeCycle: true },
    rows: contents.data.map((piece) => channelContent(task, platform, piece)),
  })
  const existing = succeeded.filter((row) => row.existing)
  for (const { id: contentId, record_id } of existing) {
    const piece = contents.data.find((one) => one.content_id === contentId)
    if (!piece) continue
    await sql`update creator_contents set extra_info = extra_info || ${JSON.stringify(figuresOf(piece))}::jsonb
      where id = ${record_id}`.execute(db)
  }
  // Without a new row nothing has been written down yet.
  if (existing.length === succeeded.length)
    await context.audit({
      operation: 'creator_tasks.sync_content',
      subjectType: 'creator_tasks',
      subjectIds: [id],
      after: { updated: existing.length },
    })
  return {
    platform,
    found: contents.data.length,
    created: succeeded.length - existing.length,
    updated: existing.length,
    in_trash: failed.length,
  }
}
