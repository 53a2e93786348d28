// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `studio_sources`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './studio_sources.ts'

export const nickname = { kind: 'text', zh: '作者', en: 'Author' } as const satisfies FieldFact
export const source_url = { kind: 'url', zh: '主页地址', en: 'Home page' } as const satisfies FieldFact
export const source_params = { kind: 'object', zh: '来源参数', en: 'Source settings' } as const satisfies FieldFact
export const status_count = { kind: 'object', zh: '状态统计', en: 'By status' } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const author_id = { kind: 'key', zh: '作者编号', en: 'Author ID', nullable: true } as const satisfies FieldFact
export const avatar = { kind: 'image', zh: '头像', en: 'Picture' } as const satisfies FieldFact
export const summary = { kind: 'text', zh: '简介', en: 'Summary' } as const satisfies FieldFact
export const fans_count = { kind: 'count', zh: '粉丝数', en: 'Followers' } as const satisfies FieldFact
export const contents_count = { kind: 'count', zh: '内容数', en: 'Contents' } as const satisfies FieldFact
export const remark = { kind: 'text', zh: '备注', en: 'Note' } as const satisfies FieldFact
export const studio_account_id = { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', nullable: true } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const collected_at = { kind: 'instant', zh: '采集时间', en: 'Collected', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '添加时间', en: 'Added' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'studio_sources', typeof self>
