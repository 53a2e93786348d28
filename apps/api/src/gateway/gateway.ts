/** How a channel is reached. The token is opened only for the call. */
export interface ChannelAddress {
  name: string
  baseUrl: string
  token: string | undefined
}

/** Result of a read-only look-up of one attempt in the account's posts. */
export type PostLookup =
  | { tag: 'found'; feedId: string }
  /** The channel listed all posts and the attempt is not among them. */
  | { tag: 'absent' }
  | { tag: 'unclear'; why: string }

/** One post as its own account sees it. */
export interface OwnPost {
  /** Undefined where the channel does not tell. */
  attemptKey: string | undefined
  feedId: string
  title: string
}
export type OwnPosts =
  /** The channel said that this is all of them. */
  { tag: 'all'; posts: readonly OwnPost[] } | { tag: 'unclear'; why: string }

export interface Paged<T> {
  data: T[]
  /** How many there are in all. */
  total: number
}
export interface PageWanted {
  page?: number | undefined
  size?: number | undefined
}

export interface ChannelAccount {
  uid: string
  nickname: string
  avatar: string
  platform: string
  /** Whether it may publish. */
  permission: boolean
  followers: number
  level: number
  expires_at: string
}
/** A card that lifts the reach of a post when it is used on it. */
export interface FlowCard {
  card_id: string
  title: string
  left_count: number
  expires_at: string
}
export interface AccountGroup {
  group_id: string
  name: string
  accounts_count: number
}
/** Key figures of a creator account: level, scores and limits of the day. */
export interface CreatorBackbone {
  uid: string
  level: number
  credit_score: number
  fans_count: number
  month_posts_count: number
  income_yuan: number
  tags: string[]
}

export interface Goods {
  item_id: string
  title: string
  shop_title: string
  pic_url: string
  item_url: string
  images: string[]
  category: string
  /** Yuan, at most two decimals. */
  price: number
  /** Percent, at most two decimals. */
  commission_rate: number
  commission_price: number
  sales: number
  available: boolean
  brand: string
  attributes: Record<string, string>
}
export interface GoodsAvailability {
  item_id: string
  available: boolean
  /** Why not; empty when it is. */
  reason: string
  price: number
  commission_rate: number
}
/** One review by a buyer. */
export interface GoodsReview {
  review_id: string
  text: string
  images: string[]
  score: number
  created_at: string
}
export interface GoodsRates {
  item_id: string
  positive_percent: number
  reviews: GoodsReview[]
}
export interface RankedGoods extends Goods {
  rank: number
  rank_name: string
}

export interface Author {
  author_id: string
  nickname: string
  avatar: string
  home_page_url: string
  platform: string
  fans_count: number
  contents_count: number
  summary: string
}
export interface AuthorContent {
  content_id: string
  author_id: string
  kind: 'image' | 'video'
  title: string
  desc: string
  cover: string
  images: string[]
  /** URL of a clip; empty for image pieces. */
  video: string
  audio_text: string
  ratio: string
  topic: string
  item_ids: string[]
  published_at: string
  play_count: number
  like_count: number
  collect_count: number
  comment_count: number
}
export interface PostMetrics {
  feed_id: string
  pv_count: number
  like_count: number
  collect_count: number
  comment_count: number
  improve_hints: string[]
  state: 'published' | 'draft' | 'deleted'
}
export interface Topic {
  topic_id: string
  name: string
  heat: number
}

export interface Order {
  order_id: string
  uid: string
  item_id: string
  item_title: string
  /** Day, YYYY-MM-DD. */
  record_date: string
  status: 'paid' | 'settled' | 'refunded'
  amount_yuan: number
  cps_yuan: number
}
export interface TeamRelation {
  relation_id: string
  uid: string
  nickname: string
  /** Day, YYYY-MM-DD. */
  bind_date: string
  state: 'bound' | 'unbound'
}
/** An outside creator. */
export interface Creator {
  creator_id: string
  nickname: string
  avatar: string
  home_page_url: string
  category: string
  channel_tags: string[]
  area_tag: string
  fans_count: number
  video_30day_count: number
  video_30day_pv: number
  /** Percent. */
  video_30day_rate: number
}
export interface CreatorTag {
  tag_id: string
  name: string
  parent_id: string | null
}
export interface Crowd {
  crowd_id: string
  group_name: string
  category: string
  data_type: string
  size: number
}

export interface GoodsSearch extends PageWanted {
  q?: string | undefined
  category?: string | undefined
  /** Pool of the channel to search, if it has several. */
  pool?: string | undefined
  sort?: 'sales' | 'price' | 'commission_rate' | 'newest' | undefined
}

/** A channel's answer to a content that was sent to it. */
export type PostAnswer =
  | { tag: 'posted'; postId: string; feedId: string }
  /** A definite no: nothing was published. */
  | { tag: 'refused'; status: number; code: string; message: string }
  /** It may be live. */
  | { tag: 'unclear'; why: string }

