// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `smart_publish_reports.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'record_date', takes: 'values', kind: 'day', zh: '日期', en: 'Day' },
    { name: 'day', takes: 'span', kind: 'day', zh: '日期', en: 'Day', from: 'since', to: 'until' },
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
    published_count: { kind: 'count', zh: '发布成功数', en: 'Published' },
    refused_count: { kind: 'count', zh: '被拒数', en: 'Refused' },
    reported_count: { kind: 'count', zh: '上报数', en: 'With figures' },
    pv_count: { kind: 'count', zh: '浏览数', en: 'Views' },
    like_count: { kind: 'count', zh: '点赞数', en: 'Likes' },
    collect_count: { kind: 'count', zh: '收藏数', en: 'Saves' },
    comment_count: { kind: 'count', zh: '评论数', en: 'Comments' },
    orders_count: { kind: 'count', zh: '订单数', en: 'Orders' },
    cps_amount: { kind: 'yuan', zh: '佣金', en: 'Commission' },
    synced_at: { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
