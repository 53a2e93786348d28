// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `goudong_gold_ranks.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'category', takes: 'values', kind: 'text', zh: '类目', en: 'Category' },
    { name: 'business_category_id', takes: 'values', kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category' },
    { name: 'categorised', takes: 'value', kind: 'flag', zh: '有团队分类', en: 'Has team category' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
  ],
  columns: {
    name: { kind: 'text', zh: '榜单', en: 'Ranking' },
    category: { kind: 'text', zh: '类目', en: 'Category' },
    business_category_id: { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true },
    remark: { kind: 'text', zh: '备注', en: 'Note' },
    pools_count: { kind: 'count', zh: '选品池数', en: 'Goods' },
    team_name: { kind: 'text', zh: '团队名称', en: 'Team name' },
    synced_at: { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