/** A content as channels take it. */
export interface PostedContent {
  attempt_key: string
  channel: string
  uid: string
  title: string
  desc: string
  images: readonly string[]
  paragraphs: readonly string[]
  items: readonly { item_id: string; title?: string }[]
  topic?: string
  draft: boolean
  activity: boolean
}

/**
 * The outside platforms, as the server sees them: one small contract over HTTP. All calls but
 * `useCard`, `uploadImage`, `publishPost` and `deletePost` only read.
 *
 * Every call but `findPost`, `ownPosts` and `publishPost` throws a Problem: 502 `channel_refused` for a definite no (meta: code,
 * message of the channel), 503 `channel_unreachable` when there was no usable answer.
 *
 * @source domain: channel gateway
 */
export interface ChannelGateway {
  /** Looks for the post of an attempt; never changes anything and never throws. */
  findPost: (channel: ChannelAddress, uid: string, attemptKey: string) => Promise<PostLookup>
  /** Everything that the account has published; never changes anything and never throws. */
  ownPosts: (channel: ChannelAddress, uid: string) => Promise<OwnPosts>
  account: (channel: ChannelAddress, uid: string) => Promise<ChannelAccount>
  /** The accounts that a login of the channel gives access to. */
  accounts: (channel: ChannelAddress, wanted: PageWanted) => Promise<Paged<ChannelAccount>>
  accountGroups: (channel: ChannelAddress, uid: string) => Promise<AccountGroup[]>
  backbone: (channel: ChannelAddress, uid: string) => Promise<CreatorBackbone>
  videos: (
    channel: ChannelAddress,
    uid: string,
    wanted: PageWanted,
  ) => Promise<Paged<AuthorContent>>
  cards: (channel: ChannelAddress, uid: string) => Promise<FlowCard[]>
  /** Uses a card on a post, once per key. */
  useCard: (
    channel: ChannelAddress,
    uid: string,
    wanted: { feed_id: string; card_id: string; key: string },
  ) => Promise<{ feed_id: string; card_id: string; left_count: number }>
  searchGoods: (channel: ChannelAddress, wanted: GoodsSearch) => Promise<Paged<Goods>>
  goods: (channel: ChannelAddress, itemId: string) => Promise<Goods>
  /** At most 100 at a time. */
  goodsAvailability: (
    channel: ChannelAddress,
    itemIds: readonly string[],
  ) => Promise<GoodsAvailability[]>
  goodsRates: (channel: ChannelAddress, itemId: string) => Promise<GoodsRates>
  rankedGoods: (
    channel: ChannelAddress,
    wanted: PageWanted & { rank_name?: string | undefined; category?: string | undefined },
  ) => Promise<Paged<RankedGoods>>
  author: (channel: ChannelAddress, authorId: string) => Promise<Author>
  authorContents: (
    channel: ChannelAddress,
    authorId: string,
    wanted: PageWanted & { since?: string | undefined },
  ) => Promise<Paged<AuthorContent>>
  content: (channel: ChannelAddress, contentId: string) => Promise<AuthorContent>
  searchContents: (
    channel: ChannelAddress,
    wanted: PageWanted & {
      q?: string | undefined
      item_id?: string | undefined
      since?: string | undefined
    },
  ) => Promise<Paged<AuthorContent>>
  /** Figures of own posts; at most 100 at a time. */
  metrics: (
    channel: ChannelAddress,
    uid: string,
    feedIds: readonly string[],
  ) => Promise<PostMetrics[]>
  topics: (
    channel: ChannelAddress,
    wanted: PageWanted & { q?: string | undefined; uid?: string | undefined },
  ) => Promise<Paged<Topic>>
  orders: (
    channel: ChannelAddress,
    wanted: PageWanted & { since: string; until: string; uid?: string | undefined },
  ) => Promise<Paged<Order>>
  relations: (channel: ChannelAddress, wanted: PageWanted) => Promise<Paged<TeamRelation>>
  creators: (
    channel: ChannelAddress,
    wanted: PageWanted & { q?: string | undefined; category?: string | undefined },
  ) => Promise<Paged<Creator>>
  creator: (channel: ChannelAddress, creatorId: string) => Promise<Creator>
  creatorTags: (channel: ChannelAddress) => Promise<CreatorTag[]>
  crowds: (channel: ChannelAddress, wanted: PageWanted) => Promise<Paged<Crowd>>
  uploadImage: (
    channel: ChannelAddress,
    wanted: { data_url: string; uid?: string | undefined },
  ) => Promise<{ image_id: string; url: string }>
  /** Sends a content, once: never throws, and never asks again. */
  publishPost: (channel: ChannelAddress, content: PostedContent) => Promise<PostAnswer>
  /** Asks the stand-in whether it would take a content; it keeps nothing. */
  rehearsePost: (standIn: ChannelAddress, content: PostedContent) => Promise<void>
  deletePost: (
    channel: ChannelAddress,
    uid: string,
    postId: string,
  ) => Promise<PostMetrics['state']>
}
