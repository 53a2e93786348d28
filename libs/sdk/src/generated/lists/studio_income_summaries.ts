// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `studio_income_summaries.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'record_date', takes: 'values', kind: 'day', zh: '日期', en: 'Day' },
    { name: 'day', takes: 'span', kind: 'day', zh: '日期', en: 'Day', from: 'since', to: 'until' },
    { name: 'month', takes: 'values', kind: 'month', zh: '月份', en: 'Month' },
    { name: 'platform', takes: 'values', kind: 'platform', zh: '平台', en: 'Platform', values: ['guangguang', 'wetao', 'pdd', 'jd', 'goudong', 'daorc', 'youhaohuo'] },
    { name: 'uid', takes: 'values', kind: 'key', zh: '账号编号', en: 'Account ID' },
    { name: 'mcn_name', takes: 'values', kind: 'text', zh: '机构名称', en: 'Agency' },
    { name: 'studio_account_id', takes: 'values', kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  ],
  columns: {
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
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
