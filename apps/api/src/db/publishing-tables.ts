import type { AttemptState } from '@omc/core/ledger'
import type { ColumnType, Generated } from 'kysely'
import type {
  Default,
  Json,
  JsonList,
  MaybeTimestamp,
  Stamp,
  TeamRow,
  Timestamp,
} from './columns.ts'

export interface ChannelsTable {
  name: string
  title_zh: string
  title_en: string
  base_url: string
  frame_url: string
  token_sealed: Buffer | null
  token_set_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  enabled: Default<boolean>
  capabilities: Json
  created_at: Stamp
  updated_at: Stamp
}

/** What a channel calls a topic; read where an account's topics are. */
export interface ChannelTopicsTable {
  channel: string
  topic_id: string
  name: string
  updated_at: Timestamp
}

/** Executor of an account: a browser with its page, or the server through the gateway. */
export type PublishBy = 'browser' | 'server'

export interface StudioAccountsTable extends TeamRow {
  user_id: number | null
  platform: string
  uid: string
  category: Default<string>
  business_category_id: number | null
  nickname: Default<string>
  username: Default<string>
  email: Default<string>
  avatar: Default<string>
  secret_sealed: Buffer | null
  secret_set_at: MaybeTimestamp
  cookies_sealed: Buffer | null
  cookies_set_at: MaybeTimestamp
  expires_at: MaybeTimestamp
  account_info: Json
  income_summary: Json
  fans_count: Default<number>
  remark: Default<string>
  homepage: Default<string>
  day_task_count: Default<number>
  visiable: Default<boolean>
  publish_channels: Default<string[]>
  assign_topic_ids: Default<string[]>
  creation_template_ids: Default<string[]>
  platform_settings: Json
  gh_pic_publish_delay: number | null
  publish_gap_s: Default<number>
  quiet_from: string | null
  quiet_to: string | null
  timezone: Default<string>
  cooldown_until: MaybeTimestamp
  cooldown_why: string | null
  queue_ended_at: MaybeTimestamp
  queue_ended_why: string | null
  /** The life in which a person let the queue go on; see `LivesTable`. */
  resumed_life: Default<number>
  permitted: Default<boolean>
  checked_at: MaybeTimestamp
  publish_by: Default<PublishBy>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export type ContentStatus =
  | 'fetched'
  | 'processed'
  | 'checked'
  | 'published'
  | 'downloaded'
  | 'rejected'
  | 'deleted'

export interface CarryContentsTable extends TeamRow {
  user_id: number | null
  title: Default<string>
  cover: Default<string>
  asset_cover: Default<string>
  images: Default<string[]>
  item_picture: Default<string>
  video: Default<string>
  desc: Default<string>
  audio_text: Default<string>
  status: Default<ContentStatus>
  status_before_trash: string | null
  source: Default<string>
  channel: Default<string>
  content_type: Default<string>
  document_id: string | null
  ratio: Default<string>
  play: Default<number>
  /** Plays an hour between its last two readings; written by a trigger. */
  play_gain: Default<number>
  paragraphs: Default<string[]>
  items: JsonList
  topic: Default<string>
  category: Default<string>
  extra_info: Json
  creative_info: Json
  published_at: MaybeTimestamp
  carry_source_id: Default<number | null>
  business_category_id: Default<number | null>
  origin_type: Default<string | null>
  origin_id: Default<string | null>
  author_id: Default<string>
  source_author: Default<string>
  source_published_at: MaybeTimestamp
  like_count: Default<number>
  collect_count: Default<number>
  comment_count: Default<number>
  aweme_at: MaybeTimestamp
  detail_at: MaybeTimestamp
  review_reason: Default<string>
  reviewed_by: Default<number | null>
  reviewed_at: MaybeTimestamp
  downloaded_at: MaybeTimestamp
  claimed_by: Default<number | null>
  claimed_until: MaybeTimestamp
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export interface CarryPublishesTable extends TeamRow {
  user_id: number | null
  content_id: number | null
  studio_account_id: number | null
  publish_content_id: number | null
  feed_id: string | null
  title: Default<string>
  desc: Default<string>
  cover: Default<string>
  image: Default<string>
  topic: Default<string>
  images: Default<string[]>
  publish_tag: Default<string>
  improve_hints: Default<string[]>
  picture: Default<string>
  video: Default<string>
  paragraphs: Default<string[]>
  channel: Default<string>
  pv_count: Default<number>
  like_count: Default<number>
  collect_count: Default<number>
  comment_count: Default<number>
  item_ids: Default<string[]>
  cps_amount_fen: Default<number>
  status: Default<string>
  source_user: Default<string>
  priority: Default<number>
  created_at: Stamp
  release_at: MaybeTimestamp
  published_at: MaybeTimestamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
  status_before_trash: Default<string | null>
  source_items: JsonList
  processed_at: MaybeTimestamp
  queued_again_id: Default<number | null>
  metrics_at: MaybeTimestamp
  channel_state: Default<string>
  cps_imported_at: MaybeTimestamp
}

/** A loop that runs on a device, and how far it is. */
export interface RunningJob {
  kind: string
  done: number
  total: number | null
  paused: boolean
  /** What the server's run waits for; left out while it waits for nothing. */
  wait?: { why: 'channel_away'; since: string }
}

export interface DevicesTable extends TeamRow {
  kind: Default<PublishBy>
  /** Null for the server. */
  user_id: number | null
  name: string
  device_no: string
  /** Of the program that runs there; '' until it says. */
  version: Default<string>
  /** What it said with its last heartbeat; counts while its lease lives. */
  running: ColumnType<RunningJob | null, string | null | undefined, string | null>
  studio_account_id: number | null
  last_seen_at: Stamp
  released_at: MaybeTimestamp
  /** Nobody has used it for long. */
  deleted_at: MaybeTimestamp
  created_at: Stamp
  updated_at: Stamp
}

export interface AccountLeasesTable {
  studio_account_id: number
  business_team_id: number
  device_id: number | null
  fence: Default<number>
  expires_at: Timestamp
}

export type LedgerState =
  | 'queued'
  | 'claimed'
  | 'submitting'
  | 'published'
  | 'refused'
  | 'unknown'
  | 'needs_human'
  | 'waiting'
  | 'paused'

export interface PublishContentsTable extends TeamRow {
  user_id: number | null
  studio_account_id: number
  family: Default<string>
  content_id: number | null
  generation: Default<number>
  uid: string
  device: Default<string>
  channel: string
  platform: string
  account_name: Default<string>
  category: Default<string>
  title: Default<string>
  desc: Default<string>
  topic: Default<string>
  brand: Default<string>
  images: Default<string[]>
  image_list: Default<string[]>
  extra_covers: Default<string[]>
  make_images: Default<string[]>
  paragraphs: Default<string[]>
  items: JsonList
  item_list: JsonList
  draft: Default<boolean>
  activity: Default<boolean>
  priority: Default<number>
  remark: Default<string>
  release_at: MaybeTimestamp
  status: Default<LedgerState>
  wait_until: MaybeTimestamp
  wait_why: string | null
  strike_count: Default<number>
  /** First half of the keys of its attempts. */
  mark: Generated<string>
  verified_life: Default<number>
  /** Two posts of it are live, and nobody has dealt with it yet. */
  doubled_at: MaybeTimestamp
  feed_id: string | null
  published_at: MaybeTimestamp
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export type { AttemptState }

export interface PublishAttemptsTable extends TeamRow {
  attempt_key: Generated<string>
  publish_content_id: number
  studio_account_id: number
  /** Of the account; the database fills it. */
  platform: Generated<string>
  device_id: number | null
  fence: number
  generation: number
  state: Default<AttemptState>
  lease_expires_at: Timestamp
  claimed_at: Stamp
  submitted_at: MaybeTimestamp
  settled_at: MaybeTimestamp
  outcome: string | null
  code: string | null
  message: string | null
  feed_id: string | null
  evidence: ColumnType<unknown, string | null | undefined, string | null>
  /** Doubted by a restore: looked up by all posts of its account instead of by its key. */
  after_restore: Default<boolean>
  /** Status to which its item returns when it turns out absent; null: the queue. */
  back_to: Default<'paused' | null>
  reconcile_after: MaybeTimestamp
  reconcile_count: Default<number>
  created_at: Stamp
  updated_at: Stamp
}

export interface PublishEventsTable extends TeamRow {
  studio_account_id: number
  /** Of the account; the database fills it. */
  platform: Generated<string>
  publish_content_id: number | null
  attempt_id: number | null
  device_id: number | null
  user_id: number | null
  kind: string
  detail: Json
  created_at: Stamp
}

/** From one restore of the database to the next; the last row is the present one. */
export interface LivesTable {
  id: Generated<number>
  token: Generated<string>
  cause: 'created' | 'restored' | 'copied'
  began_at: Stamp
}

export type CommandPhase = 'issued' | 'received' | 'started' | 'finished' | 'refused' | 'expired'
export interface CommandsTable extends TeamRow {
  studio_account_id: number
  /** Of the account; the database fills it. */
  platform: Generated<string>
  uid: string
  command: string
  msg: Default<string>
  params: Json
  issued_by: number
  issued_at: Stamp
  expires_at: Timestamp
  device_id: number | null
  phase: Default<CommandPhase>
  /** The lease under which it was started. */
  fence: number | null
  detail: Default<string>
  phases: JsonList
  updated_at: Stamp
}
