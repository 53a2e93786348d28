// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `goudong_gold_ranks`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const update = {
  operation: 'goudong_gold_ranks.update',
  inputs: {
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    business_category_id: { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 500 },
  },
} as const satisfies FormFacts<'goudong_gold_ranks.update'>
