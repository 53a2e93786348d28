// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `conversations`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './conversations.ts'

export const title = { kind: 'text', zh: '标题', en: 'Title' } as const satisfies FieldFact
export const source = { kind: 'key', zh: '入口', en: 'Started from' } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '提问人', en: 'Person' } as const satisfies FieldFact
export const messages_count = { kind: 'count', zh: '消息数', en: 'Messages' } as const satisfies FieldFact
export const answering = { kind: 'flag', zh: '正在回答', en: 'Answering' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact

export type Fields = Checked<'conversations', typeof self>
