// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `windmill_crowds`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const batch_change_category = {
  operation: 'windmill_crowds.batch_change_category',
  inputs: {
    ids: { kind: 'id', of: 'windmill_crowds', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    category: { kind: 'text', zh: '类目', en: 'Category', required: true, maxLength: 100 },
  },
} as const satisfies FormFacts<'windmill_crowds.batch_change_category'>
