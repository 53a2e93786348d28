// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `system_notices.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'status', takes: 'values', kind: 'key', zh: '状态', en: 'Status' },
    { name: 'source', takes: 'values', kind: 'key', zh: '来源', en: 'From' },
    { name: 'readed', takes: 'value', kind: 'flag', zh: '已读', en: 'Read' },
  ],
  columns: {
    status: { kind: 'key', zh: '状态', en: 'Status' },
    source: { kind: 'key', zh: '来源', en: 'From' },
    readed: { kind: 'flag', zh: '已读', en: 'Read' },
    title: { kind: 'text', zh: '标题', en: 'Title' },
    title_code: { kind: 'key', zh: '标题代码', en: 'Title code', nullable: true },
    title_params: { kind: 'object', zh: '标题参数', en: 'Title parameters', nullable: true },
    message: { kind: 'text', zh: '内容', en: 'Message' },
    message_code: { kind: 'key', zh: '内容代码', en: 'Message code', nullable: true },
    message_params: { kind: 'object', zh: '内容参数', en: 'Message parameters', nullable: true },
    level: { kind: 'choice', zh: '重要性', en: 'Level', choices: [{ value: 'info', zh: '通知', en: 'Information' }, { value: 'success', zh: '成功', en: 'Success' }, { value: 'warning', zh: '提醒', en: 'Warning' }, { value: 'error', zh: '错误', en: 'Error' }] },
    action: { kind: 'key', zh: '操作', en: 'Action', nullable: true },
    job_id: { kind: 'id', of: 'jobs', zh: '任务', en: 'Job', nullable: true },
    created_at: { kind: 'instant', zh: '时间', en: 'Time' },
  },
}
