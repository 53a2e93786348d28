// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `sessions`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './sessions.ts'

export const user_agent = { kind: 'text', zh: '浏览器标识', en: 'Browser' } as const satisfies FieldFact
export const remote_address = { kind: 'key', zh: '来访地址', en: 'Address' } as const satisfies FieldFact
export const current = { kind: 'flag', zh: '当前', en: 'This one' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '登录时间', en: 'Signed in' } as const satisfies FieldFact
export const last_seen_at = { kind: 'instant', zh: '最近使用', en: 'Last used' } as const satisfies FieldFact
export const expires_at = { kind: 'instant', zh: '到期时间', en: 'Ends' } as const satisfies FieldFact

export type Fields = Checked<'sessions', typeof self>
