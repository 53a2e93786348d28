// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `windmill_contents.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'status', takes: 'values', kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] },
    { name: 'category', takes: 'values', kind: 'text', zh: '类目', en: 'Category' },
    { name: 'group_name', takes: 'values', kind: 'text', zh: '人群', en: 'Crowd' },
    { name: 'data_type', takes: 'values', kind: 'key', zh: '数据类型', en: 'Data type' },
    { name: 'platform', takes: 'values', kind: 'platform', zh: '平台', en: 'Platform' },
    { name: 'windmill_crowd_id', takes: 'values', kind: 'id', of: 'windmill_crowds', zh: '人群编号', en: 'Crowd ID' },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '负责人', en: 'Owner' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
  ],
  columns: {
    category: { kind: 'text', zh: '类目', en: 'Category' },
    group_name: { kind: 'text', zh: '人群', en: 'Crowd' },
    data_type: { kind: 'key', zh: '数据类型', en: 'Data type' },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] },
    title: { kind: 'text', zh: '标题', en: 'Title' },
    desc: { kind: 'text', zh: '描述', en: 'Description' },
    cover: { kind: 'image', zh: '封面', en: 'Cover' },
    images: { kind: 'image', zh: '图片', en: 'Pictures', many: true },
    platform: { kind: 'platform', zh: '平台', en: 'Platform' },
    content_id: { kind: 'key', zh: '平台内容编号', en: 'Platform ID' },
    windmill_crowd_id: { kind: 'id', of: 'windmill_crowds', zh: '人群编号', en: 'Crowd ID', nullable: true },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
    published_at: { kind: 'instant', zh: '发布时间', en: 'Published', nullable: true },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
