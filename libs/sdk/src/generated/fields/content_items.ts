// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `content_items` are, and what people call them. */
export const fields = {
  title: { kind: 'text', zh: '标题', en: 'Title' },
  paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true },
  cover: { kind: 'image', zh: '封面', en: 'Cover' },
  images: { kind: 'image', zh: '图片', en: 'Pictures', many: true },
  desc_content: { kind: 'text', zh: '描述', en: 'Description' },
  images_content: { kind: 'image', zh: '图片', en: 'Pictures', many: true },
  source: { kind: 'platform', zh: '来源', en: 'Source' },
  category: { kind: 'text', zh: '类目', en: 'Category' },
  status: { kind: 'key', zh: '状态', en: 'Status' },
  origin_type: { kind: 'key', zh: '内容家族', en: 'Family' },
  origin_id: { kind: 'id', zh: '内容', en: 'Content' },
  user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'content_items'>
