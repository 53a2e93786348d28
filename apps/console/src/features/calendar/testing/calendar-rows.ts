import type { AccountRow, ItemRow, PlanRow } from '../calendar-rows.ts'

/** Monday and Thursday, 09:30 and 20:00, in Shanghai. */
export const planRow = (values: Partial<PlanRow> = {}): PlanRow => ({
  id: '7',
  name: '早晚各五篇',
  studio_account_id: '1',
  account_name: '小红豆',
  platform: 'wetao',
  kind: 'submit',
  weekdays: [1, 4],
  times: ['09:30', '20:00'],
  timezone: 'Asia/Shanghai',
  batch_count: 5,
  enabled: true,
  starts_on: null,
  ends_on: null,
  last_job_state: 'done',
  updated_at: '2026-11-20T01:00:00.000Z',
  ...values,
})

export const itemRow = (values: Partial<ItemRow> = {}): ItemRow => ({
  id: '9',
  title: '秋天的第一杯奶茶',
  studio_account_id: '1',
  account_name: '小红豆',
  platform: 'wetao',
  status: 'queued',
  draft: false,
  release_at: '2026-11-26T03:00:00.000Z',
  updated_at: '2026-11-20T01:00:00.000Z',
  ...values,
})

export const accountRow = (values: Partial<AccountRow> = {}): AccountRow => ({
  id: '1',
  nickname: '小红豆',
  platform: 'wetao',
  timezone: 'Asia/Shanghai',
  quiet_from: '23:00',
  quiet_to: '07:30',
  day_task_count: 20,
  day_counted_count: 12,
  ...values,
})
