import type { Item } from '@omc/sdk'

export const PLAN_NAMES = [
  'name',
  'studio_account_id',
  'account_name',
  'platform',
  'kind',
  'weekdays',
  'times',
  'timezone',
  'batch_count',
  'enabled',
  'starts_on',
  'ends_on',
  'last_job_state',
  'updated_at',
] as const

export const ITEM_NAMES = [
  'title',
  'studio_account_id',
  'account_name',
  'platform',
  'status',
  'draft',
  'release_at',
  'updated_at',
] as const

export const ACCOUNT_NAMES = [
  'nickname',
  'platform',
  'timezone',
  'quiet_from',
  'quiet_to',
  'day_task_count',
  'day_counted_count',
] as const

/** A plan as the calendar reads it. */
export type PlanRow = Pick<Item<'plans.list'>, 'id' | (typeof PLAN_NAMES)[number]>
/** An item of the queue that waits for its time. */
export type ItemRow = Pick<Item<'publish_contents.list'>, 'id' | (typeof ITEM_NAMES)[number]>
export type AccountRow = Pick<Item<'studio_accounts.list'>, 'id' | (typeof ACCOUNT_NAMES)[number]>
