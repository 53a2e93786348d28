// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `document_contents`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const content_modified = {
  operation: 'document_contents.content_modified',
  inputs: {
    content: { kind: 'text', zh: '原文', en: 'Original', required: true, minLength: 1, maxLength: 8000 },
    channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
    title: { kind: 'text', zh: '标题', en: 'Title', maxLength: 200 },
  },
} as const satisfies FormFacts<'document_contents.content_modified'>

export const update = {
  operation: 'document_contents.update',
  inputs: {
    title: { kind: 'text', zh: '标题', en: 'Title', maxLength: 200 },
  },
} as const satisfies FormFacts<'document_contents.update'>
