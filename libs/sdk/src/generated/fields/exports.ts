// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `exports` are, and what people call them. */
export const fields = {
  resource: { kind: 'key', zh: '列表', en: 'List' },
  format: { kind: 'choice', zh: '格式', en: 'Format', values: ['csv', 'xlsx'] },
  filter: { kind: 'object', zh: '筛选', en: 'Filter' },
  sort: { kind: 'key', zh: '排序', en: 'Order' },
  fields: { kind: 'key', zh: '字段', en: 'Columns', many: true },
  file_name: { kind: 'text', zh: '文件名', en: 'File name' },
  job_id: { kind: 'id', of: 'jobs', zh: '任务', en: 'Job', nullable: true },
  state: { kind: 'choice', zh: '状态', en: 'State', values: ['queued', 'running', 'done', 'failed', 'cancelled', 'expired'] },
  error: { kind: 'text', zh: '错误', en: 'Error', nullable: true },
  done_count: { kind: 'count', zh: '已完成数', en: 'Done' },
  total_count: { kind: 'count', zh: '总数', en: 'Of', nullable: true },
  row_count: { kind: 'count', zh: '行数', en: 'Rows', nullable: true },
  byte_count: { kind: 'bytes', zh: '字节数', en: 'Size', nullable: true },
  expires_at: { kind: 'instant', zh: '有效至', en: 'Kept until', nullable: true },
  created_at: { kind: 'instant', zh: '提交时间', en: 'Asked for' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'exports'>
