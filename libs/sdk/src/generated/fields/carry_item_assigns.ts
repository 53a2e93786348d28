// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `carry_item_assigns`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './carry_item_assigns.ts'

export const carry_item_detail_id = { kind: 'id', of: 'carry_item_details', zh: '选品明细', en: 'Pick of the day' } as const satisfies FieldFact
export const carry_item_id = { kind: 'id', of: 'carry_items', zh: '选品', en: 'Product pick' } as const satisfies FieldFact
export const kind = { kind: 'choice', zh: '分配类型', en: 'Given as', choices: [{ value: 'person', zh: '人员', en: 'Person' }, { value: 'material', zh: '素材', en: 'Material' }, { value: 'content', zh: '内容', en: 'Content' }] } as const satisfies FieldFact
export const target_id = { kind: 'id', zh: '分配对象编号', en: 'Given to (ID)' } as const satisfies FieldFact
export const title = { kind: 'text', zh: '分配对象', en: 'Given to' } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '领取人', en: 'Given to (person)', nullable: true } as const satisfies FieldFact
export const assigned_by = { kind: 'id', of: 'users', zh: '分配人', en: 'Assigned by', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '分配时间', en: 'Assigned' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact

export type Fields = Checked<'carry_item_assigns', typeof self>
