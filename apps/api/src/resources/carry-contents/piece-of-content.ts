import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import type { Keys } from '../../auth/keys.ts'
import type { Db } from '../../db/database.ts'
import { findChannel } from '../../gateway/find-channel.ts'
import type { AuthorContent, ChannelAddress } from '../../gateway/gateway.ts'
import type { Actor } from '../../kernel/actor.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { pieceFigures, pieceTexts } from '../../workflows/keep-pieces.ts'
import { carryContentRows } from './carry-content-rows.ts'

/** A content and where its outside piece is. */
export interface OutsidePiece {
  id: number
  channel: ChannelAddress
  contentId: string
}

/**
 * @throws Problem 404; 409 `no_outside_id` when the content does not come from a platform, or
 *   `channel_disabled`; 422 `unknown_channel`
 */
export async function findPiece(
  { db, keys, actor }: { db: Db; keys: Keys; actor: Actor },
  id: number | string,
): Promise<OutsidePiece> {
  const { rows } = await sql<{ id: number; document_id: string | null; source: string }>`
    select t.id, t.document_id, t.source from carry_contents t
    where t.id = ${id}::bigint and t.deleted_at is null and ${carryContentRows.scope(actor)}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw notFound(THINGS.content)
  if (!row.document_id || row.source === '') {
    throw problem('no_outside_id')
  }
  return {
    id: row.id,
    channel: await findChannel(db, keys, row.source),
    contentId: row.document_id,
  }
}

/** New figures, whatever became of the content since. */
export const writeFigures = (
  { db, now }: { db: Db; now: Date },
  id: number,
  piece: AuthorContent,
) =>
  db
    .updateTable('carry_contents')
    .set({ ...pieceFigures(piece), aweme_at: now, updated_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()

/** Texts and pictures only as long as nobody has worked on the content; figures always. */
export async function writeDetail(
  work: { db: Db; now: Date },
  { id, channel }: OutsidePiece,
  piece: AuthorContent,
): Promise<void> {
  await writeFigures(work, id, piece)
  await work.db
    .updateTable('carry_contents')
    .set({
      ...pieceTexts(piece, channel.name),
      source_published_at: piece.published_at,
      author_id: piece.author_id,
      detail_at: work.now,
    })
    .where('id', '=', id)
    .where('status', '=', 'fetched')
    .where('deleted_at', 'is', null)
    .execute()
}
