// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `windmill_crowds`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './windmill_crowds.ts'

export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const group_name = { kind: 'text', zh: '人群', en: 'Crowd' } as const satisfies FieldFact
export const data_type = { kind: 'key', zh: '数据类型', en: 'Data type' } as const satisfies FieldFact
export const status = { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'enabled', zh: '启用', en: 'Enabled' }, { value: 'disabled', zh: '停用', en: 'Disabled' }] } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const crowd_id = { kind: 'key', zh: '人群编号', en: 'Crowd ID' } as const satisfies FieldFact
export const size = { kind: 'count', zh: '人数', en: 'People' } as const satisfies FieldFact
export const contents_count = { kind: 'count', zh: '内容数', en: 'Contents' } as const satisfies FieldFact
export const synced_at = { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'windmill_crowds', typeof self>
