// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `system_notices` are, and what people call them. */
export const fields = {
  status: { kind: 'key', zh: '状态', en: 'Status' },
  source: { kind: 'key', zh: '来源', en: 'From' },
  readed: { kind: 'flag', zh: '已读', en: 'Read' },
  title: { kind: 'text', zh: '标题', en: 'Title' },
  message: { kind: 'text', zh: '内容', en: 'Message' },
  level: { kind: 'choice', zh: '重要性', en: 'Level', values: ['info', 'success', 'warning', 'error'] },
  action: { kind: 'key', zh: '操作', en: 'Action', nullable: true },
  job_id: { kind: 'id', of: 'jobs', zh: '任务', en: 'Job', nullable: true },
  created_at: { kind: 'instant', zh: '时间', en: 'Time' },
} as const satisfies FieldsOf<'system_notices'>
