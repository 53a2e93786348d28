import { Type } from 'typebox'
import type { TSchema } from 'typebox'

const closed = { additionalProperties: false }
const Count = Type.Integer({ minimum: 0 })
const Text = Type.String()
const Instant = Type.String({ format: 'date-time', description: 'RFC 3339, UTC.' })
const Day = Type.String({ format: 'date' })
const Address = Type.String({ pattern: '^https?://' })
const Yuan = Type.Number({ description: 'Yuan, at most two decimals.' })
const Percent = Type.Number({ minimum: 0, maximum: 100 })

export const ListOf = (schema: TSchema) => Type.Object({ data: Type.Array(schema) }, closed)
/** A page, and how many there are in all. */
export const PageOf = (schema: TSchema) =>
  Type.Object({ data: Type.Array(schema), total: Count }, closed)

export const Group = Type.Object({ group_id: Text, name: Text, accounts_count: Count }, closed)
export const Backbone = Type.Object(
  {
    uid: Text,
    level: Count,
    credit_score: Count,
    fans_count: Count,
    month_posts_count: Count,
    income_yuan: Yuan,
    tags: Type.Array(Text),
  },
  closed,
)
export const Card = Type.Object(
  { card_id: Text, title: Text, left_count: Count, expires_at: Instant },
  closed,
)
export const CardUse = Type.Object({ feed_id: Text, card_id: Text, left_count: Count }, closed)

const goods = {
  item_id: Text,
  title: Text,
  shop_title: Text,
  pic_url: Address,
  item_url: Address,
  images: Type.Array(Address),
  category: Text,
  price: Yuan,
  commission_rate: Percent,
  commission_price: Yuan,
  sales: Count,
  available: Type.Boolean(),
  brand: Text,
  attributes: Type.Record(Type.String(), Text),
}
export const Goods = Type.Object(goods, closed)
export const RankedGoods = Type.Object({ ...goods, rank: Count, rank_name: Text }, closed)
export const Availability = Type.Object(
  {
    item_id: Text,
    available: Type.Boolean(),
    reason: Type.String({ description: 'Why not; empty when it is.' }),
    price: Yuan,
    commission_rate: Percent,
  },
  closed,
)
export const Rates = Type.Object(
  {
    item_id: Text,
    positive_percent: Percent,
    reviews: Type.Array(
      Type.Object(
        {
          review_id: Text,
          text: Text,
          images: Type.Array(Address),
          score: Type.Integer({ minimum: 0, maximum: 5 }),
          created_at: Instant,
        },
        closed,
      ),
    ),
  },
  closed,
)

export const Author = Type.Object(
  {
    author_id: Text,
    nickname: Text,
    avatar: Address,
    home_page_url: Address,
    platform: Text,
    fans_count: Count,
    contents_count: Count,
    summary: Text,
  },
  closed,
)
export const AuthorContent = Type.Object(
  {
    content_id: Text,
    author_id: Text,
    kind: Type.Enum(['image', 'video']),
    title: Text,
    desc: Text,
    cover: Address,
    images: Type.Array(Address),
    video: Type.String({
      pattern: '^(https?://.*)?$',
      description: 'Address of a clip; empty for image pieces.',
    }),
    audio_text: Text,
    ratio: Text,
    topic: Text,
    item_ids: Type.Array(Text),
    published_at: Instant,
    play_count: Count,
    like_count: Count,
    collect_count: Count,
    comment_count: Count,
  },
  closed,
)
export const Metrics = Type.Object(
  {
    feed_id: Text,
    pv_count: Count,
    like_count: Count,
    collect_count: Count,
    comment_count: Count,
    improve_hints: Type.Array(Text),
    state: Type.Enum(['published', 'draft', 'deleted']),
  },
  closed,
)
export const Topic = Type.Object({ topic_id: Text, name: Text, heat: Type.Number() }, closed)

export const Order = Type.Object(
  {
    order_id: Text,
    uid: Text,
    item_id: Text,
    item_title: Text,
    record_date: Day,
    status: Type.Enum(['paid', 'settled', 'refunded']),
    amount_yuan: Yuan,
    cps_yuan: Yuan,
  },
  closed,
)
export const Relation = Type.Object(
  {
    relation_id: Text,
    uid: Text,
    nickname: Text,
    bind_date: Day,
    state: Type.Enum(['bound', 'unbound']),
  },
  closed,
)
export const Creator = Type.Object(
  {
    creator_id: Text,
    nickname: Text,
    avatar: Address,
    home_page_url: Address,
    category: Text,
    channel_tags: Type.Array(Text),
    area_tag: Text,
    fans_count: Count,
    video_30day_count: Count,
    video_30day_pv: Count,
    video_30day_rate: Percent,
  },
  closed,
)
export const CreatorTag = Type.Object(
  { tag_id: Text, name: Text, parent_id: Type.Union([Text, Type.Null()]) },
  closed,
)
export const Crowd = Type.Object(
  { crowd_id: Text, group_name: Text, category: Text, data_type: Text, size: Count },
  closed,
)
