// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `exports`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './exports.ts'

export const resource = { kind: 'key', zh: '列表', en: 'List' } as const satisfies FieldFact
export const format = { kind: 'choice', zh: '格式', en: 'Format', choices: [{ value: 'csv', zh: 'CSV', en: 'CSV' }, { value: 'xlsx', zh: 'Excel', en: 'Excel' }] } as const satisfies FieldFact
export const filter = { kind: 'object', zh: '筛选', en: 'Filter' } as const satisfies FieldFact
export const sort = { kind: 'key', zh: '排序', en: 'Order' } as const satisfies FieldFact
export const fields = { kind: 'key', zh: '字段', en: 'Columns', many: true } as const satisfies FieldFact
export const file_name = { kind: 'text', zh: '文件名', en: 'File name' } as const satisfies FieldFact
export const job_id = { kind: 'id', of: 'jobs', zh: '任务', en: 'Job', nullable: true } as const satisfies FieldFact
export const state = { kind: 'choice', zh: '状态', en: 'State', choices: [{ value: 'queued', zh: '排队中', en: 'Queued' }, { value: 'running', zh: '进行中', en: 'Running' }, { value: 'done', zh: '已完成', en: 'Done' }, { value: 'failed', zh: '失败', en: 'Failed' }, { value: 'cancelled', zh: '已取消', en: 'Cancelled' }, { value: 'expired', zh: '已过期', en: 'Expired' }] } as const satisfies FieldFact
export const error = { kind: 'text', zh: '错误', en: 'Error', nullable: true } as const satisfies FieldFact
export const done_count = { kind: 'count', zh: '已完成数', en: 'Done' } as const satisfies FieldFact
export const total_count = { kind: 'count', zh: '总数', en: 'Of', nullable: true } as const satisfies FieldFact
export const row_count = { kind: 'count', zh: '行数', en: 'Rows', nullable: true } as const satisfies FieldFact
export const byte_count = { kind: 'bytes', zh: '字节数', en: 'Size', nullable: true } as const satisfies FieldFact
export const expires_at = { kind: 'instant', zh: '有效至', en: 'Kept until', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '提交时间', en: 'Asked for' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact

export type Fields = Checked<'exports', typeof self>
