// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `smart_paragraphs` are, and what people call them. */
export const fields = {
  text: { kind: 'text', zh: '段落', en: 'Paragraph' },
  source: { kind: 'platform', zh: '来源', en: 'Source' },
  outside_id: { kind: 'key', zh: '平台编号', en: 'Platform ID', nullable: true },
  score: { kind: 'number', zh: '评分', en: 'Score', nullable: true },
  images: { kind: 'image', zh: '图片', en: 'Pictures', many: true },
  business_pool_id: { kind: 'id', of: 'business_pools', zh: '选品池', en: 'Pool product' },
  user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'smart_paragraphs'>
