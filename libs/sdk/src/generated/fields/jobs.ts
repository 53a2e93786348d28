// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `jobs`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './jobs.ts'

export const kind = { kind: 'key', zh: '任务', en: 'Job' } as const satisfies FieldFact
export const state = { kind: 'choice', zh: '状态', en: 'State', choices: [{ value: 'queued', zh: '排队中', en: 'Queued' }, { value: 'running', zh: '进行中', en: 'Running' }, { value: 'done', zh: '已完成', en: 'Done' }, { value: 'failed', zh: '失败', en: 'Failed' }, { value: 'cancelled', zh: '已取消', en: 'Cancelled' }] } as const satisfies FieldFact
export const done_count = { kind: 'count', zh: '已完成数', en: 'Done' } as const satisfies FieldFact
export const total_count = { kind: 'count', zh: '总数', en: 'Of', nullable: true } as const satisfies FieldFact
export const error = { kind: 'text', zh: '失败原因', en: 'Failed because', nullable: true } as const satisfies FieldFact
export const error_code = { kind: 'key', zh: '失败代码', en: 'Failure code', nullable: true } as const satisfies FieldFact
export const error_params = { kind: 'object', zh: '失败参数', en: 'Failure parameters', nullable: true } as const satisfies FieldFact
export const result = { kind: 'object', zh: '结果', en: 'Result', nullable: true } as const satisfies FieldFact
export const tries = { kind: 'count', zh: '尝试次数', en: 'Tries' } as const satisfies FieldFact
export const scheduled = { kind: 'flag', zh: '定时', en: 'Scheduled' } as const satisfies FieldFact
export const due_at = { kind: 'instant', zh: '到期时间', en: 'Due', nullable: true } as const satisfies FieldFact
export const cancel_requested = { kind: 'flag', zh: '已请求取消', en: 'Cancelling' } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '发起人', en: 'Started by', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '提交时间', en: 'Asked for' } as const satisfies FieldFact
export const started_at = { kind: 'instant', zh: '开始时间', en: 'Started', nullable: true } as const satisfies FieldFact
export const finished_at = { kind: 'instant', zh: '结束时间', en: 'Finished', nullable: true } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'jobs', typeof self>
