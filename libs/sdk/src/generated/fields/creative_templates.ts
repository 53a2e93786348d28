// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `creative_templates`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './creative_templates.ts'

export const name = { kind: 'text', zh: '模板名称', en: 'Template' } as const satisfies FieldFact
export const width = { kind: 'pixels', zh: '宽度', en: 'Width' } as const satisfies FieldFact
export const height = { kind: 'pixels', zh: '高度', en: 'Height' } as const satisfies FieldFact
export const layout = { kind: 'object', zh: '布局', en: 'Layout' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'creative_templates', typeof self>
