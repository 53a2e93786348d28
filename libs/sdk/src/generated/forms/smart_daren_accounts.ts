// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `smart_daren_accounts`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const transfer_to_carry_source = {
  operation: 'smart_daren_accounts.transfer_to_carry_source',
  inputs: {
    ids: { kind: 'id', of: 'smart_daren_accounts', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
  },
} as const satisfies FormFacts<'smart_daren_accounts.transfer_to_carry_source'>

export const update = {
  operation: 'smart_daren_accounts.update',
  inputs: {
    remark: { kind: 'text', zh: '备注', en: 'Note', required: true, maxLength: 500 },
  },
} as const satisfies FormFacts<'smart_daren_accounts.update'>
