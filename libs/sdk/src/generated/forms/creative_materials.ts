// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `creative_materials`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'creative_materials.create',
  inputs: {
    image: { kind: 'image', zh: '原图', en: 'Original', required: true, minLength: 1, maxLength: 2000, pattern: '^(https?://|/)\\S+$' },
    filename: { kind: 'text', zh: '文件名', en: 'File name', maxLength: 200 },
    make_image: { kind: 'image', zh: '成品图', en: 'Finished picture', nullable: true, minLength: 1, maxLength: 2000, pattern: '^(https?://|/)\\S+$' },
    sn: { kind: 'key', zh: '货号', en: 'Shelf number', maxLength: 100 },
    priority: { kind: 'number', zh: '优先级', en: 'Priority', integer: true, min: -100, max: 100 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    business_pool_id: { kind: 'id', of: 'business_pools', zh: '选品池', en: 'Pool product', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'creative_materials.create'>

export const set_sn_priority = {
  operation: 'creative_materials.set_sn_priority',
  inputs: {
    sn: { kind: 'key', zh: '货号', en: 'Shelf number', required: true, minLength: 1, maxLength: 100 },
    priority: { kind: 'number', zh: '优先级', en: 'Priority', required: true, integer: true, min: -100, max: 100 },
    business_pool_id: { kind: 'id', of: 'business_pools', zh: '选品池', en: 'Pool product', pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'creative_materials.set_sn_priority'>

export const update = {
  operation: 'creative_materials.update',
  inputs: {
    image: { kind: 'image', zh: '原图', en: 'Original', minLength: 1, maxLength: 2000, pattern: '^(https?://|/)\\S+$' },
    filename: { kind: 'text', zh: '文件名', en: 'File name', maxLength: 200 },
    make_image: { kind: 'image', zh: '成品图', en: 'Finished picture', nullable: true, minLength: 1, maxLength: 2000, pattern: '^(https?://|/)\\S+$' },
    sn: { kind: 'key', zh: '货号', en: 'Shelf number', maxLength: 100 },
    priority: { kind: 'number', zh: '优先级', en: 'Priority', integer: true, min: -100, max: 100 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    business_pool_id: { kind: 'id', of: 'business_pools', zh: '选品池', en: 'Pool product', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'creative_materials.update'>
