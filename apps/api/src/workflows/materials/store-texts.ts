import { sql } from 'kysely'
import type { MaterialTextKind } from '../../db/material-tables.ts'
import type { GoodsReview } from '../../gateway/gateway.ts'
import type { Storing } from './storing.ts'

export interface TextToStore {
  kind: MaterialTextKind
  text: string
  images?: readonly string[]
  /** 0 to 5, of reviews. */
  score?: number | undefined
  source: string
  /** What it is called there; without one it is kept however often it comes. */
  key?: string | undefined
  writtenAt?: string | undefined
  position?: number
}

export interface StoredText {
  id: number
  created: boolean
}

/** A buyer's review as a text of an item. */
export const textOfReview = (
  source: string,
  itemId: string,
  { review_id, text, images, score, created_at }: GoodsReview,
): TextToStore => ({
  kind: 'rate',
  text,
  images,
  score,
  source,
  key: `${itemId}/${review_id}`,
  writtenAt: created_at,
})

/**
 * Keeps texts about a material or an item, each outside text once per team; one that was trashed
 * comes back.
 */
export async function storeTexts(
  { db, now, teamId, userId }: Storing,
  of: { materialId?: number | null | undefined; itemId?: number | undefined },
  texts: readonly TextToStore[],
): Promise<StoredText[]> {
  const stored: StoredText[] = []
  for (const one of texts) {
    const { rows } = await sql<StoredText>`
      insert into carry_material_texts (business_team_id, user_id, carry_material_id, carry_item_id, kind, text, images,
        score, source, source_key, written_at, position, created_at, updated_at)
      values (${teamId}, ${userId}, ${of.materialId ?? null}, ${of.itemId ?? null}, ${one.kind}, ${one.text},
        ${[...(one.images ?? [])]}::text[], ${one.score ?? null}, ${one.source}, ${one.key ?? null},
        ${one.writtenAt ?? null}, ${one.position ?? 0}, ${now}, ${now})
      on conflict (business_team_id, kind, source, source_key) do update set deleted_at = null,
        carry_material_id = coalesce(carry_material_texts.carry_material_id, excluded.carry_material_id)
      returning id, (xmax = 0) as created`.execute(db)
    stored.push(...rows)
  }
  return stored
}
