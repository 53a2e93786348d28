import T from 'typebox'
import { Address, Amount, Closed, Count, Instant, Key, Line, MaybeAddress, Prose } from './parts.ts'

export const AuthorAnswer = Closed({
  author_id: Key,
  nickname: Line,
  avatar: Address,
  home_page_url: Address,
  platform: Key,
  fans_count: Count,
  contents_count: Count,
  summary: Prose,
})

export const AuthorContentAnswer = Closed({
  content_id: Key,
  author_id: Key,
  kind: T.Enum(['image', 'video']),
  title: Line,
  desc: Prose,
  cover: Address,
  images: T.Array(Address, { maxItems: 100 }),
  video: MaybeAddress,
  audio_text: Prose,
  ratio: Line,
  topic: Line,
  item_ids: T.Array(Key, { maxItems: 100 }),
  published_at: Instant,
  play_count: Count,
  like_count: Count,
  collect_count: Count,
  comment_count: Count,
})

const PostState = T.Enum(['published', 'draft', 'deleted'])

export const MetricsAnswer = Closed({
  feed_id: Key,
  pv_count: Count,
  like_count: Count,
  collect_count: Count,
  comment_count: Count,
  improve_hints: T.Array(Line, { maxItems: 100 }),
  state: PostState,
})

export const TopicAnswer = Closed({ topic_id: Key, name: Line, heat: Amount })

/** A post as its own account sees it. */
export const OwnPostAnswer = Closed({
  post_id: Key,
  feed_id: Line,
  attempt_key: T.Union([Line, T.Null()]),
  title: Line,
  images: T.Array(Prose, { maxItems: 100 }),
  created_at: Instant,
  state: PostState,
})

export const ImageAnswer = Closed({ image_id: Key, url: Address })

export const RehearsedAnswer = Closed({ accepted: T.Literal(true) })
