// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `business_pools`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './business_pools.ts'

export const item_id = { kind: 'key', zh: '商品编号', en: 'Product ID' } as const satisfies FieldFact
export const title = { kind: 'text', zh: '商品标题', en: 'Product' } as const satisfies FieldFact
export const shop_title = { kind: 'text', zh: '店铺', en: 'Shop' } as const satisfies FieldFact
export const pic_url = { kind: 'image', zh: '商品图', en: 'Product picture' } as const satisfies FieldFact
export const item_url = { kind: 'url', zh: '商品地址', en: 'Product page' } as const satisfies FieldFact
export const source = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const sales = { kind: 'count', zh: '销量', en: 'Sold' } as const satisfies FieldFact
export const price = { kind: 'yuan', zh: '价格', en: 'Price' } as const satisfies FieldFact
export const commission_rate = { kind: 'percent', zh: '佣金比例', en: 'Commission rate' } as const satisfies FieldFact
export const contents_count = { kind: 'count', zh: '内容数', en: 'Contents' } as const satisfies FieldFact
export const items_count = { kind: 'count', zh: '商品数', en: 'Product count' } as const satisfies FieldFact
export const creative_items_count = { kind: 'count', zh: '已用选品数', en: 'Used picks' } as const satisfies FieldFact
export const benchmarking_count = { kind: 'count', zh: '对标数', en: 'Benchmarks' } as const satisfies FieldFact
export const creative_contents_status = { kind: 'object', zh: '创意内容状态', en: 'Contents by status' } as const satisfies FieldFact
export const complete_processed = { kind: 'flag', zh: '处理完成', en: 'Complete' } as const satisfies FieldFact
export const creative_materials_count = { kind: 'count', zh: '素材图数', en: 'Pictures' } as const satisfies FieldFact
export const creative_paragraphs_count = { kind: 'count', zh: '创意段落数', en: 'Creative paragraphs' } as const satisfies FieldFact
export const unchecked_creative_paragraphs_count = { kind: 'count', zh: '待核段落数', en: 'Unchecked paragraphs' } as const satisfies FieldFact
export const smart_paragraphs_count = { kind: 'count', zh: '智能段落数', en: 'Smart paragraphs' } as const satisfies FieldFact
export const available = { kind: 'flag', zh: '可售', en: 'Available' } as const satisfies FieldFact
export const available_reason = { kind: 'text', zh: '不可售原因', en: 'Why not available' } as const satisfies FieldFact
export const available_at = { kind: 'instant', zh: '可售检查时间', en: 'Availability checked', nullable: true } as const satisfies FieldFact
export const pooling = { kind: 'flag', zh: '在随机池', en: 'In the random pool' } as const satisfies FieldFact
export const remark = { kind: 'text', zh: '备注', en: 'Note' } as const satisfies FieldFact
export const rank_name = { kind: 'text', zh: '榜单', en: 'Ranking' } as const satisfies FieldFact
export const business_category_id = { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true } as const satisfies FieldFact
export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const category_info = { kind: 'object', zh: '类目信息', en: 'Category details' } as const satisfies FieldFact
export const positive_percent = { kind: 'percent', zh: '好评率', en: 'Positive reviews', nullable: true } as const satisfies FieldFact
export const rates_at = { kind: 'instant', zh: '评价时间', en: 'Reviews read', nullable: true } as const satisfies FieldFact
export const benchmarked_at = { kind: 'instant', zh: '对标时间', en: 'Benchmarked', nullable: true } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '入池时间', en: 'Added' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'business_pools', typeof self>
