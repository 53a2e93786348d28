// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `uploads`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './uploads.ts'

export const user_id = { kind: 'id', of: 'users', zh: '上传人', en: 'Uploaded by', nullable: true } as const satisfies FieldFact
export const file_name = { kind: 'text', zh: '文件名', en: 'File name' } as const satisfies FieldFact
export const kind = { kind: 'choice', zh: '类型', en: 'Kind', choices: [{ value: 'image', zh: '图片', en: 'Picture' }, { value: 'video', zh: '视频', en: 'Video' }] } as const satisfies FieldFact
export const content_type = { kind: 'key', zh: '媒体类型', en: 'Media type' } as const satisfies FieldFact
export const byte_count = { kind: 'bytes', zh: '字节数', en: 'Size' } as const satisfies FieldFact
export const sha256 = { kind: 'key', zh: '文件校验值', en: 'SHA-256' } as const satisfies FieldFact
export const width = { kind: 'pixels', zh: '宽度', en: 'Width', nullable: true } as const satisfies FieldFact
export const height = { kind: 'pixels', zh: '高度', en: 'Height', nullable: true } as const satisfies FieldFact
export const url = { kind: 'url', zh: '地址', en: 'Address' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '上传时间', en: 'Uploaded' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'uploads', typeof self>
