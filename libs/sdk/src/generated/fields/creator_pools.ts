// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `creator_pools` are, and what people call them. */
export const fields = {
  goods_cover: { kind: 'image', zh: '商品主图', en: 'Product picture' },
  goods_id: { kind: 'key', zh: '商品编号', en: 'Product ID' },
  goods_name: { kind: 'text', zh: '商品名称', en: 'Product' },
  goods_detail: { kind: 'object', zh: '商品详情', en: 'Product details' },
  creator_task_id: { kind: 'id', of: 'creator_tasks', zh: '创作任务', en: 'Creator task' },
  user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
  created_at: { kind: 'instant', zh: '添加时间', en: 'Added' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'creator_pools'>
