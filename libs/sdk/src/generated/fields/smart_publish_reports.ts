// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `smart_publish_reports`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './smart_publish_reports.ts'

export const studio_account_id = { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const uid = { kind: 'key', zh: '账号编号', en: 'Account ID' } as const satisfies FieldFact
export const nickname = { kind: 'text', zh: '昵称', en: 'Nickname' } as const satisfies FieldFact
export const record_date = { kind: 'day', zh: '日期', en: 'Day' } as const satisfies FieldFact
export const published_count = { kind: 'count', zh: '发布成功数', en: 'Published' } as const satisfies FieldFact
export const refused_count = { kind: 'count', zh: '被拒数', en: 'Refused' } as const satisfies FieldFact
export const reported_count = { kind: 'count', zh: '上报数', en: 'With figures' } as const satisfies FieldFact
export const pv_count = { kind: 'count', zh: '浏览数', en: 'Views' } as const satisfies FieldFact
export const like_count = { kind: 'count', zh: '点赞数', en: 'Likes' } as const satisfies FieldFact
export const collect_count = { kind: 'count', zh: '收藏数', en: 'Saves' } as const satisfies FieldFact
export const comment_count = { kind: 'count', zh: '评论数', en: 'Comments' } as const satisfies FieldFact
export const orders_count = { kind: 'count', zh: '订单数', en: 'Orders' } as const satisfies FieldFact
export const cps_amount = { kind: 'yuan', zh: '佣金', en: 'Commission' } as const satisfies FieldFact
export const synced_at = { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'smart_publish_reports', typeof self>
