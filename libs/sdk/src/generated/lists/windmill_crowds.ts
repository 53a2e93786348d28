// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `windmill_crowds.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'category', takes: 'values', kind: 'text', zh: '类目', en: 'Category' },
    { name: 'group_name', takes: 'values', kind: 'text', zh: '人群', en: 'Crowd' },
    { name: 'data_type', takes: 'values', kind: 'key', zh: '数据类型', en: 'Data type' },
    { name: 'status', takes: 'values', kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'enabled', zh: '启用', en: 'Enabled' }, { value: 'disabled', zh: '停用', en: 'Disabled' }] },
    { name: 'platform', takes: 'values', kind: 'platform', zh: '平台', en: 'Platform' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
  ],
  columns: {
    category: { kind: 'text', zh: '类目', en: 'Category' },
    group_name: { kind: 'text', zh: '人群', en: 'Crowd' },
    data_type: { kind: 'key', zh: '数据类型', en: 'Data type' },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'enabled', zh: '启用', en: 'Enabled' }, { value: 'disabled', zh: '停用', en: 'Disabled' }] },
    platform: { kind: 'platform', zh: '平台', en: 'Platform' },
    crowd_id: { kind: 'key', zh: '人群编号', en: 'Crowd ID' },
    size: { kind: 'count', zh: '人数', en: 'People' },
    contents_count: { kind: 'count', zh: '内容数', en: 'Contents' },
    synced_at: { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
