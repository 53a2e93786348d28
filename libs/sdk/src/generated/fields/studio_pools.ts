// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `studio_pools`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './studio_pools.ts'

export const studio_account_id = { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' } as const satisfies FieldFact
export const checked = { kind: 'flag', zh: '已选', en: 'Chosen' } as const satisfies FieldFact
export const item_id = { kind: 'key', zh: '商品编号', en: 'Product ID' } as const satisfies FieldFact
export const title = { kind: 'text', zh: '商品标题', en: 'Product' } as const satisfies FieldFact
export const shop_title = { kind: 'text', zh: '店铺', en: 'Shop' } as const satisfies FieldFact
export const pic_url = { kind: 'image', zh: '商品图', en: 'Product picture' } as const satisfies FieldFact
export const item_url = { kind: 'url', zh: '商品地址', en: 'Product page' } as const satisfies FieldFact
export const images = { kind: 'image', zh: '更多商品图', en: 'More pictures', many: true } as const satisfies FieldFact
export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const price = { kind: 'yuan', zh: '价格', en: 'Price' } as const satisfies FieldFact
export const commission_rate = { kind: 'percent', zh: '佣金比例', en: 'Commission rate' } as const satisfies FieldFact
export const remark = { kind: 'text', zh: '备注', en: 'Note' } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '添加时间', en: 'Added' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'studio_pools', typeof self>
