// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `creator_tasks`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './creator_tasks.ts'

export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const topic = { kind: 'text', zh: '话题', en: 'Topic' } as const satisfies FieldFact
export const topics = { kind: 'text', zh: '可选话题', en: 'Topics to choose', many: true } as const satisfies FieldFact
export const goods_id = { kind: 'key', zh: '商品编号', en: 'Product ID' } as const satisfies FieldFact
export const page_number = { kind: 'number', zh: '页码', en: 'Page' } as const satisfies FieldFact
export const goods_detail = { kind: 'object', zh: '商品详情', en: 'Goods details' } as const satisfies FieldFact
export const keyword = { kind: 'text', zh: '关键词', en: 'Keyword' } as const satisfies FieldFact
export const items = { kind: 'object', zh: '商品', en: 'Products', many: true } as const satisfies FieldFact
export const items_count = { kind: 'count', zh: '商品数', en: 'Product count' } as const satisfies FieldFact
export const status_count = { kind: 'object', zh: '状态统计', en: 'By status' } as const satisfies FieldFact
export const contents_count = { kind: 'count', zh: '内容数', en: 'Contents' } as const satisfies FieldFact
export const pools_count = { kind: 'count', zh: '选品池数', en: 'Goods' } as const satisfies FieldFact
export const dash = { kind: 'flag', zh: '看板', en: 'On the board' } as const satisfies FieldFact
export const remark = { kind: 'text', zh: '备注', en: 'Note' } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '创作者', en: 'Creator', nullable: true } as const satisfies FieldFact
export const closed_at = { kind: 'instant', zh: '关闭时间', en: 'Closed', nullable: true } as const satisfies FieldFact
export const synced_at = { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'creator_tasks', typeof self>
