// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// What the operations of `goudong_gold_pools` take: kind, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const transfer_to_carry = {
  operation: 'goudong_gold_pools.transfer_to_carry',
  inputs: {
    ids: { kind: 'id', of: 'goudong_gold_pools', zh: '所选记录', en: 'Records', many: true, required: true, minItems: 1, maxItems: 500 },
  },
} as const satisfies FormFacts<'goudong_gold_pools.transfer_to_carry'>
