import type { ColumnType, Generated } from 'kysely'
import type {
  AccessAccountCardUsesTable,
  AccessAccountsTable,
  CarrySourcesTable,
} from './carry-tables.ts'
import type {
  Default,
  Json,
  MaybeJson,
  MaybeTimestamp,
  Stamp,
  TeamRow,
  Timestamp,
} from './columns.ts'
import type {
  BusinessPoolBenchmarksTable,
  BusinessPoolContentsTable,
  BusinessPoolsTable,
  CreativeMaterialsTable,
  CreativeTemplatesTable,
  CreativeParagraphsTable,
  CreatorContentsTable,
  CreatorPoolsTable,
  CreatorTasksTable,
  SmartParagraphsTable,
} from './creator-tables.ts'
import type { FilesAndOrdersTables } from './files-and-orders-tables.ts'
import type {
  CarryItemAssignsTable,
  CarryItemDetailsTable,
  CarryItemsTable,
  CarryMaterialImagesTable,
  CarryMaterialsTable,
  CarryMaterialTextsTable,
  MaterialSignsTable,
} from './material-tables.ts'
import type {
  AccountLeasesTable,
  CarryContentsTable,
  CarryPublishesTable,
  ChannelsTable,
  ChannelTopicsTable,
  CommandsTable,
  DevicesTable,
  PublishAttemptsTable,
  PublishContentsTable,
  LivesTable,
  PublishEventsTable,
  StudioAccountsTable,
} from './publishing-tables.ts'
import type { SecurityTables } from './security-tables.ts'
import type {
  CreativeContentsTable,
  CreativePublishesTable,
  SmartContentsTable,
  SmartPublishesTable,
} from './smart-tables.ts'
import type { StudioContentsTable, StudioPoolsTable, StudioSourcesTable } from './studio-tables.ts'
import type { WritingTables } from './writing-tables.ts'

