import { GOODS_SORTS } from '@omc/demo-world'
import { Type } from 'typebox'

const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'YYYY-MM-DD.' })
const Since = Type.String({ minLength: 10, maxLength: 40, description: 'Instant, RFC 3339.' })

export const Paging = {
  page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  size: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
}
export const Search = Type.Optional(Text(200))
export const Category = Type.Optional(Text(40))

export const PlatformParams = { platform: Text(40) }
/** Path parameters: a platform, and an id below it. */
export const IdParams = <Name extends string>(name: Name) =>
  ({ platform: Text(40), [name]: Text(64) }) as Record<'platform' | Name, ReturnType<typeof Text>>
export const CardParams = { platform: Text(40), uid: Text(64), card_id: Text(64) }

/** One to a hundred ids in one parameter, by comma. */
export const IdList = Type.String({ minLength: 1, maxLength: 6500 })

export const GoodsQuery = {
  q: Search,
  category: Category,
  pool: Category,
  sort: Type.Optional(Type.Enum([...GOODS_SORTS])),
  ...Paging,
}
export const RanksQuery = { rank_name: Type.Optional(Text(60)), category: Category, ...Paging }
export const ContentsQuery = {
  q: Search,
  item_id: Type.Optional(Text(64)),
  since: Type.Optional(Since),
  ...Paging,
}
export const AuthorContentsQuery = { since: Type.Optional(Since), ...Paging }
export const TopicsQuery = { q: Search, uid: Type.Optional(Text(64)), ...Paging }
export const OrdersQuery = { since: Day, until: Day, uid: Type.Optional(Text(64)), ...Paging }
export const CreatorsQuery = { q: Search, category: Category, ...Paging }

export const CardUseBody = Type.Object(
  { feed_id: Text(64), key: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
)
