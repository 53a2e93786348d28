// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `creative_contents.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'status', takes: 'values', kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] },
    { name: 'source', takes: 'values', kind: 'platform', zh: '来源', en: 'Source' },
    { name: 'category', takes: 'values', kind: 'text', zh: '类目', en: 'Category' },
    { name: 'channel', takes: 'values', kind: 'platform', zh: '渠道', en: 'Channel', values: ['guangguang', 'wetao', 'pdd', 'jd', 'goudong', 'daorc', 'youhaohuo'] },
    { name: 'topic', takes: 'values', kind: 'text', zh: '话题', en: 'Topic' },
    { name: 'brand', takes: 'values', kind: 'text', zh: '品牌', en: 'Brand' },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '负责人', en: 'Owner' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'created', takes: 'span', kind: 'instant', zh: '创建时间', en: 'Created', from: 'created_since', to: 'created_until' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
  ],
  columns: {
    title: { kind: 'text', zh: '标题', en: 'Title' },
    images: { kind: 'image', zh: '图片', en: 'Pictures', many: true },
    make_images: { kind: 'image', zh: '成品图', en: 'Finished pictures', many: true },
    desc: { kind: 'text', zh: '描述', en: 'Description' },
    paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true },
    topic: { kind: 'text', zh: '话题', en: 'Topic' },
    brand: { kind: 'text', zh: '品牌', en: 'Brand' },
    source: { kind: 'platform', zh: '来源', en: 'Source' },
    category: { kind: 'text', zh: '类目', en: 'Category' },
    channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] },
    creative_publishes_count: { kind: 'count', zh: '发布数', en: 'Publications' },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    origin_type: { kind: 'key', zh: '原始类型', en: 'Made from (type)', nullable: true },
    origin_id: { kind: 'key', zh: '原始编号', en: 'Made from', nullable: true },
    published_at: { kind: 'instant', zh: '发布时间', en: 'Published', nullable: true },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
  },
}
