// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `preferences`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const update = {
  operation: 'preferences.update',
  inputs: {
    theme: { kind: 'object', zh: '主题', en: 'Theme' },
    layout: { kind: 'object', zh: '布局', en: 'Layout' },
    columns: { kind: 'object', zh: '列', en: 'Columns' },
    keys: { kind: 'object', zh: '快捷键', en: 'Shortcuts' },
  },
} as const satisfies FormFacts<'preferences.update'>
