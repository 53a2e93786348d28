import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { AuthorContent } from '../../gateway/gateway.ts'

/** Where collected pieces belong. */
export interface Collecting {
  teamId: number
  userId: number | null
  accountId: number | null
  sourceId: number
  platform: string
  now: Date
}

/**
 * Keeps the pieces of an author, each once per team: one that stands already gets its new figures
 * only, and one that a person has trashed stays in the trash.
 *
 * @returns how many are new
 * @source domain: verb table (sync of many, by team, platform and outside id)
 */
export async function storePieces(
  db: Db,
  { teamId, userId, accountId, sourceId, platform, now }: Collecting,
  pieces: readonly AuthorContent[],
): Promise<number> {
  let createdCount = 0
  for (const piece of pieces) {
    const { rows } = await sql<{ created: boolean }>`
      insert into studio_contents (business_team_id, user_id, studio_account_id, studio_source_id, platform, content_id,
        content_type, source, title, "desc", topic, cover, images, video, audio_text, ratio, items,
        play_count, like_count, collect_count, comment_count, released_at, refreshed_at, created_at, updated_at)
      values (${teamId}, ${userId}, ${accountId}, ${sourceId}, ${platform}, ${piece.content_id},
        ${piece.kind}, ${platform}, ${piece.title}, ${piece.desc}, ${piece.topic}, ${piece.cover}, ${piece.images},
        ${piece.video}, ${piece.audio_text}, ${piece.ratio},
        ${JSON.stringify(piece.item_ids.map((item_id) => ({ item_id })))},
        ${piece.play_count}, ${piece.like_count}, ${piece.collect_count}, ${piece.comment_count},
        ${piece.published_at}, ${now}, ${now}, ${now})
      on conflict (business_team_id, platform, content_id) do update set
        play_count = excluded.play_count, like_count = excluded.like_count, collect_count = excluded.collect_count,
        comment_count = excluded.comment_count, refreshed_at = excluded.refreshed_at
      returning xmax = 0 as created`.execute(db)
    if (rows[0]?.created) createdCount += 1
  }
  return createdCount
}
