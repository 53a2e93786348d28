// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `content_items`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './content_items.ts'

export const title = { kind: 'text', zh: '标题', en: 'Title' } as const satisfies FieldFact
export const paragraphs = { kind: 'text', zh: '段落', en: 'Paragraphs', many: true } as const satisfies FieldFact
export const cover = { kind: 'image', zh: '封面', en: 'Cover' } as const satisfies FieldFact
export const images = { kind: 'image', zh: '原图', en: 'Original pictures', many: true } as const satisfies FieldFact
export const desc_content = { kind: 'text', zh: '描述', en: 'Description' } as const satisfies FieldFact
export const images_content = { kind: 'image', zh: '展示图片', en: 'Shown pictures', many: true } as const satisfies FieldFact
export const source = { kind: 'platform', zh: '来源', en: 'Source' } as const satisfies FieldFact
export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const status = { kind: 'key', zh: '状态', en: 'Status' } as const satisfies FieldFact
export const origin_type = { kind: 'key', zh: '内容家族', en: 'Family' } as const satisfies FieldFact
export const origin_id = { kind: 'id', zh: '内容', en: 'Content' } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'content_items', typeof self>
