// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `deliveries`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './deliveries.ts'

export const webhook_id = { kind: 'id', of: 'webhooks', zh: '回调', en: 'Webhook' } as const satisfies FieldFact
export const delivery_key = { kind: 'key', zh: '投递编号', en: 'Delivery key' } as const satisfies FieldFact
export const event = { kind: 'text', zh: '事件', en: 'Event' } as const satisfies FieldFact
export const payload = { kind: 'object', zh: '数据', en: 'Payload' } as const satisfies FieldFact
export const state = { kind: 'choice', zh: '状态', en: 'State', choices: [{ value: 'pending', zh: '等待中', en: 'Pending' }, { value: 'delivered', zh: '已送达', en: 'Delivered' }, { value: 'failed', zh: '失败', en: 'Failed' }] } as const satisfies FieldFact
export const tries = { kind: 'count', zh: '尝试次数', en: 'Tries' } as const satisfies FieldFact
export const next_try_at = { kind: 'instant', zh: '下次尝试时间', en: 'Next try', nullable: true } as const satisfies FieldFact
export const response_status = { kind: 'number', zh: '响应状态', en: 'Response status', nullable: true } as const satisfies FieldFact
export const error = { kind: 'text', zh: '错误', en: 'Error', nullable: true } as const satisfies FieldFact
export const replay_of = { kind: 'id', of: 'deliveries', zh: '重放自', en: 'Replay of', nullable: true } as const satisfies FieldFact
export const delivered_at = { kind: 'instant', zh: '送达时间', en: 'Delivered', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '产生时间', en: 'Made' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'deliveries', typeof self>
