// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `creator_pools`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'creator_pools.create',
  inputs: {
    creator_task_id: { kind: 'id', of: 'creator_tasks', zh: '创作任务', en: 'Creator task', required: true, pattern: '^[1-9][0-9]{0,17}$' },
    goods_id: { kind: 'key', zh: '商品编号', en: 'Product ID', required: true, minLength: 1, maxLength: 64 },
    goods_name: { kind: 'text', zh: '商品名称', en: 'Product', maxLength: 200 },
    goods_cover: { kind: 'image', zh: '商品主图', en: 'Product picture', maxLength: 2000 },
    goods_detail: { kind: 'object', zh: '商品详情', en: 'Product details' },
  },
} as const satisfies FormFacts<'creator_pools.create'>
