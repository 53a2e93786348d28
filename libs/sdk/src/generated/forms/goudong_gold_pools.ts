// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `goudong_gold_pools`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const transfer_to_carry = {
  operation: 'goudong_gold_pools.transfer_to_carry',
  inputs: {
    ids: { kind: 'id', of: 'goudong_gold_pools', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
  },
} as const satisfies FormFacts<'goudong_gold_pools.transfer_to_carry'>
