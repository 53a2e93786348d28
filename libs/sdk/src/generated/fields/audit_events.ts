// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `audit_events`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './audit_events.ts'

export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact
export const team_name = { kind: 'text', zh: '团队名称', en: 'Team name' } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '操作人编号', en: 'Person ID', nullable: true } as const satisfies FieldFact
export const username = { kind: 'text', zh: '用户名', en: 'User name' } as const satisfies FieldFact
export const full_name = { kind: 'text', zh: '操作人', en: 'By' } as const satisfies FieldFact
export const operation = { kind: 'key', zh: '操作', en: 'Operation' } as const satisfies FieldFact
export const subject_type = { kind: 'key', zh: '对象类型', en: 'Resource' } as const satisfies FieldFact
export const subject_ids = { kind: 'key', zh: '对象编号', en: 'Records', many: true } as const satisfies FieldFact
export const before = { kind: 'object', zh: '修改前', en: 'Before', nullable: true } as const satisfies FieldFact
export const after = { kind: 'object', zh: '修改后', en: 'After', nullable: true } as const satisfies FieldFact
export const changes = { kind: 'object', zh: '变更', en: 'Changes', many: true, nullable: true } as const satisfies FieldFact
export const undoable = { kind: 'flag', zh: '可撤销', en: 'Can be undone' } as const satisfies FieldFact
export const undone_by = { kind: 'id', of: 'audit_events', zh: '撤销记录', en: 'Undone by', nullable: true } as const satisfies FieldFact
export const reason = { kind: 'text', zh: '原因', en: 'Reason', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '时间', en: 'Time' } as const satisfies FieldFact

export type Fields = Checked<'audit_events', typeof self>
