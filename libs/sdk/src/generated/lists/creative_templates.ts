// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `creative_templates.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  ],
  columns: {
    name: { kind: 'text', zh: '模板名称', en: 'Template' },
    width: { kind: 'pixels', zh: '宽度', en: 'Width' },
    height: { kind: 'pixels', zh: '高度', en: 'Height' },
    layout: { kind: 'object', zh: '布局', en: 'Layout' },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
