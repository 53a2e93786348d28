// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `studio_sources.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'platform', takes: 'values', kind: 'platform', zh: '平台', en: 'Platform', values: ['guangguang', 'wetao', 'pdd', 'jd', 'goudong', 'daorc', 'youhaohuo', 'douyin', 'buyin', 'compass', 'dewu', 'redbook', 'guanghe', 'taobaoke'] },
    { name: 'author_id', takes: 'values', kind: 'key', zh: '作者编号', en: 'Author ID' },
    { name: 'studio_account_id', takes: 'values', kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '负责人', en: 'Owner' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
    { name: 'collected', takes: 'span', kind: 'instant', zh: '采集时间', en: 'Collected', from: 'collected_since', to: 'collected_until' },
  ],
  columns: {
    nickname: { kind: 'text', zh: '作者', en: 'Author' },
    source_url: { kind: 'url', zh: '主页地址', en: 'Home page' },
    source_params: { kind: 'object', zh: '来源参数', en: 'Source settings' },
    status_count: { kind: 'object', zh: '状态统计', en: 'By status' },
    platform: { kind: 'platform', zh: '平台', en: 'Platform' },
    author_id: { kind: 'key', zh: '作者编号', en: 'Author ID', nullable: true },
    avatar: { kind: 'image', zh: '头像', en: 'Picture' },
    summary: { kind: 'text', zh: '简介', en: 'Summary' },
    fans_count: { kind: 'count', zh: '粉丝数', en: 'Followers' },
    contents_count: { kind: 'count', zh: '内容数', en: 'Contents' },
    remark: { kind: 'text', zh: '备注', en: 'Note' },
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', nullable: true },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
    collected_at: { kind: 'instant', zh: '采集时间', en: 'Collected', nullable: true },
    created_at: { kind: 'instant', zh: '添加时间', en: 'Added' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
