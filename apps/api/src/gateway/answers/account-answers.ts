import T from 'typebox'
import { Address, Amount, Closed, Count, Instant, Key, Line } from './parts.ts'

export const AccountAnswer = Closed({
  uid: Key,
  nickname: Line,
  avatar: Address,
  platform: Key,
  permission: T.Boolean(),
  followers: Count,
  level: Count,
  expires_at: Instant,
})

export const GroupAnswer = Closed({ group_id: Key, name: Line, accounts_count: Count })

export const BackboneAnswer = Closed({
  uid: Key,
  level: Count,
  credit_score: Count,
  fans_count: Count,
  month_posts_count: Count,
  income_yuan: Amount,
  tags: T.Array(Line, { maxItems: 100 }),
})

export const CardAnswer = Closed({
  card_id: Key,
  title: Line,
  left_count: Count,
  expires_at: Instant,
})

export const CardUseAnswer = Closed({ feed_id: Key, card_id: Key, left_count: Count })
