// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `creative_materials`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './creative_materials.ts'

export const image = { kind: 'image', zh: '原图', en: 'Original' } as const satisfies FieldFact
export const filename = { kind: 'text', zh: '文件名', en: 'File name' } as const satisfies FieldFact
export const make_image = { kind: 'image', zh: '成品图', en: 'Finished picture' } as const satisfies FieldFact
export const filesize = { kind: 'bytes', zh: '文件大小', en: 'File size' } as const satisfies FieldFact
export const width = { kind: 'pixels', zh: '宽度', en: 'Width', nullable: true } as const satisfies FieldFact
export const height = { kind: 'pixels', zh: '高度', en: 'Height', nullable: true } as const satisfies FieldFact
export const sn = { kind: 'key', zh: '货号', en: 'Shelf number' } as const satisfies FieldFact
export const priority = { kind: 'number', zh: '优先级', en: 'Priority' } as const satisfies FieldFact
export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const made_at = { kind: 'instant', zh: '制作时间', en: 'Made', nullable: true } as const satisfies FieldFact
export const make_error = { kind: 'text', zh: '制作失败原因', en: 'Why not made' } as const satisfies FieldFact
export const creative_template_id = { kind: 'id', of: 'creative_templates', zh: '图片模板', en: 'Picture template', nullable: true } as const satisfies FieldFact
export const business_pool_id = { kind: 'id', of: 'business_pools', zh: '选品池', en: 'Pool product', nullable: true } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'creative_materials', typeof self>
