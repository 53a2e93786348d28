// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `webhooks`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './webhooks.ts'

export const name = { kind: 'text', zh: '名称', en: 'Webhook' } as const satisfies FieldFact
export const url = { kind: 'url', zh: '地址', en: 'Address' } as const satisfies FieldFact
export const events = { kind: 'text', zh: '事件', en: 'Events', many: true } as const satisfies FieldFact
export const has_secret = { kind: 'flag', zh: '已有密钥', en: 'Has a secret' } as const satisfies FieldFact
export const secret_set_at = { kind: 'instant', zh: '密钥设置时间', en: 'Secret set', nullable: true } as const satisfies FieldFact
export const enabled = { kind: 'flag', zh: '启用', en: 'On' } as const satisfies FieldFact
export const failure_count = { kind: 'count', zh: '失败次数', en: 'Failures' } as const satisfies FieldFact
export const disabled_why = { kind: 'key', zh: '停用原因', en: 'Off because', nullable: true } as const satisfies FieldFact
export const last_delivered_at = { kind: 'instant', zh: '最近送达时间', en: 'Last delivered', nullable: true } as const satisfies FieldFact
export const pending_count = { kind: 'count', zh: '待送达数', en: 'Waiting' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'webhooks', typeof self>
