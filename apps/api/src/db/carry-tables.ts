import type { Default, Json, MaybeTimestamp, Stamp, TeamRow } from './columns.ts'

export type CarrySourceStatus = 'active' | 'paused' | 'stopped'

/** An outside author or page that is watched. */
export interface CarrySourcesTable extends TeamRow {
  user_id: number | null
  platform: string
  author_id: string
  nickname: Default<string>
  avatar: Default<string>
  home_page_url: Default<string>
  summary: Default<string>
  category: Default<string>
  business_category_id: Default<number | null>
  studio_account_id: Default<number | null>
  fans_count: Default<number>
  contents_count: Default<number>
  status: Default<CarrySourceStatus>
  monitored: Default<boolean>
  last_spider_at: MaybeTimestamp
  last_spider_error: Default<string | null>
  newest_content_at: MaybeTimestamp
  origin_type: Default<string | null>
  origin_id: Default<string | null>
  extra_info: Json
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

/** A login on an outside platform; its secrets are sealed. */
export interface AccessAccountsTable extends TeamRow {
  user_id: number | null
  platform: string
  uid: string
  nickname: Default<string>
  avatar: Default<string>
  category: Default<string>
  username: Default<string>
  email: Default<string>
  remark: Default<string>
  summary: Default<string>
  device_no: Default<string>
  day_task_count: Default<number>
  level: Default<number>
  fans_count: Default<number>
  permission: Default<boolean>
  secret_sealed: Default<Buffer | null>
  secret_set_at: MaybeTimestamp
  cookies_sealed: Default<Buffer | null>
  cookies_set_at: MaybeTimestamp
  expires_at: MaybeTimestamp
  account_info: Json
  backbone: Json
  backbone_at: MaybeTimestamp
  verified_at: MaybeTimestamp
  verify_message: Default<string | null>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

/** A flow card used on a post; `sending` and `unknown` are never sent again. */
export interface AccessAccountCardUsesTable extends TeamRow {
  access_account_id: number
  user_id: number | null
  feed_id: string
  card_id: string
  key: Default<string>
  state: Default<'sending' | 'used' | 'refused' | 'unknown'>
  message: Default<string | null>
  created_at: Stamp
  updated_at: Stamp
}
