// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `studio_income_summaries` are, and what people call them. */
export const fields = {
  studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' },
  platform: { kind: 'platform', zh: '平台', en: 'Platform' },
  uid: { kind: 'key', zh: '账号编号', en: 'Account ID' },
  nickname: { kind: 'text', zh: '昵称', en: 'Nickname' },
  record_date: { kind: 'day', zh: '日期', en: 'Day' },
  month: { kind: 'month', zh: '月份', en: 'Month' },
  orders_count: { kind: 'count', zh: '订单数', en: 'Orders' },
  paid_count: { kind: 'count', zh: '付款数', en: 'Paid orders' },
  settled_count: { kind: 'count', zh: '结算数', en: 'Settled orders' },
  refunded_count: { kind: 'count', zh: '退款数', en: 'Refunded orders' },
  amount: { kind: 'yuan', zh: '成交金额', en: 'Turnover' },
  cps_amount: { kind: 'yuan', zh: '佣金', en: 'Commission' },
  settled_cps_amount: { kind: 'yuan', zh: '结算佣金', en: 'Settled commission' },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'studio_income_summaries'>
