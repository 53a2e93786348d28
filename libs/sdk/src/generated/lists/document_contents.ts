// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `document_contents.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'source', takes: 'values', kind: 'choice', zh: '来源', en: 'Source', choices: [{ value: 'import', zh: '导入', en: 'Imported' }, { value: 'modified', zh: '修改', en: 'Modified' }] },
    { name: 'channel', takes: 'values', kind: 'platform', zh: '渠道', en: 'Channel' },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '负责人', en: 'Owner' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
    { name: 'created', takes: 'span', kind: 'instant', zh: '导入时间', en: 'Imported', from: 'created_since', to: 'created_until' },
  ],
  columns: {
    title: { kind: 'text', zh: '标题', en: 'Title' },
    content: { kind: 'text', zh: '原文', en: 'Original' },
    modified_content: { kind: 'text', zh: '改写后', en: 'Rewritten text', nullable: true },
    differences: { kind: 'object', zh: '差异', en: 'Differences', many: true },
    channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
    source: { kind: 'choice', zh: '来源', en: 'Source', choices: [{ value: 'import', zh: '导入', en: 'Imported' }, { value: 'modified', zh: '修改', en: 'Modified' }] },
    blob: { kind: 'key', zh: '来源文件', en: 'File', nullable: true },
    row_no: { kind: 'number', zh: '行号', en: 'Row', nullable: true },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
    created_at: { kind: 'instant', zh: '导入时间', en: 'Imported' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
