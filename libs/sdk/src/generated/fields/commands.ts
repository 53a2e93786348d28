// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `commands` are, and what people call them. */
export const fields = {
  uid: { kind: 'key', zh: '账号编号', en: 'Account ID' },
  command: { kind: 'choice', zh: '指令', en: 'Command', values: ['start_publish', 'open_page', 'delete_all_contents', 'delete_today_contents', 'delete_unpass_contents', 'batch_smart_image_upload', 'batch_carry_image_upload'] },
  msg: { kind: 'text', zh: '说明', en: 'Message' },
  params: { kind: 'object', zh: '参数', en: 'Parameters' },
  issued_by: { kind: 'id', of: 'users', zh: '下发人', en: 'Issued by' },
  issuer: { kind: 'text', zh: '下发人', en: 'Sent by' },
  issued_at: { kind: 'instant', zh: '下发时间', en: 'Sent' },
  expires_at: { kind: 'instant', zh: '有效至', en: 'Good until' },
  device_id: { kind: 'id', of: 'devices', zh: '设备', en: 'Device', nullable: true },
  phase: { kind: 'choice', zh: '进度', en: 'Phase', values: ['issued', 'received', 'started', 'finished', 'refused', 'expired'] },
  detail: { kind: 'text', zh: '说明', en: 'Details' },
  phases: { kind: 'object', zh: '阶段', en: 'Phases', many: true },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'commands'>
