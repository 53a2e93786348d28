// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `plans.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'studio_account_id', takes: 'values', kind: 'id', of: 'studio_accounts', zh: '工作室账号', en: 'Studio account' },
    { name: 'platform', takes: 'values', kind: 'platform', zh: '渠道', en: 'Channel', values: ['guangguang', 'wetao', 'pdd', 'jd', 'goudong', 'daorc', 'youhaohuo'] },
    { name: 'kind', takes: 'values', kind: 'choice', zh: '动作', en: 'Does', choices: [{ value: 'submit', zh: '提交发布', en: 'Submit to publish' }, { value: 'open_queue', zh: '打开队列', en: 'Open the queue' }] },
    { name: 'enabled', takes: 'value', kind: 'flag', zh: '启用', en: 'On' },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '负责人', en: 'Owner' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
  ],
  columns: {
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner' },
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '工作室账号', en: 'Studio account' },
    account_name: { kind: 'text', zh: '账号名称', en: 'Account' },
    platform: { kind: 'platform', zh: '渠道', en: 'Channel' },
    name: { kind: 'text', zh: '计划名称', en: 'Plan' },
    kind: { kind: 'choice', zh: '动作', en: 'Does', choices: [{ value: 'submit', zh: '提交发布', en: 'Submit to publish' }, { value: 'open_queue', zh: '打开队列', en: 'Open the queue' }] },
    weekdays: { kind: 'number', zh: '星期', en: 'Weekdays', many: true },
    times: { kind: 'text', zh: '时间', en: 'Times of day', many: true },
    timezone: { kind: 'key', zh: '时区', en: 'Time zone' },
    batch_count: { kind: 'count', zh: '批次数', en: 'At a time' },
    content_status: { kind: 'text', zh: '内容状态', en: 'Content status' },
    content_source: { kind: 'platform', zh: '内容来源', en: 'Source' },
    content_category: { kind: 'text', zh: '内容类目', en: 'Content category' },
    draft: { kind: 'flag', zh: '存为草稿', en: 'As a draft' },
    activity: { kind: 'flag', zh: '参加活动', en: 'For the activity' },
    enabled: { kind: 'flag', zh: '启用', en: 'On' },
    starts_on: { kind: 'day', zh: '开始日期', en: 'First day', nullable: true },
    ends_on: { kind: 'day', zh: '结束日期', en: 'Last day', nullable: true },
    next_run_at: { kind: 'instant', zh: '下次运行时间', en: 'Next run', nullable: true },
    last_run_at: { kind: 'instant', zh: '最近运行时间', en: 'Last run', nullable: true },
    last_job_id: { kind: 'id', of: 'jobs', zh: '最近任务', en: 'Last job', nullable: true },
    last_job_state: { kind: 'key', zh: '最近任务状态', en: 'State of the last run', nullable: true },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
