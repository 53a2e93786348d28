// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `smart_paragraphs`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './smart_paragraphs.ts'

export const text = { kind: 'text', zh: '段落', en: 'Paragraph' } as const satisfies FieldFact
export const source = { kind: 'platform', zh: '来源', en: 'Source' } as const satisfies FieldFact
export const outside_id = { kind: 'key', zh: '平台编号', en: 'Platform ID', nullable: true } as const satisfies FieldFact
export const score = { kind: 'number', zh: '评分', en: 'Score', nullable: true } as const satisfies FieldFact
export const images = { kind: 'image', zh: '图片', en: 'Pictures', many: true } as const satisfies FieldFact
export const business_pool_id = { kind: 'id', of: 'business_pools', zh: '选品池', en: 'Pool product' } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact

export type Fields = Checked<'smart_paragraphs', typeof self>
