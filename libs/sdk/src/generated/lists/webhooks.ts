// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `webhooks.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'enabled', takes: 'value', kind: 'flag', zh: '启用', en: 'On' },
    { name: 'events', takes: 'values', kind: 'text', zh: '事件', en: 'Events' },
    { name: 'url', takes: 'values', kind: 'url', zh: '地址', en: 'Address' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  ],
  columns: {
    name: { kind: 'text', zh: '名称', en: 'Webhook' },
    url: { kind: 'url', zh: '地址', en: 'Address' },
    events: { kind: 'text', zh: '事件', en: 'Events', many: true },
    has_secret: { kind: 'flag', zh: '已有密钥', en: 'Has a secret' },
    secret_set_at: { kind: 'instant', zh: '密钥设置时间', en: 'Secret set', nullable: true },
    enabled: { kind: 'flag', zh: '启用', en: 'On' },
    failure_count: { kind: 'count', zh: '失败次数', en: 'Failures' },
    disabled_why: { kind: 'key', zh: '停用原因', en: 'Off because', nullable: true },
    last_delivered_at: { kind: 'instant', zh: '最近送达时间', en: 'Last delivered', nullable: true },
    pending_count: { kind: 'count', zh: '待送达数', en: 'Waiting' },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
