import { sql } from 'kysely'
import T from 'typebox'
import type { AuthorContent, Goods } from '../../gateway/gateway.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownOrReview } from '../../jsonapi/review-scope.ts'
import { Closed, Count, Id, Instant, Nullable, OneOf, Yuan } from '../../jsonapi/schema.ts'
import { itemScope } from '../../workflows/materials/item-scope.ts'

/** An offer of a platform: a product, or a piece of an external author. Not stored. */
export const Candidate = Closed({
  kind: OneOf('goods', 'content'),
  source: T.String(),
  source_id: T.String({ description: 'id there; what the storing calls take' }),
  title: T.String(),
  cover_url: T.String(),
  images: T.Array(T.String()),
  url: T.String(),
  category: T.String(),
  shop_title: T.String(),
  price: Nullable(Yuan),
  commission_rate: Nullable(T.Number()),
  commission_price: Nullable(Yuan),
  sales: Nullable(Count),
  available: Nullable(T.Boolean()),
  author_id: T.String(),
  desc: T.String(),
  item_ids: T.Array(T.String()),
  published_at: Nullable(Instant),
  play_count: Nullable(Count),
  like_count: Nullable(Count),
  carry_item_id: Nullable(Id),
  carry_material_id: Nullable(Id),
})

/** One page of candidates. */
export const Candidates = Closed({
  candidates: T.Array(Candidate),
  total: Count,
  page: T.Integer({ minimum: 1 }),
  size: T.Integer({ minimum: 1 }),
})

interface Offer {
  kind: 'goods' | 'content'
  source: string
  source_id: string
  title: string
  cover_url: string
  images: string[]
  url: string
  category: string
  shop_title: string
  price: number | null
  commission_rate: number | null
  commission_price: number | null
  sales: number | null
  available: boolean | null
  author_id: string
  desc: string
  item_ids: string[]
  published_at: string | null
  play_count: number | null
  like_count: number | null
}

export const offerOfGoods = (source: string, goods: Goods): Offer => ({
  kind: 'goods',
  source,
  source_id: goods.item_id,
  title: goods.title,
  cover_url: goods.pic_url,
  images: goods.images,
  url: goods.item_url,
  category: goods.category,
  shop_title: goods.shop_title,
  price: goods.price,
  commission_rate: goods.commission_rate,
  commission_price: goods.commission_price,
  sales: goods.sales,
  available: goods.available,
  author_id: '',
  desc: '',
  item_ids: [goods.item_id],
  published_at: null,
  play_count: null,
  like_count: null,
})

export const offerOfContent = (source: string, content: AuthorContent): Offer => ({
  kind: 'content',
  source,
  source_id: content.content_id,
  title: content.title,
  cover_url: content.cover,
  images: content.images,
  url: content.video,
  category: content.topic,
  shop_title: '',
  price: null,
  commission_rate: null,
  commission_price: null,
  sales: null,
  available: null,
  author_id: content.author_id,
  desc: content.desc,
  item_ids: content.item_ids,
  published_at: content.published_at,
  play_count: content.play_count,
  like_count: content.like_count,
})

/** Marks offers that are stored already, so that they are not picked twice. */
export async function markKept(context: Context, source: string, offers: readonly Offer[]) {
  const ids = offers.map(({ source_id }) => source_id)
  const actor = actorOf(context)
  const items = await sql<{ key: string; id: number }>`
    select t.item_id as key, t.id from carry_items t
    where t.business_team_id = ${actor.teamId} and t.source = ${source} and t.item_id = any(${ids}::text[])
      and t.deleted_at is null and ${itemScope(actor)}`.execute(context.db)
  const materials = await sql<{ key: string; id: number }>`
    select t.source_id as key, t.id from carry_materials t
    where t.business_team_id = ${actor.teamId} and t.source = ${source} and t.source_id = any(${ids}::text[])
      and t.deleted_at is null and ${ownOrReview('carry_materials')(actor)}`.execute(context.db)
  const itemOf = new Map(items.rows.map(({ key, id }) => [key, String(id)]))
  const materialOf = new Map(materials.rows.map(({ key, id }) => [key, String(id)]))
  return offers.map((offer) => ({
    ...offer,
    carry_item_id: offer.kind === 'goods' ? (itemOf.get(offer.source_id) ?? null) : null,
    carry_material_id: materialOf.get(offer.source_id) ?? null,
  }))
}
