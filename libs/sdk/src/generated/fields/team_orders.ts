// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `team_orders` are, and what people call them. */
export const fields = {
  team_relation_id: { kind: 'id', of: 'team_relations', zh: '团队关系', en: 'Team relation', nullable: true },
  platform: { kind: 'platform', zh: '平台', en: 'Platform' },
  uid: { kind: 'key', zh: '账号编号', en: 'Account ID' },
  nickname: { kind: 'text', zh: '昵称', en: 'Nickname' },
  order_id: { kind: 'key', zh: '订单编号', en: 'Order ID' },
  item_id: { kind: 'key', zh: '商品编号', en: 'Product ID' },
  item_title: { kind: 'text', zh: '商品标题', en: 'Product title' },
  record_date: { kind: 'day', zh: '下单日期', en: 'Ordered on' },
  month: { kind: 'month', zh: '月份', en: 'Month' },
  status: { kind: 'choice', zh: '状态', en: 'Status', values: ['paid', 'settled', 'refunded'] },
  amount: { kind: 'yuan', zh: '订单金额', en: 'Amount' },
  cps_amount: { kind: 'yuan', zh: '佣金', en: 'Commission' },
  created_at: { kind: 'instant', zh: '记录时间', en: 'Recorded' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'team_orders'>
