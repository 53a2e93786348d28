// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `goudong_gold_pools`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './goudong_gold_pools.ts'

export const goudong_gold_rank_id = { kind: 'id', of: 'goudong_gold_ranks', zh: '金榜', en: 'Gold rank' } as const satisfies FieldFact
export const rank_name = { kind: 'text', zh: '榜单', en: 'Ranking' } as const satisfies FieldFact
export const rank_no = { kind: 'number', zh: '名次', en: 'Place' } as const satisfies FieldFact
export const item_id = { kind: 'key', zh: '商品编号', en: 'Product ID' } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const title = { kind: 'text', zh: '商品标题', en: 'Product' } as const satisfies FieldFact
export const shop_title = { kind: 'text', zh: '店铺', en: 'Shop' } as const satisfies FieldFact
export const pic_url = { kind: 'image', zh: '商品图', en: 'Product picture' } as const satisfies FieldFact
export const item_url = { kind: 'url', zh: '商品地址', en: 'Product page' } as const satisfies FieldFact
export const images = { kind: 'image', zh: '更多商品图', en: 'More pictures', many: true } as const satisfies FieldFact
export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const brand = { kind: 'text', zh: '品牌', en: 'Brand' } as const satisfies FieldFact
export const sales = { kind: 'count', zh: '销量', en: 'Sold' } as const satisfies FieldFact
export const price = { kind: 'yuan', zh: '价格', en: 'Price' } as const satisfies FieldFact
export const commission_rate = { kind: 'percent', zh: '佣金比例', en: 'Commission rate' } as const satisfies FieldFact
export const commission_price = { kind: 'yuan', zh: '佣金', en: 'Commission' } as const satisfies FieldFact
export const available = { kind: 'flag', zh: '可售', en: 'Available' } as const satisfies FieldFact
export const synced_at = { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true } as const satisfies FieldFact
export const transferred_at = { kind: 'instant', zh: '转为选品时间', en: 'Picked', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'goudong_gold_pools', typeof self>
