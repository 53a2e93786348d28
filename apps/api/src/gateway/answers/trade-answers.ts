import T from 'typebox'
import { Address, Amount, Closed, Count, Day, Key, Line, Percent } from './parts.ts'

export const OrderAnswer = Closed({
  order_id: Key,
  uid: Key,
  item_id: Key,
  item_title: Line,
  record_date: Day,
  status: T.Enum(['paid', 'settled', 'refunded']),
  amount_yuan: Amount,
  cps_yuan: Amount,
})

export const RelationAnswer = Closed({
  relation_id: Key,
  uid: Key,
  nickname: Line,
  bind_date: Day,
  state: T.Enum(['bound', 'unbound']),
})

export const CreatorAnswer = Closed({
  creator_id: Key,
  nickname: Line,
  avatar: Address,
  home_page_url: Address,
  category: Line,
  channel_tags: T.Array(Line, { maxItems: 100 }),
  area_tag: Line,
  fans_count: Count,
  video_30day_count: Count,
  video_30day_pv: Count,
  video_30day_rate: Percent,
})

export const CreatorTagAnswer = Closed({
  tag_id: Key,
  name: Line,
  parent_id: T.Union([Key, T.Null()]),
})

export const CrowdAnswer = Closed({
  crowd_id: Key,
  group_name: Line,
  category: Line,
  data_type: Line,
  size: Count,
})
