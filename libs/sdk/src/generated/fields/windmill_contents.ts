// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `windmill_contents`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './windmill_contents.ts'

export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const group_name = { kind: 'text', zh: '人群', en: 'Crowd' } as const satisfies FieldFact
export const data_type = { kind: 'key', zh: '数据类型', en: 'Data type' } as const satisfies FieldFact
export const status = { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] } as const satisfies FieldFact
export const title = { kind: 'text', zh: '标题', en: 'Title' } as const satisfies FieldFact
export const desc = { kind: 'text', zh: '描述', en: 'Description' } as const satisfies FieldFact
export const cover = { kind: 'image', zh: '封面', en: 'Cover' } as const satisfies FieldFact
export const images = { kind: 'image', zh: '图片', en: 'Pictures', many: true } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const content_id = { kind: 'key', zh: '平台内容编号', en: 'Platform ID' } as const satisfies FieldFact
export const windmill_crowd_id = { kind: 'id', of: 'windmill_crowds', zh: '人群编号', en: 'Crowd ID', nullable: true } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const published_at = { kind: 'instant', zh: '发布时间', en: 'Published', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'windmill_contents', typeof self>
