// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `system_notices`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './system_notices.ts'

export const status = { kind: 'key', zh: '状态', en: 'Status' } as const satisfies FieldFact
export const source = { kind: 'key', zh: '来源', en: 'From' } as const satisfies FieldFact
export const readed = { kind: 'flag', zh: '已读', en: 'Read' } as const satisfies FieldFact
export const title = { kind: 'text', zh: '标题', en: 'Title' } as const satisfies FieldFact
export const title_code = { kind: 'key', zh: '标题代码', en: 'Title code', nullable: true } as const satisfies FieldFact
export const title_params = { kind: 'object', zh: '标题参数', en: 'Title parameters', nullable: true } as const satisfies FieldFact
export const message = { kind: 'text', zh: '内容', en: 'Message' } as const satisfies FieldFact
export const message_code = { kind: 'key', zh: '内容代码', en: 'Message code', nullable: true } as const satisfies FieldFact
export const message_params = { kind: 'object', zh: '内容参数', en: 'Message parameters', nullable: true } as const satisfies FieldFact
export const level = { kind: 'choice', zh: '重要性', en: 'Level', choices: [{ value: 'info', zh: '通知', en: 'Information' }, { value: 'success', zh: '成功', en: 'Success' }, { value: 'warning', zh: '提醒', en: 'Warning' }, { value: 'error', zh: '错误', en: 'Error' }] } as const satisfies FieldFact
export const action = { kind: 'key', zh: '操作', en: 'Action', nullable: true } as const satisfies FieldFact
export const job_id = { kind: 'id', of: 'jobs', zh: '任务', en: 'Job', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '时间', en: 'Time' } as const satisfies FieldFact

export type Fields = Checked<'system_notices', typeof self>
