// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `studio_orders.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'record_date', takes: 'values', kind: 'day', zh: '下单日期', en: 'Ordered on' },
    { name: 'day', takes: 'span', kind: 'day', zh: '下单日期', en: 'Ordered on', from: 'since', to: 'until' },
    { name: 'month', takes: 'values', kind: 'month', zh: '月份', en: 'Month' },
    { name: 'platform', takes: 'values', kind: 'platform', zh: '平台', en: 'Platform', values: ['guangguang', 'wetao', 'pdd', 'jd', 'goudong', 'daorc', 'youhaohuo'] },
    { name: 'status', takes: 'values', kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'paid', zh: '已付款', en: 'Paid' }, { value: 'settled', zh: '已结算', en: 'Settled' }, { value: 'refunded', zh: '已退款', en: 'Refunded' }] },
    { name: 'uid', takes: 'values', kind: 'key', zh: '账号编号', en: 'Account ID' },
    { name: 'item_id', takes: 'values', kind: 'key', zh: '商品编号', en: 'Product ID' },
    { name: 'studio_account_id', takes: 'values', kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  ],
  columns: {
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' },
    platform: { kind: 'platform', zh: '平台', en: 'Platform' },
    uid: { kind: 'key', zh: '账号编号', en: 'Account ID' },
    nickname: { kind: 'text', zh: '昵称', en: 'Nickname' },
    order_id: { kind: 'key', zh: '订单编号', en: 'Order ID' },
    item_id: { kind: 'key', zh: '商品编号', en: 'Product ID' },
    item_title: { kind: 'text', zh: '商品标题', en: 'Product title' },
    record_date: { kind: 'day', zh: '下单日期', en: 'Ordered on' },
    month: { kind: 'month', zh: '月份', en: 'Month' },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'paid', zh: '已付款', en: 'Paid' }, { value: 'settled', zh: '已结算', en: 'Settled' }, { value: 'refunded', zh: '已退款', en: 'Refunded' }] },
    amount: { kind: 'yuan', zh: '订单金额', en: 'Amount' },
    cps_amount: { kind: 'yuan', zh: '佣金', en: 'Commission' },
    created_at: { kind: 'instant', zh: '记录时间', en: 'Recorded' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
