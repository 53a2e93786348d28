// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `carry_item_assigns` are, and what people call them. */
export const fields = {
  carry_item_detail_id: { kind: 'id', of: 'carry_item_details', zh: '选品明细', en: 'Pick of the day' },
  carry_item_id: { kind: 'id', of: 'carry_items', zh: '选品', en: 'Product pick' },
  kind: { kind: 'choice', zh: '分配类型', en: 'Given as', values: ['person', 'material', 'content'] },
  target_id: { kind: 'id', zh: '分配对象', en: 'Given to' },
  title: { kind: 'text', zh: '分配对象', en: 'Given to' },
  user_id: { kind: 'id', of: 'users', zh: '领取人', en: 'Given to (person)', nullable: true },
  assigned_by: { kind: 'id', of: 'users', zh: '分配人', en: 'Assigned by', nullable: true },
  created_at: { kind: 'instant', zh: '分配时间', en: 'Assigned' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'carry_item_assigns'>
