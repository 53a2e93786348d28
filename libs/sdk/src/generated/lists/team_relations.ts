// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `team_relations.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'bind_date', takes: 'values', kind: 'day', zh: '绑定日期', en: 'Bound on' },
    { name: 'day', takes: 'span', kind: 'day', zh: '绑定日期', en: 'Bound on', from: 'since', to: 'until' },
    { name: 'platform', takes: 'values', kind: 'platform', zh: '平台', en: 'Platform', values: ['guangguang', 'wetao', 'pdd', 'jd', 'goudong', 'daorc', 'youhaohuo'] },
    { name: 'state', takes: 'values', kind: 'choice', zh: '状态', en: 'State', choices: [{ value: 'bound', zh: '已绑定', en: 'Bound' }, { value: 'unbound', zh: '已解绑', en: 'Unbound' }] },
    { name: 'uid', takes: 'values', kind: 'key', zh: '达人编号', en: 'Creator ID' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  ],
  columns: {
    platform: { kind: 'platform', zh: '平台', en: 'Platform' },
    relation_id: { kind: 'key', zh: '绑定编号', en: 'Relation ID' },
    uid: { kind: 'key', zh: '达人编号', en: 'Creator ID' },
    nickname: { kind: 'text', zh: '达人', en: 'Creator' },
    bind_date: { kind: 'day', zh: '绑定日期', en: 'Bound on' },
    state: { kind: 'choice', zh: '状态', en: 'State', choices: [{ value: 'bound', zh: '已绑定', en: 'Bound' }, { value: 'unbound', zh: '已解绑', en: 'Unbound' }] },
    orders_count: { kind: 'count', zh: '订单数', en: 'Orders' },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
