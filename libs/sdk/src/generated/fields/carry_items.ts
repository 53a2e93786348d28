// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `carry_items`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './carry_items.ts'

export const item_id = { kind: 'key', zh: '商品编号', en: 'Product ID' } as const satisfies FieldFact
export const title = { kind: 'text', zh: '商品标题', en: 'Product' } as const satisfies FieldFact
export const shop_title = { kind: 'text', zh: '店铺', en: 'Shop' } as const satisfies FieldFact
export const brand = { kind: 'text', zh: '品牌', en: 'Brand' } as const satisfies FieldFact
export const pic_url = { kind: 'image', zh: '商品图', en: 'Product picture' } as const satisfies FieldFact
export const images = { kind: 'image', zh: '更多商品图', en: 'More pictures', many: true } as const satisfies FieldFact
export const item_url = { kind: 'url', zh: '商品地址', en: 'Product page' } as const satisfies FieldFact
export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const business_category_id = { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true } as const satisfies FieldFact
export const sales = { kind: 'count', zh: '销量', en: 'Sold' } as const satisfies FieldFact
export const price = { kind: 'yuan', zh: '价格', en: 'Price' } as const satisfies FieldFact
export const commission_rate = { kind: 'percent', zh: '佣金比例', en: 'Commission rate' } as const satisfies FieldFact
export const commission_price = { kind: 'yuan', zh: '佣金', en: 'Commission' } as const satisfies FieldFact
export const detail_info = { kind: 'object', zh: '详情', en: 'Details' } as const satisfies FieldFact
export const source = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const available = { kind: 'flag', zh: '可售', en: 'Available' } as const satisfies FieldFact
export const unavailable_reason = { kind: 'text', zh: '不可售原因', en: 'Why not available' } as const satisfies FieldFact
export const available_checked_at = { kind: 'instant', zh: '可售检查时间', en: 'Availability checked', nullable: true } as const satisfies FieldFact
export const synced_at = { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true } as const satisfies FieldFact
export const pooling = { kind: 'flag', zh: '在随机池', en: 'In the random pool' } as const satisfies FieldFact
export const carry_material_id = { kind: 'id', of: 'carry_materials', zh: '素材', en: 'Material', nullable: true } as const satisfies FieldFact
export const contents_count = { kind: 'count', zh: '内容数', en: 'Contents' } as const satisfies FieldFact
export const rates_count = { kind: 'count', zh: '评价数', en: 'Reviews' } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '选品人', en: 'Picked by', nullable: true } as const satisfies FieldFact
export const origin_type = { kind: 'key', zh: '原始类型', en: 'Made from (type)', nullable: true } as const satisfies FieldFact
export const origin_id = { kind: 'key', zh: '原始编号', en: 'Made from', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '选入时间', en: 'Picked' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'carry_items', typeof self>
