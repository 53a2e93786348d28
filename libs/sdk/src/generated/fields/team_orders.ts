// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `team_orders`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './team_orders.ts'

export const team_relation_id = { kind: 'id', of: 'team_relations', zh: '团队关系', en: 'Team relation', nullable: true } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const uid = { kind: 'key', zh: '账号编号', en: 'Account ID' } as const satisfies FieldFact
export const nickname = { kind: 'text', zh: '昵称', en: 'Nickname' } as const satisfies FieldFact
export const order_id = { kind: 'key', zh: '订单编号', en: 'Order ID' } as const satisfies FieldFact
export const item_id = { kind: 'key', zh: '商品编号', en: 'Product ID' } as const satisfies FieldFact
export const item_title = { kind: 'text', zh: '商品标题', en: 'Product title' } as const satisfies FieldFact
export const record_date = { kind: 'day', zh: '下单日期', en: 'Ordered on' } as const satisfies FieldFact
export const month = { kind: 'month', zh: '月份', en: 'Month' } as const satisfies FieldFact
export const status = { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'paid', zh: '已付款', en: 'Paid' }, { value: 'settled', zh: '已结算', en: 'Settled' }, { value: 'refunded', zh: '已退款', en: 'Refunded' }] } as const satisfies FieldFact
export const amount = { kind: 'yuan', zh: '订单金额', en: 'Amount' } as const satisfies FieldFact
export const cps_amount = { kind: 'yuan', zh: '佣金', en: 'Commission' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '记录时间', en: 'Recorded' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'team_orders', typeof self>
