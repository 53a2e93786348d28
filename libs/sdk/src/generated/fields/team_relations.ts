// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `team_relations`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './team_relations.ts'

export const platform = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const relation_id = { kind: 'key', zh: '绑定编号', en: 'Relation ID' } as const satisfies FieldFact
export const uid = { kind: 'key', zh: '达人编号', en: 'Creator ID' } as const satisfies FieldFact
export const nickname = { kind: 'text', zh: '达人', en: 'Creator' } as const satisfies FieldFact
export const bind_date = { kind: 'day', zh: '绑定日期', en: 'Bound on' } as const satisfies FieldFact
export const state = { kind: 'choice', zh: '状态', en: 'State', choices: [{ value: 'bound', zh: '已绑定', en: 'Bound' }, { value: 'unbound', zh: '已解绑', en: 'Unbound' }] } as const satisfies FieldFact
export const orders_count = { kind: 'count', zh: '订单数', en: 'Orders' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'team_relations', typeof self>
