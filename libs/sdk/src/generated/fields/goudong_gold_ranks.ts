// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `goudong_gold_ranks` are, and what people call them. */
export const fields = {
  name: { kind: 'text', zh: '榜单', en: 'Ranking' },
  category: { kind: 'text', zh: '类目', en: 'Category' },
  business_category_id: { kind: 'id', of: 'business_categories', zh: '分类', en: 'Category', nullable: true },
  remark: { kind: 'text', zh: '备注', en: 'Note' },
  pools_count: { kind: 'count', zh: '选品池数', en: 'Goods' },
  synced_at: { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'goudong_gold_ranks'>
