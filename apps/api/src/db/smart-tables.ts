import type { Default, JsonList, MaybeTimestamp, Stamp, TeamRow } from './columns.ts'
import type { ContentStatus } from './publishing-tables.ts'

interface Made extends TeamRow {
  user_id: number | null
  title: Default<string>
  images: Default<string[]>
  make_images: Default<string[]>
  desc: Default<string>
  paragraphs: Default<string[]>
  items: JsonList
  topic: Default<string>
  source: Default<string>
  category: Default<string>
  channel: Default<string>
  status: Default<ContentStatus>
  status_before_trash: string | null
  published_at: MaybeTimestamp
  origin_type: string | null
  origin_id: string | null
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export interface SmartContentsTable extends Made {
  image_assign_index: Default<number[]>
  claimed_by: number | null
  claimed_until: MaybeTimestamp
  downloaded_at: MaybeTimestamp
}

export interface CreativeContentsTable extends Made {
  brand: Default<string>
}

export interface SmartPublishesTable extends TeamRow {
  user_id: number | null
  content_id: number | null
  studio_account_id: number | null
  publish_content_id: number | null
  feed_id: string | null
  title: Default<string>
  channel: Default<string>
  pv_count: Default<number>
  like_count: Default<number>
  collect_count: Default<number>
  comment_count: Default<number>
  improve_hints: Default<string[]>
  metrics_at: MaybeTimestamp
  release_at: MaybeTimestamp
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export interface CreativePublishesTable extends SmartPublishesTable {
  make_images: Default<string[]>
  topic: Default<string>
  brand: Default<string>
}
