// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `business_categories.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'parent_id', takes: 'value', kind: 'text', zh: '上级分类', en: 'Parent category' },
    { name: 'assign_category_name', takes: 'values', kind: 'text', zh: '指定类目', en: 'Platform categories' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  ],
  columns: {
    name: { kind: 'text', zh: '分类名称', en: 'Category' },
    parent_id: { kind: 'id', of: 'business_categories', zh: '上级分类', en: 'Parent category', nullable: true },
    level: { kind: 'number', zh: '级别', en: 'Level' },
    lft: { kind: 'number', zh: '排序号', en: 'Order' },
    assign_category_names: { kind: 'text', zh: '指定类目', en: 'Platform categories', many: true },
    chuangyi_template_ids: { kind: 'id', of: 'creative_templates', zh: '创意模板', en: 'Picture templates', many: true },
    assign_topic_names: { kind: 'text', zh: '指定话题', en: 'Topics', many: true },
    assign_tag_names: { kind: 'text', zh: '指定标签', en: 'Tags', many: true },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
