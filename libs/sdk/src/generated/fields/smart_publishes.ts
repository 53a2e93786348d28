// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `smart_publishes`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './smart_publishes.ts'

export const content_id = { kind: 'id', of: 'smart_contents', zh: '内容', en: 'Content', nullable: true } as const satisfies FieldFact
export const studio_account_id = { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', nullable: true } as const satisfies FieldFact
export const feed_id = { kind: 'key', zh: '渠道编号', en: 'Post ID', nullable: true } as const satisfies FieldFact
export const title = { kind: 'text', zh: '标题', en: 'Title' } as const satisfies FieldFact
export const channel = { kind: 'platform', zh: '渠道', en: 'Channel' } as const satisfies FieldFact
export const pv_count = { kind: 'count', zh: '浏览数', en: 'Views' } as const satisfies FieldFact
export const like_count = { kind: 'count', zh: '点赞数', en: 'Likes' } as const satisfies FieldFact
export const collect_count = { kind: 'count', zh: '收藏数', en: 'Saves' } as const satisfies FieldFact
export const comment_count = { kind: 'count', zh: '评论数', en: 'Comments' } as const satisfies FieldFact
export const improve_hints = { kind: 'text', zh: '改进建议', en: 'Hints', many: true } as const satisfies FieldFact
export const metrics_at = { kind: 'instant', zh: '数据时间', en: 'Figures read', nullable: true } as const satisfies FieldFact
export const release_at = { kind: 'instant', zh: '发布时间', en: 'Published', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '记录时间', en: 'Recorded' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'smart_publishes', typeof self>
