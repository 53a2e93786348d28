// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `business_categories`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './business_categories.ts'

export const name = { kind: 'text', zh: '分类名称', en: 'Category' } as const satisfies FieldFact
export const parent_id = { kind: 'id', of: 'business_categories', zh: '上级分类', en: 'Parent category', nullable: true } as const satisfies FieldFact
export const level = { kind: 'number', zh: '级别', en: 'Level' } as const satisfies FieldFact
export const lft = { kind: 'number', zh: '排序号', en: 'Order' } as const satisfies FieldFact
export const assign_category_names = { kind: 'text', zh: '指定类目', en: 'Platform categories', many: true } as const satisfies FieldFact
export const chuangyi_template_ids = { kind: 'id', of: 'creative_templates', zh: '创意模板', en: 'Picture templates', many: true } as const satisfies FieldFact
export const assign_topic_names = { kind: 'text', zh: '指定话题', en: 'Topics', many: true } as const satisfies FieldFact
export const assign_tag_names = { kind: 'text', zh: '指定标签', en: 'Tags', many: true } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'business_categories', typeof self>
