// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `creative_materials.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'sn', takes: 'values', kind: 'key', zh: '货号', en: 'Shelf number' },
    { name: 'category', takes: 'values', kind: 'text', zh: '类目', en: 'Category' },
    { name: 'made', takes: 'value', kind: 'flag', zh: '已制作', en: 'Made' },
    { name: 'business_pool_id', takes: 'values', kind: 'id', of: 'business_pools', zh: '选品池', en: 'Pool product' },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '负责人', en: 'Owner' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
  ],
  columns: {
    image: { kind: 'image', zh: '原图', en: 'Original' },
    filename: { kind: 'text', zh: '文件名', en: 'File name' },
    make_image: { kind: 'image', zh: '成品图', en: 'Finished picture' },
    filesize: { kind: 'bytes', zh: '文件大小', en: 'File size' },
    width: { kind: 'pixels', zh: '宽度', en: 'Width', nullable: true },
    height: { kind: 'pixels', zh: '高度', en: 'Height', nullable: true },
    sn: { kind: 'key', zh: '货号', en: 'Shelf number' },
    priority: { kind: 'number', zh: '优先级', en: 'Priority' },
    category: { kind: 'text', zh: '类目', en: 'Category' },
    made_at: { kind: 'instant', zh: '制作时间', en: 'Made', nullable: true },
    make_error: { kind: 'text', zh: '制作失败原因', en: 'Why not made' },
    creative_template_id: { kind: 'id', of: 'creative_templates', zh: '图片模板', en: 'Picture template', nullable: true },
    business_pool_id: { kind: 'id', of: 'business_pools', zh: '选品池', en: 'Pool product', nullable: true },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
