// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `carry_statistics.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'record_date', takes: 'values', kind: 'day', zh: '日期', en: 'Day' },
    { name: 'day', takes: 'span', kind: 'day', zh: '日期', en: 'Day', from: 'since', to: 'until' },
    { name: 'keyword', takes: 'values', kind: 'text', zh: '关键词', en: 'Keyword' },
    { name: 'resource_type', takes: 'values', kind: 'choice', zh: '对象类型', en: 'Counted resource', choices: [{ value: 'carry_publishes', zh: '发布', en: 'Publications' }, { value: 'studio_accounts', zh: '账号', en: 'Accounts' }, { value: 'users', zh: '人员', en: 'People' }] },
    { name: 'resource_id', takes: 'values', kind: 'id', zh: '对象', en: 'Record' },
    { name: 'channel', takes: 'values', kind: 'platform', zh: '渠道', en: 'Channel', values: ['guangguang', 'wetao', 'pdd', 'jd', 'goudong', 'daorc', 'youhaohuo'] },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '负责人', en: 'Owner' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  ],
  columns: {
    record_date: { kind: 'day', zh: '日期', en: 'Day' },
    keyword: { kind: 'text', zh: '关键词', en: 'Keyword' },
    title: { kind: 'text', zh: '标题', en: 'Title' },
    resource_id: { kind: 'id', zh: '对象', en: 'Record' },
    resource_type: { kind: 'choice', zh: '对象类型', en: 'Counted resource', choices: [{ value: 'carry_publishes', zh: '发布', en: 'Publications' }, { value: 'studio_accounts', zh: '账号', en: 'Accounts' }, { value: 'users', zh: '人员', en: 'People' }] },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
    channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
    publish_count: { kind: 'count', zh: '发布数', en: 'Publications' },
    pv_count: { kind: 'count', zh: '浏览数', en: 'Views' },
    like_count: { kind: 'count', zh: '点赞数', en: 'Likes' },
    collect_count: { kind: 'count', zh: '收藏数', en: 'Saves' },
    comment_count: { kind: 'count', zh: '评论数', en: 'Comments' },
    cps_amount: { kind: 'yuan', zh: '佣金', en: 'Commission' },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
