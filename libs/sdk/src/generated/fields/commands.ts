// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `commands`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './commands.ts'

export const uid = { kind: 'key', zh: '账号编号', en: 'Account ID' } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '渠道', en: 'Channel' } as const satisfies FieldFact
export const command = { kind: 'choice', zh: '指令', en: 'Command', choices: [{ value: 'start_publish', zh: '开始发布', en: 'Start publishing' }, { value: 'open_page', zh: '打开页面', en: 'Open page' }, { value: 'delete_all_contents', zh: '删除全部', en: 'Delete all' }, { value: 'delete_today_contents', zh: '删除今日', en: 'Delete today’s' }, { value: 'delete_unpass_contents', zh: '删除未通过', en: 'Delete rejected' }, { value: 'batch_smart_image_upload', zh: '批量处理图片', en: 'Process images' }, { value: 'batch_carry_image_upload', zh: '批量处理图片（搬运）', en: 'Process images (carry)' }] } as const satisfies FieldFact
export const msg = { kind: 'text', zh: '提示', en: 'Message' } as const satisfies FieldFact
export const params = { kind: 'object', zh: '参数', en: 'Parameters' } as const satisfies FieldFact
export const issued_by = { kind: 'id', of: 'users', zh: '下发人编号', en: 'Sent by (ID)' } as const satisfies FieldFact
export const issuer = { kind: 'text', zh: '下发人', en: 'Sent by' } as const satisfies FieldFact
export const issued_at = { kind: 'instant', zh: '下发时间', en: 'Sent' } as const satisfies FieldFact
export const expires_at = { kind: 'instant', zh: '有效至', en: 'Good until' } as const satisfies FieldFact
export const device_id = { kind: 'id', of: 'devices', zh: '设备', en: 'Device', nullable: true } as const satisfies FieldFact
export const phase = { kind: 'choice', zh: '进度', en: 'Phase', choices: [{ value: 'issued', zh: '已下发', en: 'Issued' }, { value: 'received', zh: '已收到', en: 'Received' }, { value: 'started', zh: '已开始', en: 'Started' }, { value: 'finished', zh: '已完成', en: 'Finished' }, { value: 'refused', zh: '已拒绝', en: 'Refused' }, { value: 'expired', zh: '已过期', en: 'Expired' }] } as const satisfies FieldFact
export const detail = { kind: 'text', zh: '说明', en: 'Details' } as const satisfies FieldFact
export const phases = { kind: 'object', zh: '阶段', en: 'Phases', many: true } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'commands', typeof self>
