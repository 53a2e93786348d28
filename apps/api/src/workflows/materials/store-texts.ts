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
  /** Its key at the source; texts without one are stored every time. */
  key?: string | undefined
  writtenAt?: string | undefined
  position?: number
}

export interface StoredText {
  id: number
  key: string | null
  created: boolean
}

/** Reviews that are kept of one item at a time, the first ones the channel gives. */
const MOST_REVIEWS = 200

/** Buyers' reviews of an item as texts. */
export const textsOfReviews = (
  source: string,
  itemId: string,
  reviews: readonly GoodsReview[],
): TextToStore[] =>
  reviews.slice(0, MOST_REVIEWS).map(({ review_id, text, images, score, created_at }) => ({
    kind: 'rate',
    text,
    images,
    score,
    source,
    key: reviewKey(itemId, review_id),
    writtenAt: created_at,
  }))

export const reviewKey = (itemId: string, reviewId: string) => `${itemId}/${reviewId}`

/**
 * Keeps texts about a material or an item, each outside text once per team; one that was trashed
 * comes back.
 *
 * @returns one result per stored text, in their order; repeated keys count once
 */
export async function storeTexts(
  { db, now, teamId, userId }: Storing,
  of: { materialId?: number | null | undefined; itemId?: number | undefined },
  texts: readonly TextToStore[],
): Promise<StoredText[]> {
  const once = texts.filter(
    ({ key }, at) => key === undefined || texts.findIndex((one) => one.key === key) === at,
  )
  if (once.length === 0) return []
  return db
    .insertInto('carry_material_texts')
    .values(
      once.map((one) => ({
        business_team_id: teamId,
        user_id: userId,
        carry_material_id: of.materialId ?? null,
        carry_item_id: of.itemId ?? null,
        kind: one.kind,
        text: one.text,
        images: [...(one.images ?? [])],
        score: one.score ?? null,
        source: one.source,
        source_key: one.key ?? null,
        written_at: one.writtenAt ?? null,
        position: one.position ?? 0,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.constraint('carry_material_texts_source').doUpdateSet({
        deleted_at: null,
        carry_material_id: sql`coalesce(carry_material_texts.carry_material_id, excluded.carry_material_id)`,
      }),
    )
    .returning(['id', 'source_key as key', sql<boolean>`xmax = 0`.as('created')])
    .execute()
}
