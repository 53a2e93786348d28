// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `exports.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'resource', takes: 'values', kind: 'key', zh: '列表', en: 'List' },
    { name: 'format', takes: 'values', kind: 'choice', zh: '格式', en: 'Format', choices: [{ value: 'csv', zh: 'CSV', en: 'CSV' }, { value: 'xlsx', zh: 'Excel', en: 'Excel' }] },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
    { name: 'day', takes: 'span', kind: 'instant', zh: '提交时间', en: 'Asked for', from: 'since', to: 'until' },
  ],
  columns: {
    resource: { kind: 'key', zh: '列表', en: 'List' },
    format: { kind: 'choice', zh: '格式', en: 'Format', choices: [{ value: 'csv', zh: 'CSV', en: 'CSV' }, { value: 'xlsx', zh: 'Excel', en: 'Excel' }] },
    filter: { kind: 'object', zh: '筛选', en: 'Filter' },
    sort: { kind: 'key', zh: '排序', en: 'Order' },
    fields: { kind: 'key', zh: '字段', en: 'Columns', many: true },
    file_name: { kind: 'text', zh: '文件名', en: 'File name' },
    job_id: { kind: 'id', of: 'jobs', zh: '任务', en: 'Job', nullable: true },
    state: { kind: 'choice', zh: '状态', en: 'State', choices: [{ value: 'queued', zh: '排队中', en: 'Queued' }, { value: 'running', zh: '进行中', en: 'Running' }, { value: 'done', zh: '已完成', en: 'Done' }, { value: 'failed', zh: '失败', en: 'Failed' }, { value: 'cancelled', zh: '已取消', en: 'Cancelled' }, { value: 'expired', zh: '已过期', en: 'Expired' }] },
    error: { kind: 'text', zh: '错误', en: 'Error', nullable: true },
    done_count: { kind: 'count', zh: '已完成数', en: 'Done' },
    total_count: { kind: 'count', zh: '总数', en: 'Of', nullable: true },
    row_count: { kind: 'count', zh: '行数', en: 'Rows', nullable: true },
    byte_count: { kind: 'bytes', zh: '字节数', en: 'Size', nullable: true },
    expires_at: { kind: 'instant', zh: '有效至', en: 'Kept until', nullable: true },
    created_at: { kind: 'instant', zh: '提交时间', en: 'Asked for' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
  },
}