export interface UsersTable extends TeamRow {
  username: string
  full_name: Default<string>
  phone_number: string | null
  avatar: Default<string>
  password_hash: string
  roles: Default<string[]>
  full_access: Default<boolean>
  settings: Json
  disabled_at: MaybeTimestamp
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export interface BusinessTeamsTable {
  id: Generated<number>
  name: string
  team_key: string
  settings: Json
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export interface SessionsTable {
  id: Generated<string>
  number: Generated<number>
  user_id: number
  refresh_generation: Default<number>
  refreshed_at: Stamp
  access_valid_from: Stamp
  created_at: Stamp
  last_seen_at: Stamp
  expires_at: Timestamp
  ended_at: MaybeTimestamp
  ended_why: string | null
  user_agent: Default<string>
  remote_address: Default<string>
}

export interface SmsCodesTable {
  id: Generated<number>
  phone_number: string
  code_hash: Buffer
  tries: Default<number>
  created_at: Stamp
  expires_at: Timestamp
  used_at: MaybeTimestamp
}

export interface SmsOutboxTable {
  id: Generated<number>
  phone_number: string
  /** Null once it is used, replaced or old, or the phone has it. */
  code_sealed: Buffer | null
  state: Default<'held' | 'queued' | 'sent' | 'refused' | 'unknown'>
  request_key: Generated<string>
  tries: Default<number>
  next_try_at: MaybeTimestamp
  answer: Default<string>
  settled_at: MaybeTimestamp
  created_at: Stamp
}

export interface RateMarksTable {
  id: Generated<number>
  kind: string
  subject: Buffer
  created_at: Timestamp
}

export interface CableTicketsTable {
  ticket_hash: Buffer
  user_id: number
  session_id: string
  expires_at: Timestamp
  used_at: MaybeTimestamp
}

export interface BusinessCategoriesTable extends TeamRow {
  name: string
  parent_id: number | null
  level: Default<number>
  lft: Default<number>
  assign_category_names: Default<string[]>
  chuangyi_template_ids: Default<string[]>
  assign_topic_names: Default<string[]>
  assign_tag_names: Default<string[]>
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export interface SystemNoticesTable extends TeamRow {
  user_id: number | null
  status: Default<string>
  source: Default<string>
  readed: Default<boolean>
  title: string
  title_code: Default<string | null>
  title_params: MaybeJson
  message: Default<string>
  message_code: Default<string | null>
  message_params: MaybeJson
  level: Default<string>
  action: string | null
  job_id: number | null
  created_at: Stamp
  updated_at: Stamp
  deleted_at: MaybeTimestamp
}

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
export interface JobsTable extends TeamRow {
  user_id: number | null
  kind: string
  state: Default<JobState>
  input: Json
  done_count: Default<number>
  total_count: number | null
  error: string | null
  error_code: Default<string | null>
  error_params: MaybeJson
  result: MaybeJson
  tries: Default<number>
  /** Not taken before; null is at once. */
  due_at: MaybeTimestamp
  /** Unique key: scheduled work and its time. */
  once_key: Default<string | null>
  cancel_requested_at: MaybeTimestamp
  created_at: Stamp
  started_at: MaybeTimestamp
  finished_at: MaybeTimestamp
  updated_at: Stamp
}

export interface AuditEventsTable extends TeamRow {
  user_id: number | null
  operation: string
  subject_type: string
  subject_ids: string[]
  before: ColumnType<unknown, string | null | undefined, never>
  after: ColumnType<unknown, string | null | undefined, never>
  changes: ColumnType<unknown, string | null | undefined, never>
  reason: string | null
  created_at: Stamp
}

export interface IdempotencyKeysTable {
  user_id: number
  key: string
  operation: string
  body_hash: Buffer
  status: number | null
  answer: ColumnType<unknown, string | null | undefined, string | null>
  created_at: Stamp
}

/** The tables the workflows use by name. The resource engine reads columns from declarations. */
export interface Tables extends WritingTables, FilesAndOrdersTables, SecurityTables {
  users: UsersTable
  business_teams: BusinessTeamsTable
  sessions: SessionsTable
  sms_codes: SmsCodesTable
  sms_outbox: SmsOutboxTable
  rate_marks: RateMarksTable
  cable_tickets: CableTicketsTable
  business_categories: BusinessCategoriesTable
  system_notices: SystemNoticesTable
  jobs: JobsTable
  audit_events: AuditEventsTable
  idempotency_keys: IdempotencyKeysTable
  channels: ChannelsTable
  channel_topics: ChannelTopicsTable
  studio_accounts: StudioAccountsTable
  carry_contents: CarryContentsTable
  carry_materials: CarryMaterialsTable
  material_signs: MaterialSignsTable
  carry_items: CarryItemsTable
  carry_item_details: CarryItemDetailsTable
  carry_item_assigns: CarryItemAssignsTable
  carry_material_texts: CarryMaterialTextsTable
  carry_material_images: CarryMaterialImagesTable
  carry_publishes: CarryPublishesTable
  devices: DevicesTable
  account_leases: AccountLeasesTable
  publish_contents: PublishContentsTable
  publish_attempts: PublishAttemptsTable
  lives: LivesTable
  publish_events: PublishEventsTable
  commands: CommandsTable
  creator_tasks: CreatorTasksTable
  creator_pools: CreatorPoolsTable
  creator_contents: CreatorContentsTable
  business_pools: BusinessPoolsTable
  business_pool_benchmarks: BusinessPoolBenchmarksTable
  business_pool_contents: BusinessPoolContentsTable
  smart_paragraphs: SmartParagraphsTable
  creative_paragraphs: CreativeParagraphsTable
  creative_materials: CreativeMaterialsTable
  creative_templates: CreativeTemplatesTable
  studio_sources: StudioSourcesTable
  studio_pools: StudioPoolsTable
  studio_contents: StudioContentsTable
  carry_sources: CarrySourcesTable
  access_accounts: AccessAccountsTable
  access_account_card_uses: AccessAccountCardUsesTable
  smart_contents: SmartContentsTable
  smart_publishes: SmartPublishesTable
  creative_contents: CreativeContentsTable
  creative_publishes: CreativePublishesTable
}
