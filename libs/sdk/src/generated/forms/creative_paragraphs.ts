// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `creative_paragraphs`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'creative_paragraphs.create',
  inputs: {
    text: { kind: 'text', zh: '段落', en: 'Paragraph', required: true, minLength: 1, maxLength: 5000 },
    seed: { kind: 'text', zh: '种子词', en: 'Seed word', maxLength: 100 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    source: { kind: 'platform', zh: '来源', en: 'Source', maxLength: 100 },
    checked: { kind: 'flag', zh: '已审核', en: 'Checked' },
    business_pool_id: { kind: 'id', of: 'business_pools', zh: '选品池', en: 'Pool product', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'creative_paragraphs.create'>

export const update = {
  operation: 'creative_paragraphs.update',
  inputs: {
    text: { kind: 'text', zh: '段落', en: 'Paragraph', minLength: 1, maxLength: 5000 },
    seed: { kind: 'text', zh: '种子词', en: 'Seed word', maxLength: 100 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    source: { kind: 'platform', zh: '来源', en: 'Source', maxLength: 100 },
    checked: { kind: 'flag', zh: '已审核', en: 'Checked' },
    business_pool_id: { kind: 'id', of: 'business_pools', zh: '选品池', en: 'Pool product', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'creative_paragraphs.update'>
