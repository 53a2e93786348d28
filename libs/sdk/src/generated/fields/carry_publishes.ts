// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `carry_publishes`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './carry_publishes.ts'

export const content_id = { kind: 'id', of: 'carry_contents', zh: '内容', en: 'Content', nullable: true } as const satisfies FieldFact
export const feed_id = { kind: 'key', zh: '渠道编号', en: 'Post ID', nullable: true } as const satisfies FieldFact
export const studio_account_id = { kind: 'id', of: 'studio_accounts', zh: '工作室账号', en: 'Studio account', nullable: true } as const satisfies FieldFact
export const title = { kind: 'text', zh: '标题', en: 'Title' } as const satisfies FieldFact
export const desc = { kind: 'text', zh: '描述', en: 'Description' } as const satisfies FieldFact
export const cover = { kind: 'image', zh: '封面', en: 'Cover' } as const satisfies FieldFact
export const image = { kind: 'image', zh: '主图', en: 'Main picture' } as const satisfies FieldFact
export const video = { kind: 'video', zh: '视频', en: 'Video' } as const satisfies FieldFact
export const topic = { kind: 'text', zh: '话题', en: 'Topic' } as const satisfies FieldFact
export const images = { kind: 'image', zh: '图片', en: 'Pictures', many: true } as const satisfies FieldFact
export const paragraphs = { kind: 'text', zh: '段落', en: 'Paragraphs', many: true } as const satisfies FieldFact
export const picture = { kind: 'image', zh: '配图', en: 'Illustration' } as const satisfies FieldFact
export const channel = { kind: 'platform', zh: '渠道', en: 'Channel' } as const satisfies FieldFact
export const channel_state = { kind: 'text', zh: '渠道状态', en: 'State at the channel' } as const satisfies FieldFact
export const pv_count = { kind: 'count', zh: '浏览数', en: 'Views' } as const satisfies FieldFact
export const like_count = { kind: 'count', zh: '点赞数', en: 'Likes' } as const satisfies FieldFact
export const collect_count = { kind: 'count', zh: '收藏数', en: 'Saves' } as const satisfies FieldFact
export const comment_count = { kind: 'count', zh: '评论数', en: 'Comments' } as const satisfies FieldFact
export const metrics_at = { kind: 'instant', zh: '数据时间', en: 'Figures read', nullable: true } as const satisfies FieldFact
export const improve_hints = { kind: 'text', zh: '改进建议', en: 'Hints', many: true } as const satisfies FieldFact
export const item_ids = { kind: 'key', zh: '商品编号', en: 'Product IDs', many: true } as const satisfies FieldFact
export const source_items = { kind: 'object', zh: '来源商品', en: 'Collected products', many: true } as const satisfies FieldFact
export const cps_amount = { kind: 'yuan', zh: '佣金', en: 'Commission' } as const satisfies FieldFact
export const cps_imported_at = { kind: 'instant', zh: '佣金导入时间', en: 'Commission imported', nullable: true } as const satisfies FieldFact
export const status = { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'published', zh: '已发布', en: 'Published' }, { value: 'processed', zh: '可再次发布', en: 'Ready to publish again' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] } as const satisfies FieldFact
export const source_user = { kind: 'text', zh: '发布账号', en: 'Account' } as const satisfies FieldFact
export const priority = { kind: 'number', zh: '优先级', en: 'Priority' } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '记录时间', en: 'Recorded' } as const satisfies FieldFact
export const release_at = { kind: 'instant', zh: '计划发布时间', en: 'Planned for', nullable: true } as const satisfies FieldFact
export const published_at = { kind: 'instant', zh: '发布时间', en: 'Published', nullable: true } as const satisfies FieldFact
export const processed_at = { kind: 'instant', zh: '处理时间', en: 'Processed', nullable: true } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const publish_tag = { kind: 'text', zh: '发布标签', en: 'Publishing tag' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'carry_publishes', typeof self>
