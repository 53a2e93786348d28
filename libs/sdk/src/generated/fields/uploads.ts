// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `uploads` are, and what people call them. */
export const fields = {
  user_id: { kind: 'id', of: 'users', zh: '上传人', en: 'Uploaded by', nullable: true },
  file_name: { kind: 'text', zh: '文件名', en: 'File name' },
  kind: { kind: 'choice', zh: '类型', en: 'Kind', values: ['image', 'video'] },
  content_type: { kind: 'key', zh: '媒体类型', en: 'Media type' },
  byte_count: { kind: 'bytes', zh: '字节数', en: 'Size' },
  sha256: { kind: 'key', zh: '文件校验值', en: 'SHA-256' },
  width: { kind: 'pixels', zh: '宽度', en: 'Width', nullable: true },
  height: { kind: 'pixels', zh: '高度', en: 'Height', nullable: true },
  url: { kind: 'url', zh: '地址', en: 'Address' },
  created_at: { kind: 'instant', zh: '上传时间', en: 'Uploaded' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'uploads'>
