// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `creator_tasks.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'platform', takes: 'values', kind: 'platform', zh: '平台', en: 'Platform', values: ['guangguang', 'wetao', 'pdd', 'jd', 'goudong', 'daorc', 'youhaohuo', 'douyin', 'buyin', 'compass', 'dewu', 'redbook', 'guanghe', 'taobaoke'] },
    { name: 'category', takes: 'values', kind: 'text', zh: '类目', en: 'Category' },
    { name: 'topics', takes: 'values', kind: 'text', zh: '可选话题', en: 'Topics to choose' },
    { name: 'goods_id', takes: 'values', kind: 'key', zh: '商品编号', en: 'Product ID' },
    { name: 'dash', takes: 'value', kind: 'flag', zh: '看板', en: 'On the board' },
    { name: 'closed', takes: 'value', kind: 'flag', zh: '有关闭时间', en: 'Has closed' },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '创作者', en: 'Creator' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
    { name: 'created', takes: 'span', kind: 'instant', zh: '创建时间', en: 'Created', from: 'created_since', to: 'created_until' },
  ],
  columns: {
    category: { kind: 'text', zh: '类目', en: 'Category' },
    platform: { kind: 'platform', zh: '平台', en: 'Platform' },
    topic: { kind: 'text', zh: '话题', en: 'Topic' },
    topics: { kind: 'text', zh: '可选话题', en: 'Topics to choose', many: true },
    goods_id: { kind: 'key', zh: '商品编号', en: 'Product ID' },
    page_number: { kind: 'number', zh: '页码', en: 'Page' },
    goods_detail: { kind: 'object', zh: '商品详情', en: 'Goods details' },
    keyword: { kind: 'text', zh: '关键词', en: 'Keyword' },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true },
    items_count: { kind: 'count', zh: '商品数', en: 'Product count' },
    status_count: { kind: 'object', zh: '状态统计', en: 'By status' },
    contents_count: { kind: 'count', zh: '内容数', en: 'Contents' },
    pools_count: { kind: 'count', zh: '选品池数', en: 'Goods' },
    dash: { kind: 'flag', zh: '看板', en: 'On the board' },
    remark: { kind: 'text', zh: '备注', en: 'Note' },
    user_id: { kind: 'id', of: 'users', zh: '创作者', en: 'Creator', nullable: true },
    closed_at: { kind: 'instant', zh: '关闭时间', en: 'Closed', nullable: true },
    synced_at: { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
