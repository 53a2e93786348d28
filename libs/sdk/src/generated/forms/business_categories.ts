// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `business_categories`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const add_assign_category = {
  operation: 'business_categories.add_assign_category',
  inputs: {
    category_id: { kind: 'id', of: 'business_categories', zh: '分类', en: 'Category', required: true, pattern: '^[1-9][0-9]{0,17}$' },
    assign_category_names: { kind: 'text', zh: '指定类目', en: 'Platform categories', many: true, required: true, minItems: 1, maxItems: 100 },
  },
} as const satisfies FormFacts<'business_categories.add_assign_category'>

export const create = {
  operation: 'business_categories.create',
  inputs: {
    name: { kind: 'text', zh: '分类名称', en: 'Category', required: true, minLength: 1, maxLength: 50 },
    parent_id: { kind: 'id', of: 'business_categories', zh: '上级分类', en: 'Parent category', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    assign_category_names: { kind: 'text', zh: '指定类目', en: 'Platform categories', many: true, maxItems: 100 },
    chuangyi_template_ids: { kind: 'id', of: 'creative_templates', zh: '创意模板', en: 'Picture templates', many: true, maxItems: 100 },
    assign_topic_names: { kind: 'text', zh: '指定话题', en: 'Topics', many: true, maxItems: 100 },
    assign_tag_names: { kind: 'text', zh: '指定标签', en: 'Tags', many: true, maxItems: 100 },
  },
} as const satisfies FormFacts<'business_categories.create'>

export const update = {
  operation: 'business_categories.update',
  inputs: {
    name: { kind: 'text', zh: '分类名称', en: 'Category', minLength: 1, maxLength: 50 },
    parent_id: { kind: 'id', of: 'business_categories', zh: '上级分类', en: 'Parent category', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    lft: { kind: 'number', zh: '排序号', en: 'Order', integer: true, min: 1, max: 100000 },
    assign_category_names: { kind: 'text', zh: '指定类目', en: 'Platform categories', many: true, maxItems: 100 },
    chuangyi_template_ids: { kind: 'id', of: 'creative_templates', zh: '创意模板', en: 'Picture templates', many: true, maxItems: 100 },
    assign_topic_names: { kind: 'text', zh: '指定话题', en: 'Topics', many: true, maxItems: 100 },
    assign_tag_names: { kind: 'text', zh: '指定标签', en: 'Tags', many: true, maxItems: 100 },
  },
} as const satisfies FormFacts<'business_categories.update'>
