// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `system_notices`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const update = {
  operation: 'system_notices.update',
  inputs: {
    readed: { kind: 'flag', zh: '已读', en: 'Read', required: true },
  },
} as const satisfies FormFacts<'system_notices.update'>
