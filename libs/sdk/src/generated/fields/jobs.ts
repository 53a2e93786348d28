// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `jobs` are, and what people call them. */
export const fields = {
  kind: { kind: 'key', zh: '任务', en: 'Job' },
  state: { kind: 'choice', zh: '状态', en: 'State', values: ['queued', 'running', 'done', 'failed', 'cancelled'] },
  done_count: { kind: 'count', zh: '已完成数', en: 'Done' },
  total_count: { kind: 'count', zh: '总数', en: 'Of', nullable: true },
  error: { kind: 'text', zh: '失败原因', en: 'Failed because', nullable: true },
  result: { kind: 'object', zh: '结果', en: 'Result', nullable: true },
  tries: { kind: 'count', zh: '尝试次数', en: 'Tries' },
  scheduled: { kind: 'flag', zh: '定时', en: 'Scheduled' },
  due_at: { kind: 'instant', zh: '到期时间', en: 'Due', nullable: true },
  cancel_requested: { kind: 'flag', zh: '已请求取消', en: 'Cancelling' },
  user_id: { kind: 'id', of: 'users', zh: '发起人', en: 'Started by', nullable: true },
  created_at: { kind: 'instant', zh: '提交时间', en: 'Asked for' },
  started_at: { kind: 'instant', zh: '开始时间', en: 'Started', nullable: true },
  finished_at: { kind: 'instant', zh: '结束时间', en: 'Finished', nullable: true },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'jobs'>
