import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { AuthorContent } from '../gateway/gateway.ts'

/** Where collected pieces belong. */
export interface Collecting {
  teamId: number
  userId: number | null
  sourceId: number | null
  platform: string
  author: string
  category: string
  categoryId: number | null
  /** Where they are meant to be published; empty when it is not known. */
  channel: string
}

/** Key that identifies an external piece. */
export const ORIGIN = 'author_content'
export const originOf = (platform: string, contentId: string) => `${platform}:${contentId}`

/**
 * Keeps outside pieces as fetched contents, each once per team. One that stands already gets its
 * new figures only; one that was trashed stays in the trash.
 *
 * @returns how many are new
 * @source domain: content life cycle (fetched: collected, unseen); verb table (by outside id)
 */
export async function keepPieces(
  { db, now }: { db: Db; now: Date },
  into: Collecting,
  pieces: readonly AuthorContent[],
): Promise<number> {
  // A channel may list a piece twice; a statement can write its row once.
  const once = [...new Map(pieces.map((piece) => [piece.content_id, piece])).values()]
  if (once.length === 0) return 0
  const rows = await db
    .insertInto('carry_contents')
    .values(once.map((piece) => toRow(into, piece, now)))
    .onConflict((conflict) =>
      conflict.constraint('carry_contents_origin').doUpdateSet((by) => ({
        play: by.ref('excluded.play'),
        like_count: by.ref('excluded.like_count'),
        collect_count: by.ref('excluded.collect_count'),
        comment_count: by.ref('excluded.comment_count'),
        aweme_at: now,
      })),
    )
    .returning(sql<boolean>`xmax = 0`.as('made'))
    .execute()
  return rows.filter(({ made }) => made).length
}

function toRow(into: Collecting, piece: AuthorContent, now: Date) {
  return {
    business_team_id: into.teamId,
    user_id: into.userId,
    carry_source_id: into.sourceId,
    origin_type: ORIGIN,
    origin_id: originOf(into.platform, piece.content_id),
    document_id: piece.content_id,
    source: into.platform,
    channel: into.channel,
    author_id: piece.author_id,
    source_author: into.author,
    category: into.category,
    business_category_id: into.categoryId,
    source_published_at: piece.published_at,
    ...pieceTexts(piece, into.platform),
    ...pieceFigures(piece),
    aweme_at: now,
    created_at: now,
    updated_at: now,
  }
}

/** Text and media of a piece, as columns. */
export const pieceTexts = (piece: AuthorContent, platform?: string) => ({
  title: piece.title,
  desc: piece.desc,
  cover: piece.cover,
  images: piece.images,
  video: piece.video,
  audio_text: piece.audio_text,
  ratio: piece.ratio,
  topic: piece.topic,
  content_type: piece.kind,
  // Without a platform the goods have the source of the content.
  items: JSON.stringify(piece.item_ids.map((item_id) => ({ item_id, source: platform }))),
})

/** How a piece does, as columns. */
export const pieceFigures = (piece: AuthorContent) => ({
  play: piece.play_count,
  like_count: piece.like_count,
  collect_count: piece.collect_count,
  comment_count: piece.comment_count,
})
