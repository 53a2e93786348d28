// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `plans`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './plans.ts'

export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner' } as const satisfies FieldFact
export const studio_account_id = { kind: 'id', of: 'studio_accounts', zh: '工作室账号', en: 'Studio account' } as const satisfies FieldFact
export const account_name = { kind: 'text', zh: '账号名称', en: 'Account' } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '渠道', en: 'Channel' } as const satisfies FieldFact
export const name = { kind: 'text', zh: '计划名称', en: 'Plan' } as const satisfies FieldFact
export const kind = { kind: 'choice', zh: '动作', en: 'Does', choices: [{ value: 'submit', zh: '提交发布', en: 'Submit to publish' }, { value: 'open_queue', zh: '打开队列', en: 'Open the queue' }] } as const satisfies FieldFact
export const weekdays = { kind: 'number', zh: '星期', en: 'Weekdays', many: true } as const satisfies FieldFact
export const times = { kind: 'text', zh: '时间', en: 'Times of day', many: true } as const satisfies FieldFact
export const timezone = { kind: 'key', zh: '时区', en: 'Time zone' } as const satisfies FieldFact
export const batch_count = { kind: 'count', zh: '批次数', en: 'At a time' } as const satisfies FieldFact
export const content_status = { kind: 'text', zh: '内容状态', en: 'Content status' } as const satisfies FieldFact
export const content_source = { kind: 'platform', zh: '内容来源', en: 'Source' } as const satisfies FieldFact
export const content_category = { kind: 'text', zh: '内容类目', en: 'Content category' } as const satisfies FieldFact
export const draft = { kind: 'flag', zh: '存为草稿', en: 'As a draft' } as const satisfies FieldFact
export const activity = { kind: 'flag', zh: '参加活动', en: 'For the activity' } as const satisfies FieldFact
export const enabled = { kind: 'flag', zh: '启用', en: 'On' } as const satisfies FieldFact
export const starts_on = { kind: 'day', zh: '开始日期', en: 'First day', nullable: true } as const satisfies FieldFact
export const ends_on = { kind: 'day', zh: '结束日期', en: 'Last day', nullable: true } as const satisfies FieldFact
export const next_run_at = { kind: 'instant', zh: '下次运行时间', en: 'Next run', nullable: true } as const satisfies FieldFact
export const last_run_at = { kind: 'instant', zh: '最近运行时间', en: 'Last run', nullable: true } as const satisfies FieldFact
export const last_job_id = { kind: 'id', of: 'jobs', zh: '最近任务', en: 'Last job', nullable: true } as const satisfies FieldFact
export const last_job_state = { kind: 'key', zh: '最近任务状态', en: 'State of the last run', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'plans', typeof self>
