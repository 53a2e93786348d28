// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `creative_templates`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'creative_templates.create',
  inputs: {
    name: { kind: 'text', zh: '模板名称', en: 'Template', required: true, minLength: 1, maxLength: 100 },
    width: { kind: 'pixels', zh: '宽度', en: 'Width', required: true, integer: true, min: 200, max: 2000 },
    height: { kind: 'pixels', zh: '高度', en: 'Height', required: true, integer: true, min: 200, max: 2000 },
    layout: { kind: 'object', zh: '布局', en: 'Layout', required: true },
  },
} as const satisfies FormFacts<'creative_templates.create'>

export const update = {
  operation: 'creative_templates.update',
  inputs: {
    name: { kind: 'text', zh: '模板名称', en: 'Template', minLength: 1, maxLength: 100 },
    width: { kind: 'pixels', zh: '宽度', en: 'Width', integer: true, min: 200, max: 2000 },
    height: { kind: 'pixels', zh: '高度', en: 'Height', integer: true, min: 200, max: 2000 },
    layout: { kind: 'object', zh: '布局', en: 'Layout' },
  },
} as const satisfies FormFacts<'creative_templates.update'>
