// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `studio_income_summaries`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './studio_income_summaries.ts'

export const studio_account_id = { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const uid = { kind: 'key', zh: '账号编号', en: 'Account ID' } as const satisfies FieldFact
export const nickname = { kind: 'text', zh: '昵称', en: 'Nickname' } as const satisfies FieldFact
export const record_date = { kind: 'day', zh: '日期', en: 'Day' } as const satisfies FieldFact
export const month = { kind: 'month', zh: '月份', en: 'Month' } as const satisfies FieldFact
export const orders_count = { kind: 'count', zh: '订单数', en: 'Orders' } as const satisfies FieldFact
export const paid_count = { kind: 'count', zh: '付款数', en: 'Paid orders' } as const satisfies FieldFact
export const settled_count = { kind: 'count', zh: '结算数', en: 'Settled orders' } as const satisfies FieldFact
export const refunded_count = { kind: 'count', zh: '退款数', en: 'Refunded orders' } as const satisfies FieldFact
export const amount = { kind: 'yuan', zh: '成交金额', en: 'Turnover' } as const satisfies FieldFact
export const cps_amount = { kind: 'yuan', zh: '佣金', en: 'Commission' } as const satisfies FieldFact
export const settled_cps_amount = { kind: 'yuan', zh: '结算佣金', en: 'Settled commission' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'studio_income_summaries', typeof self>
