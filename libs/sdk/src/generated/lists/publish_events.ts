// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `publish_events.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'kind', takes: 'values', kind: 'key', zh: '事件', en: 'Event' },
    { name: 'uid', takes: 'value', kind: 'key', zh: '账号编号', en: 'Account ID' },
    { name: 'platform', takes: 'values', kind: 'platform', zh: '渠道', en: 'Channel', values: ['guangguang', 'wetao', 'pdd', 'jd', 'goudong', 'daorc', 'youhaohuo'] },
    { name: 'publish_content_id', takes: 'values', kind: 'id', of: 'publish_contents', zh: '待发布内容', en: 'Queue entry' },
    { name: 'studio_account_id', takes: 'values', kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' },
    { name: 'attempt_id', takes: 'values', kind: 'id', of: 'publish_attempts', zh: '发布尝试', en: 'Attempt' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'created', takes: 'span', kind: 'instant', zh: '时间', en: 'Time', from: 'created_since', to: 'created_until' },
  ],
  columns: {
    kind: { kind: 'key', zh: '事件', en: 'Event' },
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' },
    platform: { kind: 'platform', zh: '渠道', en: 'Channel' },
    publish_content_id: { kind: 'id', of: 'publish_contents', zh: '待发布内容', en: 'Queue entry', nullable: true },
    attempt_id: { kind: 'id', of: 'publish_attempts', zh: '发布尝试', en: 'Attempt', nullable: true },
    device_id: { kind: 'id', of: 'devices', zh: '设备', en: 'Device', nullable: true },
    user_id: { kind: 'id', of: 'users', zh: '操作人', en: 'By', nullable: true },
    title: { kind: 'text', zh: '标题', en: 'Title', nullable: true },
    detail: { kind: 'object', zh: '详情', en: 'Details' },
    created_at: { kind: 'instant', zh: '时间', en: 'Time' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
