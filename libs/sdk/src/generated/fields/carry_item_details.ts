// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `carry_item_details`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './carry_item_details.ts'

export const carry_item_id = { kind: 'id', of: 'carry_items', zh: '选品', en: 'Product pick' } as const satisfies FieldFact
export const record_date = { kind: 'day', zh: '日期', en: 'Day' } as const satisfies FieldFact
export const title = { kind: 'text', zh: '商品标题', en: 'Product' } as const satisfies FieldFact
export const pic_url = { kind: 'image', zh: '商品图', en: 'Product picture' } as const satisfies FieldFact
export const source = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const item_id = { kind: 'key', zh: '商品编号', en: 'Product ID' } as const satisfies FieldFact
export const sales = { kind: 'count', zh: '销量', en: 'Sold' } as const satisfies FieldFact
export const price = { kind: 'yuan', zh: '价格', en: 'Price' } as const satisfies FieldFact
export const commission_rate = { kind: 'percent', zh: '佣金比例', en: 'Commission rate' } as const satisfies FieldFact
export const commission_price = { kind: 'yuan', zh: '佣金', en: 'Commission' } as const satisfies FieldFact
export const available = { kind: 'flag', zh: '可售', en: 'Available' } as const satisfies FieldFact
export const reason = { kind: 'text', zh: '不可售原因', en: 'Why not available' } as const satisfies FieldFact
export const attributes_info = { kind: 'object', zh: '属性信息', en: 'Properties' } as const satisfies FieldFact
export const carry_item_assigns_count = { kind: 'count', zh: '分配数', en: 'Assignments' } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '记录时间', en: 'Recorded' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'carry_item_details', typeof self>
