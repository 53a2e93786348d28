// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `creative_paragraphs.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'seed', takes: 'values', kind: 'text', zh: '种子词', en: 'Seed word' },
    { name: 'category', takes: 'values', kind: 'text', zh: '类目', en: 'Category' },
    { name: 'source', takes: 'values', kind: 'platform', zh: '来源', en: 'Source' },
    { name: 'checked', takes: 'value', kind: 'flag', zh: '已审核', en: 'Checked' },
    { name: 'business_pool_id', takes: 'values', kind: 'id', of: 'business_pools', zh: '选品池', en: 'Pool product' },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '负责人', en: 'Owner' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
  ],
  columns: {
    seed: { kind: 'text', zh: '种子词', en: 'Seed word' },
    text: { kind: 'text', zh: '段落', en: 'Paragraph' },
    category: { kind: 'text', zh: '类目', en: 'Category' },
    source: { kind: 'platform', zh: '来源', en: 'Source' },
    checked: { kind: 'flag', zh: '已审核', en: 'Checked' },
    business_pool_id: { kind: 'id', of: 'business_pools', zh: '选品池', en: 'Pool product', nullable: true },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
