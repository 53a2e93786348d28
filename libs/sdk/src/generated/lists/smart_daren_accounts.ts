// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `smart_daren_accounts.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'platform', takes: 'values', kind: 'platform', zh: '平台', en: 'Platform', values: ['guangguang', 'wetao', 'pdd', 'jd', 'goudong', 'daorc', 'youhaohuo', 'douyin', 'buyin', 'compass', 'dewu', 'redbook', 'guanghe', 'taobaoke'] },
    { name: 'category', takes: 'values', kind: 'text', zh: '领域', en: 'Field' },
    { name: 'channel_tags', takes: 'values', kind: 'text', zh: '渠道标签', en: 'Channel tags' },
    { name: 'area_tag', takes: 'values', kind: 'text', zh: '地区标签', en: 'Region' },
    { name: 'transferred', takes: 'value', kind: 'flag', zh: '已转为来源', en: 'Watched' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
  ],
  columns: {
    channel_tags: { kind: 'text', zh: '渠道标签', en: 'Channel tags', many: true },
    category: { kind: 'text', zh: '领域', en: 'Field' },
    video_30day_count: { kind: 'count', zh: '近30天视频数', en: 'Videos in 30 days' },
    video_30day_pv: { kind: 'count', zh: '近30天视频浏览数', en: 'Video views in 30 days' },
    video_30day_rate: { kind: 'percent', zh: '近30天视频互动率', en: 'Response in 30 days' },
    area_tag: { kind: 'text', zh: '地区标签', en: 'Region' },
    remark: { kind: 'text', zh: '备注', en: 'Note' },
    platform: { kind: 'platform', zh: '平台', en: 'Platform' },
    author_id: { kind: 'key', zh: '达人编号', en: 'Creator ID' },
    nickname: { kind: 'text', zh: '达人', en: 'Creator' },
    avatar: { kind: 'image', zh: '头像', en: 'Picture' },
    home_page_url: { kind: 'url', zh: '主页地址', en: 'Home page' },
    fans_count: { kind: 'count', zh: '粉丝数', en: 'Followers' },
    synced_at: { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true },
    transferred_at: { kind: 'instant', zh: '转为来源时间', en: 'Watched since', nullable: true },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
