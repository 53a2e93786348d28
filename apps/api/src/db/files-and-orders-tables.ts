import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Default, Json, MaybeTimestamp, Stamp, TeamRow, Timestamp } from './columns.ts'

interface Stamped {
  created_at: Stamp
  updated_at: Stamp
}
/** A day as `YYYY-MM-DD` when written; read it with `to_char` or `::text`. */
type Day = ColumnType<Date, string, string>
type MaybeDay = ColumnType<Date | null, string | null | undefined, string | null>
export type OrderStatus = 'paid' | 'settled' | 'refunded'

export interface UploadsTable extends TeamRow, Stamped {
  user_id: number | null
  file_name: Default<string>
  kind: 'image' | 'video'
  content_type: string
  byte_count: number
  sha256: string
  width: number | null
  height: number | null
  deleted_at: MaybeTimestamp
}

export interface ExportsTable extends TeamRow, Stamped {
  user_id: number
  job_id: number | null
  resource: string
  format: 'csv' | 'xlsx'
  filter: Json
  sort: Default<string>
  fields: Default<string[]>
  file_name: string
  file_key: string | null
  row_count: number | null
  byte_count: number | null
  expires_at: MaybeTimestamp
  removed_at: MaybeTimestamp
}

export interface SchedulesTable {
  name: string
  cron: string
  due_at: Timestamp
  started_at: MaybeTimestamp
}

export interface TeamRelationsTable extends TeamRow, Stamped {
  platform: string
  relation_id: string
  uid: string
  nickname: Default<string>
  bind_date: Day
  state: 'bound' | 'unbound'
}

interface OrderColumns extends TeamRow, Stamped {
  platform: string
  uid: string
  order_id: string
  item_id: Default<string>
  item_title: Default<string>
  record_date: Day
  month: GeneratedAlways<string>
  status: OrderStatus
  amount_fen: Default<number>
  cps_amount_fen: Default<number>
}
export interface StudioOrdersTable extends OrderColumns {
  studio_account_id: number
}
export interface TeamOrdersTable extends OrderColumns {
  team_relation_id: number | null
  nickname: Default<string>
}

export interface StudioIncomeSummariesTable extends TeamRow, Stamped {
  studio_account_id: number
  platform: string
  uid: string
  nickname: Default<string>
  record_date: Day
  month: GeneratedAlways<string>
  orders_count: Default<number>
  paid_count: Default<number>
  settled_count: Default<number>
  refunded_count: Default<number>
  amount_fen: Default<number>
  cps_amount_fen: Default<number>
  settled_cps_amount_fen: Default<number>
}

export interface SmartPublishReportsTable extends TeamRow, Stamped {
  studio_account_id: number
  platform: string
  uid: string
  nickname: Default<string>
  record_date: Day
  published_count: Default<number>
  refused_count: Default<number>
  reported_count: Default<number>
  pv_count: Default<number>
  like_count: Default<number>
  collect_count: Default<number>
  comment_count: Default<number>
  orders_count: Default<number>
  cps_amount_fen: Default<number>
  synced_at: MaybeTimestamp
}

export interface CarryStatisticsTable extends TeamRow, Stamped {
  user_id: number | null
  record_date: Day
  resource_type: 'carry_publishes' | 'studio_accounts' | 'users'
  resource_id: number
  keyword: Default<string>
  title: Default<string>
  channel: Default<string>
  publish_count: Default<number>
  pv_count: Default<number>
  like_count: Default<number>
  collect_count: Default<number>
  comment_count: Default<number>
  cps_amount_fen: Default<number>
}

export interface PlansTable extends TeamRow, Stamped {
  user_id: number
  studio_account_id: number
  name: string
  kind: 'submit' | 'open_queue'
  weekdays: ColumnType<number[], string | undefined, string>
  times: string[]
  timezone: Default<string>
  batch_count: Default<number>
  content_status: Default<string>
  content_source: Default<string>
  content_category: Default<string>
  draft: Default<boolean>
  activity: Default<boolean>
  enabled: Default<boolean>
  starts_on: MaybeDay
  ends_on: MaybeDay
  next_run_at: MaybeTimestamp
  last_run_at: MaybeTimestamp
  last_job_id: number | null
  deleted_at: MaybeTimestamp
}

export interface WebhooksTable extends TeamRow, Stamped {
  user_id: number | null
  name: string
  url: string
  events: string[]
  seal_key: Default<string>
  secret_sealed: Buffer | null
  secret_set_at: MaybeTimestamp
  enabled: Default<boolean>
  failure_count: Default<number>
  disabled_why: string | null
  last_delivered_at: MaybeTimestamp
  deleted_at: MaybeTimestamp
}

export interface WebhookDeliveriesTable extends TeamRow, Stamped {
  webhook_id: number
  delivery_key: Default<string>
  event: string
  payload: ColumnType<Record<string, unknown>, string, never>
  state: Default<'pending' | 'delivered' | 'failed'>
  tries: Default<number>
  next_try_at: MaybeTimestamp
  response_status: number | null
  error: string | null
  replay_of: number | null
  delivered_at: MaybeTimestamp
}

/** Tables of files, due work, orders, reports, plans and webhooks. */
export interface FilesAndOrdersTables {
  uploads: UploadsTable
  exports: ExportsTable
  schedules: SchedulesTable
  team_relations: TeamRelationsTable
  studio_orders: StudioOrdersTable
  team_orders: TeamOrdersTable
  studio_income_summaries: StudioIncomeSummariesTable
  smart_publish_reports: SmartPublishReportsTable
  carry_statistics: CarryStatisticsTable
  plans: PlansTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
}
