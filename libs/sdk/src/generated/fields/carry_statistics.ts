// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `carry_statistics`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './carry_statistics.ts'

export const record_date = { kind: 'day', zh: '日期', en: 'Day' } as const satisfies FieldFact
export const keyword = { kind: 'text', zh: '关键词', en: 'Keyword' } as const satisfies FieldFact
export const title = { kind: 'text', zh: '标题', en: 'Title' } as const satisfies FieldFact
export const resource_id = { kind: 'id', zh: '对象', en: 'Record' } as const satisfies FieldFact
export const resource_type = { kind: 'choice', zh: '对象类型', en: 'Counted resource', choices: [{ value: 'carry_publishes', zh: '发布', en: 'Publications' }, { value: 'studio_accounts', zh: '账号', en: 'Accounts' }, { value: 'users', zh: '人员', en: 'People' }] } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const channel = { kind: 'platform', zh: '渠道', en: 'Channel' } as const satisfies FieldFact
export const publish_count = { kind: 'count', zh: '发布数', en: 'Publications' } as const satisfies FieldFact
export const pv_count = { kind: 'count', zh: '浏览数', en: 'Views' } as const satisfies FieldFact
export const like_count = { kind: 'count', zh: '点赞数', en: 'Likes' } as const satisfies FieldFact
export const collect_count = { kind: 'count', zh: '收藏数', en: 'Saves' } as const satisfies FieldFact
export const comment_count = { kind: 'count', zh: '评论数', en: 'Comments' } as const satisfies FieldFact
export const cps_amount = { kind: 'yuan', zh: '佣金', en: 'Commission' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'carry_statistics', typeof self>
