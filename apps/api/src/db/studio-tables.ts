import type { Default, Json, JsonList, MaybeTimestamp, Stamp, TeamRow } from './columns.ts'
import type { ContentStatus } from './publishing-tables.ts'

export interface StudioSourcesTable extends TeamRow {
  user_id: number | null
  studio_account_id: number | null
  platform: string
  author_id: string | null
  nickname: Default<string>
  avatar: Default<string>
  summary: Default<string>
  fans_count: Default<number>
  source_url: Default<string>
  source_params: Json
  remark: Default<string>
  collected_at: MaybeTimestamp
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export interface StudioPoolsTable extends TeamRow {
  user_id: number | null
  studio_account_id: number
  item_id: string
  title: Default<string>
  shop_title: Default<string>
  pic_url: Default<string>
  item_url: Default<string>
  images: Default<string[]>
  category: Default<string>
  price_fen: Default<number>
  /** Percent. */
  commission_rate: Default<number>
  checked: Default<boolean>
  remark: Default<string>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export interface StudioContentsTable extends TeamRow {
  user_id: number | null
  studio_account_id: number | null
  studio_source_id: number | null
  platform: Default<string>
  content_id: string | null
  content_type: Default<'image' | 'video'>
  source: Default<string>
  category: Default<string>
  title: Default<string>
  desc: Default<string>
  topic: Default<string>
  cover: Default<string>
  images: Default<string[]>
  video: Default<string>
  audio_text: Default<string>
  ratio: Default<string>
  items: JsonList
  publish_params: Json
  remark: Default<string>
  creative: Default<boolean>
  status: Default<ContentStatus>
  status_before_trash: ContentStatus | null
  play_count: Default<number>
  like_count: Default<number>
  collect_count: Default<number>
  comment_count: Default<number>
  origin_type: string | null
  origin_id: string | null
  refreshed_at: MaybeTimestamp
  released_at: MaybeTimestamp
  published_at: MaybeTimestamp
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}
