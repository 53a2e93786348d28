// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `content_items.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'q', takes: 'value', kind: 'text', zh: '关键词', en: 'Search words' },
    { name: 'source', takes: 'values', kind: 'platform', zh: '来源', en: 'Source' },
    { name: 'category', takes: 'values', kind: 'text', zh: '类目', en: 'Category' },
    { name: 'status', takes: 'values', kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] },
    { name: 'origin_type', takes: 'values', kind: 'key', zh: '内容家族', en: 'Family' },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '负责人', en: 'Owner' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
  ],
  columns: {
    title: { kind: 'text', zh: '标题', en: 'Title' },
    paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true },
    cover: { kind: 'image', zh: '封面', en: 'Cover' },
    images: { kind: 'image', zh: '原图', en: 'Original pictures', many: true },
    desc_content: { kind: 'text', zh: '描述', en: 'Description' },
    images_content: { kind: 'image', zh: '展示图片', en: 'Shown pictures', many: true },
    source: { kind: 'platform', zh: '来源', en: 'Source' },
    category: { kind: 'text', zh: '类目', en: 'Category' },
    status: { kind: 'key', zh: '状态', en: 'Status' },
    origin_type: { kind: 'key', zh: '内容家族', en: 'Family' },
    origin_id: { kind: 'id', zh: '内容', en: 'Content' },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
