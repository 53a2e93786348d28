// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `document_contents`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './document_contents.ts'

export const title = { kind: 'text', zh: '标题', en: 'Title' } as const satisfies FieldFact
export const content = { kind: 'text', zh: '原文', en: 'Original' } as const satisfies FieldFact
export const modified_content = { kind: 'text', zh: '改写后', en: 'Rewritten text', nullable: true } as const satisfies FieldFact
export const differences = { kind: 'object', zh: '差异', en: 'Differences', many: true } as const satisfies FieldFact
export const channel = { kind: 'platform', zh: '渠道', en: 'Channel' } as const satisfies FieldFact
export const source = { kind: 'choice', zh: '来源', en: 'Source', choices: [{ value: 'import', zh: '导入', en: 'Imported' }, { value: 'modified', zh: '修改', en: 'Modified' }] } as const satisfies FieldFact
export const blob = { kind: 'key', zh: '来源文件', en: 'File', nullable: true } as const satisfies FieldFact
export const row_no = { kind: 'number', zh: '行号', en: 'Row', nullable: true } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '导入时间', en: 'Imported' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'document_contents', typeof self>
