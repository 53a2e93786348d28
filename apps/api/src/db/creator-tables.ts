import type { ColumnType } from 'kysely'
import type { TemplateLayout } from '../kernel/template-layout.ts'
import type { Default, Json, JsonList, MaybeTimestamp, Stamp, TeamRow } from './columns.ts'
import type { ContentStatus } from './publishing-tables.ts'

/** An assignment of a creator; a closed one takes no new contents. */
export interface CreatorTasksTable extends TeamRow {
  user_id: number | null
  category: Default<string>
  platform: Default<string>
  topic: Default<string>
  topics: Default<string[]>
  goods_id: Default<string>
  page_number: Default<number>
  goods_detail: Json
  keyword: Default<string>
  items: JsonList
  dash: Default<boolean>
  remark: Default<string>
  synced_at: MaybeTimestamp
  closed_at: MaybeTimestamp
  closed_by: Default<number | null>
  origin_type: Default<string | null>
  origin_id: Default<string | null>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export interface CreatorPoolsTable extends TeamRow {
  user_id: number | null
  creator_task_id: number
  goods_cover: Default<string>
  goods_id: string
  goods_name: Default<string>
  goods_detail: Json
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export interface CreatorContentsTable extends TeamRow {
  user_id: number | null
  creator_task_id: Default<number | null>
  studio_account_id: Default<number | null>
  assigned_at: MaybeTimestamp
  kind: Default<'creator' | 'personify'>
  title: Default<string>
  cover: Default<string>
  images: Default<string[]>
  make_images: Default<string[]>
  video: Default<string>
  desc: Default<string>
  topic: Default<string>
  paragraphs: Default<string[]>
  items: JsonList
  category: Default<string>
  channel: Default<string>
  source: Default<string>
  publish_params: Json
  extra_info: Json
  status: Default<ContentStatus>
  status_before_trash: Default<string | null>
  review_reason: Default<string>
  published_at: MaybeTimestamp
  origin_type: Default<string | null>
  origin_id: Default<string | null>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

/** A product that contents are made for. */
export interface BusinessPoolsTable extends TeamRow {
  user_id: Default<number | null>
  source: string
  item_id: string
  title: Default<string>
  shop_title: Default<string>
  pic_url: Default<string>
  item_url: Default<string>
  sales: Default<number>
  price_fen: Default<number>
  price: ColumnType<number, never, never>
  commission_rate: Default<number>
  available: Default<boolean>
  available_reason: Default<string>
  available_at: MaybeTimestamp
  pooling: Default<boolean>
  remark: Default<string>
  rank_name: Default<string>
  business_category_id: Default<number | null>
  category: Default<string>
  category_info: Json
  positive_percent: Default<number | null>
  rates_at: MaybeTimestamp
  benchmarked_at: MaybeTimestamp
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export interface BusinessPoolBenchmarksTable extends TeamRow {
  business_pool_id: number
  kind: 'goods' | 'content'
  platform: string
  outside_id: string
  title: Default<string>
  figures: Json
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

/** Contents that were made of a pool. */
export interface BusinessPoolContentsTable extends TeamRow {
  business_pool_id: number
  content_id: number
  serial: number
  created_at: Stamp
}

export interface SmartParagraphsTable extends TeamRow {
  user_id: Default<number | null>
  business_pool_id: number
  text: string
  source: Default<string>
  outside_id: Default<string | null>
  score: Default<number | null>
  images: Default<string[]>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export interface CreativeParagraphsTable extends TeamRow {
  user_id: Default<number | null>
  business_pool_id: Default<number | null>
  seed: Default<string>
  text: string
  category: Default<string>
  source: Default<string>
  checked: Default<boolean>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

/** A layout on which the pictures of goods are drawn. */
export interface CreativeTemplatesTable extends TeamRow {
  name: string
  width: number
  height: number
  layout: ColumnType<TemplateLayout, string, string>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export interface CreativeMaterialsTable extends TeamRow {
  user_id: Default<number | null>
  business_pool_id: Default<number | null>
  image: string
  filename: Default<string>
  make_image: Default<string>
  filesize: Default<number>
  width: Default<number | null>
  height: Default<number | null>
  sn: Default<string>
  priority: Default<number>
  category: Default<string>
  made_at: MaybeTimestamp
  make_error: Default<string>
  creative_template_id: Default<number | null>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}
