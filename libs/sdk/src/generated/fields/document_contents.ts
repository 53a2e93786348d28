// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `document_contents` are, and what people call them. */
export const fields = {
  title: { kind: 'text', zh: '标题', en: 'Title' },
  content: { kind: 'text', zh: '原文', en: 'Original' },
  modified_content: { kind: 'text', zh: '改写后', en: 'Rewritten text', nullable: true },
  differences: { kind: 'object', zh: '差异', en: 'Differences', many: true },
  channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
  source: { kind: 'choice', zh: '来源', en: 'Source', values: ['import', 'modified'] },
  blob: { kind: 'key', zh: '来源文件', en: 'File', nullable: true },
  row_no: { kind: 'number', zh: '行号', en: 'Row', nullable: true },
  user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
  created_at: { kind: 'instant', zh: '导入时间', en: 'Imported' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'document_contents'>
