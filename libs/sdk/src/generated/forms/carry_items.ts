// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `carry_items`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const batch_save_rate_item = {
  operation: 'carry_items.batch_save_rate_item',
  inputs: {
    ids: { kind: 'id', of: 'carry_items', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
  },
} as const satisfies FormFacts<'carry_items.batch_save_rate_item'>

export const batch_update_category = {
  operation: 'carry_items.batch_update_category',
  inputs: {
    ids: { kind: 'id', of: 'carry_items', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    business_category_id: { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true, required: true, pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'carry_items.batch_update_category'>

export const creator_items_content = {
  operation: 'carry_items.creator_items_content',
  inputs: {
    ids: { kind: 'id', of: 'carry_items', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    user_id: { kind: 'id', of: 'users', zh: '选品人', en: 'Picked by', pattern: '^[1-9][0-9]{0,17}$' },
    channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 100 },
  },
} as const satisfies FormFacts<'carry_items.creator_items_content'>

export const set_random_pool = {
  operation: 'carry_items.set_random_pool',
  inputs: {
    ids: { kind: 'id', of: 'carry_items', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    pooling: { kind: 'flag', zh: '在随机池', en: 'In the random pool' },
  },
} as const satisfies FormFacts<'carry_items.set_random_pool'>
