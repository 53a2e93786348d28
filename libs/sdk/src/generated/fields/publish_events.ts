// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `publish_events`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './publish_events.ts'

export const kind = { kind: 'key', zh: '事件', en: 'Event' } as const satisfies FieldFact
export const studio_account_id = { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '渠道', en: 'Channel' } as const satisfies FieldFact
export const publish_content_id = { kind: 'id', of: 'publish_contents', zh: '待发布内容', en: 'Queue entry', nullable: true } as const satisfies FieldFact
export const attempt_id = { kind: 'id', of: 'publish_attempts', zh: '发布尝试', en: 'Attempt', nullable: true } as const satisfies FieldFact
export const device_id = { kind: 'id', of: 'devices', zh: '设备', en: 'Device', nullable: true } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '操作人', en: 'By', nullable: true } as const satisfies FieldFact
export const title = { kind: 'text', zh: '标题', en: 'Title', nullable: true } as const satisfies FieldFact
export const detail = { kind: 'object', zh: '详情', en: 'Details' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '时间', en: 'Time' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'publish_events', typeof self>
