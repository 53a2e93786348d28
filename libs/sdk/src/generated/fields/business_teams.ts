// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `business_teams`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './business_teams.ts'

export const name = { kind: 'text', zh: '团队名称', en: 'Team' } as const satisfies FieldFact
export const team_key = { kind: 'key', zh: '团队码', en: 'Team key' } as const satisfies FieldFact
export const settings = { kind: 'object', zh: '设置', en: 'Settings' } as const satisfies FieldFact
export const studio_accounts_count = { kind: 'count', zh: '账号数', en: 'Accounts' } as const satisfies FieldFact
export const users_count = { kind: 'count', zh: '人数', en: 'People' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact

export type Fields = Checked<'business_teams', typeof self>
