// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `jobs.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'state', takes: 'values', kind: 'choice', zh: '状态', en: 'State', choices: [{ value: 'queued', zh: '排队中', en: 'Queued' }, { value: 'running', zh: '进行中', en: 'Running' }, { value: 'done', zh: '已完成', en: 'Done' }, { value: 'failed', zh: '失败', en: 'Failed' }, { value: 'cancelled', zh: '已取消', en: 'Cancelled' }] },
    { name: 'kind', takes: 'values', kind: 'key', zh: '任务', en: 'Job' },
    { name: 'patrol', takes: 'value', kind: 'flag', zh: '巡查', en: 'Patrol' },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '发起人', en: 'Started by' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
    { name: 'day', takes: 'span', kind: 'instant', zh: '提交时间', en: 'Asked for', from: 'since', to: 'until' },
  ],
  columns: {
    kind: { kind: 'key', zh: '任务', en: 'Job' },
    state: { kind: 'choice', zh: '状态', en: 'State', choices: [{ value: 'queued', zh: '排队中', en: 'Queued' }, { value: 'running', zh: '进行中', en: 'Running' }, { value: 'done', zh: '已完成', en: 'Done' }, { value: 'failed', zh: '失败', en: 'Failed' }, { value: 'cancelled', zh: '已取消', en: 'Cancelled' }] },
    done_count: { kind: 'count', zh: '已完成数', en: 'Done' },
    total_count: { kind: 'count', zh: '总数', en: 'Of', nullable: true },
    error: { kind: 'text', zh: '失败原因', en: 'Failed because', nullable: true },
    error_code: { kind: 'key', zh: '失败代码', en: 'Failure code', nullable: true },
    error_params: { kind: 'object', zh: '失败参数', en: 'Failure parameters', nullable: true },
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
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
