// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `conversation_messages` are, and what people call them. */
export const fields = {
  conversation_id: { kind: 'id', of: 'conversations', zh: '会话', en: 'Conversation' },
  role: { kind: 'choice', zh: '角色', en: 'By', values: ['user', 'assistant'] },
  text: { kind: 'text', zh: '文字', en: 'Text' },
  state: { kind: 'choice', zh: '状态', en: 'State', values: ['streaming', 'done', 'stopped', 'broken'] },
  error: { kind: 'key', zh: '错误', en: 'Error', nullable: true },
  created_at: { kind: 'instant', zh: '时间', en: 'Time' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'conversation_messages'>
