// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `creative_paragraphs` are, and what people call them. */
export const fields = {
  seed: { kind: 'text', zh: '种子词', en: 'Seed word' },
  text: { kind: 'text', zh: '段落', en: 'Paragraph' },
  category: { kind: 'text', zh: '类目', en: 'Category' },
  source: { kind: 'platform', zh: '来源', en: 'Source' },
  checked: { kind: 'flag', zh: '已审核', en: 'Checked' },
  business_pool_id: { kind: 'id', of: 'business_pools', zh: '选品池', en: 'Pool product', nullable: true },
  user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'creative_paragraphs'>
