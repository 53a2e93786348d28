// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `conversation_messages`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './conversation_messages.ts'

export const conversation_id = { kind: 'id', of: 'conversations', zh: '会话', en: 'Conversation' } as const satisfies FieldFact
export const role = { kind: 'choice', zh: '角色', en: 'By', choices: [{ value: 'user', zh: '用户', en: 'Person' }, { value: 'assistant', zh: 'AI 助手', en: 'Assistant' }] } as const satisfies FieldFact
export const text = { kind: 'text', zh: '文字', en: 'Text' } as const satisfies FieldFact
export const state = { kind: 'choice', zh: '状态', en: 'State', choices: [{ value: 'streaming', zh: '正在回答', en: 'Answering' }, { value: 'done', zh: '已完成', en: 'Done' }, { value: 'stopped', zh: '已停止', en: 'Stopped' }, { value: 'broken', zh: '已中断', en: 'Broken off' }] } as const satisfies FieldFact
export const error = { kind: 'key', zh: '错误', en: 'Error', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '时间', en: 'Time' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact

export type Fields = Checked<'conversation_messages', typeof self>
