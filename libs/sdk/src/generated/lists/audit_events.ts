// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `audit_events.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'operation', takes: 'values', kind: 'key', zh: '操作', en: 'Operation' },
    { name: 'subject_type', takes: 'values', kind: 'key', zh: '对象类型', en: 'Resource' },
    { name: 'subject_id', takes: 'value', kind: 'key', zh: '对象编号', en: 'Record' },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '操作人编号', en: 'Person ID' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'undoable', takes: 'value', kind: 'flag', zh: '有变更', en: 'Has changes' },
    { name: 'day', takes: 'span', kind: 'instant', zh: '时间', en: 'Time', from: 'since', to: 'until' },
  ],
  columns: {
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    team_name: { kind: 'text', zh: '团队名称', en: 'Team name' },
    user_id: { kind: 'id', of: 'users', zh: '操作人编号', en: 'Person ID', nullable: true },
    username: { kind: 'text', zh: '用户名', en: 'User name' },
    full_name: { kind: 'text', zh: '操作人', en: 'By' },
    operation: { kind: 'key', zh: '操作', en: 'Operation' },
    subject_type: { kind: 'key', zh: '对象类型', en: 'Resource' },
    subject_ids: { kind: 'key', zh: '对象编号', en: 'Records', many: true },
    before: { kind: 'object', zh: '修改前', en: 'Before', nullable: true },
    after: { kind: 'object', zh: '修改后', en: 'After', nullable: true },
    changes: { kind: 'object', zh: '变更', en: 'Changes', many: true, nullable: true },
    undoable: { kind: 'flag', zh: '可撤销', en: 'Can be undone' },
    undone_by: { kind: 'id', of: 'audit_events', zh: '撤销记录', en: 'Undone by', nullable: true },
    reason: { kind: 'text', zh: '原因', en: 'Reason', nullable: true },
    created_at: { kind: 'instant', zh: '时间', en: 'Time' },
  },
}
