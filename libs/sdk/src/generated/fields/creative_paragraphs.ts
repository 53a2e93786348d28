// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `creative_paragraphs`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './creative_paragraphs.ts'

export const seed = { kind: 'text', zh: '种子词', en: 'Seed word' } as const satisfies FieldFact
export const text = { kind: 'text', zh: '段落', en: 'Paragraph' } as const satisfies FieldFact
export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const source = { kind: 'platform', zh: '来源', en: 'Source' } as const satisfies FieldFact
export const checked = { kind: 'flag', zh: '已审核', en: 'Checked' } as const satisfies FieldFact
export const business_pool_id = { kind: 'id', of: 'business_pools', zh: '选品池', en: 'Pool product', nullable: true } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'creative_paragraphs', typeof self>
