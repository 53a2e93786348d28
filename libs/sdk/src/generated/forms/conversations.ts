// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `conversations`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'conversations.create',
  inputs: {
    title: { kind: 'text', zh: '标题', en: 'Title', maxLength: 100 },
  },
} as const satisfies FormFacts<'conversations.create'>

export const send_message = {
  operation: 'conversations.send_message',
  inputs: {
    text: { kind: 'text', zh: '问题', en: 'Question', required: true, minLength: 1, maxLength: 8000 },
  },
} as const satisfies FormFacts<'conversations.send_message'>

export const update = {
  operation: 'conversations.update',
  inputs: {
    title: { kind: 'text', zh: '标题', en: 'Title', required: true, minLength: 1, maxLength: 100 },
  },
} as const satisfies FormFacts<'conversations.update'>
