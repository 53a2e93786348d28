// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `business_teams.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
  ],
  columns: {
    name: { kind: 'text', zh: '团队名称', en: 'Team' },
    team_key: { kind: 'key', zh: '团队码', en: 'Team key' },
    settings: { kind: 'object', zh: '设置', en: 'Settings' },
    studio_accounts_count: { kind: 'count', zh: '账号数', en: 'Accounts' },
    users_count: { kind: 'count', zh: '人数', en: 'People' },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
  },
}
