// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `creator_pools`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './creator_pools.ts'

export const goods_cover = { kind: 'image', zh: '商品主图', en: 'Product picture' } as const satisfies FieldFact
export const goods_id = { kind: 'key', zh: '商品编号', en: 'Product ID' } as const satisfies FieldFact
export const goods_name = { kind: 'text', zh: '商品名称', en: 'Product' } as const satisfies FieldFact
export const goods_detail = { kind: 'object', zh: '商品详情', en: 'Product details' } as const satisfies FieldFact
export const creator_task_id = { kind: 'id', of: 'creator_tasks', zh: '创作任务', en: 'Creator task' } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '添加时间', en: 'Added' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact

export type Fields = Checked<'creator_pools', typeof self>
