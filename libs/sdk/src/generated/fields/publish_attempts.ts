// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `publish_attempts`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './publish_attempts.ts'

export const attempt_key = { kind: 'key', zh: '尝试标识', en: 'Attempt key' } as const satisfies FieldFact
export const publish_content_id = { kind: 'id', of: 'publish_contents', zh: '待发布内容', en: 'Queue entry' } as const satisfies FieldFact
export const studio_account_id = { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '渠道', en: 'Channel' } as const satisfies FieldFact
export const device_id = { kind: 'id', of: 'devices', zh: '设备', en: 'Device', nullable: true } as const satisfies FieldFact
export const fence = { kind: 'number', zh: '租约序号', en: 'Fence' } as const satisfies FieldFact
export const generation = { kind: 'number', zh: '批次代', en: 'Generation' } as const satisfies FieldFact
export const state = { kind: 'choice', zh: '状态', en: 'State', choices: [{ value: 'claimed', zh: '已领取', en: 'Claimed' }, { value: 'submitting', zh: '提交中', en: 'Submitting' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'refused', zh: '已拒绝', en: 'Refused' }, { value: 'unknown', zh: '结果未知', en: 'Result unknown' }, { value: 'absent', zh: '核实为未发布', en: 'Proved not published' }, { value: 'needs_human', zh: '需要人工决定', en: 'A person has to decide' }, { value: 'released', zh: '没有送出', en: 'Not sent' }] } as const satisfies FieldFact
export const lease_expires_at = { kind: 'instant', zh: '租约到期时间', en: 'Lease ends' } as const satisfies FieldFact
export const claimed_at = { kind: 'instant', zh: '领取时间', en: 'Claimed' } as const satisfies FieldFact
export const submitted_at = { kind: 'instant', zh: '提交时间', en: 'Submitted', nullable: true } as const satisfies FieldFact
export const settled_at = { kind: 'instant', zh: '确定时间', en: 'Settled', nullable: true } as const satisfies FieldFact
export const outcome = { kind: 'key', zh: '结果', en: 'Outcome', nullable: true } as const satisfies FieldFact
export const code = { kind: 'key', zh: '代码', en: 'Code', nullable: true } as const satisfies FieldFact
export const message = { kind: 'text', zh: '说明', en: 'Message', nullable: true } as const satisfies FieldFact
export const feed_id = { kind: 'key', zh: '渠道编号', en: 'Post ID', nullable: true } as const satisfies FieldFact
export const evidence = { kind: 'object', zh: '凭据', en: 'Evidence', nullable: true } as const satisfies FieldFact
export const reconcile_after = { kind: 'instant', zh: '核对时间', en: 'Look-up due', nullable: true } as const satisfies FieldFact
export const reconcile_count = { kind: 'count', zh: '核对次数', en: 'Look-ups' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'publish_attempts', typeof self>
