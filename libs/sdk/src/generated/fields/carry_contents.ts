// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `carry_contents`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './carry_contents.ts'

export const title = { kind: 'text', zh: '标题', en: 'Title' } as const satisfies FieldFact
export const cover = { kind: 'image', zh: '封面', en: 'Cover' } as const satisfies FieldFact
export const asset_cover = { kind: 'image', zh: '素材封面', en: 'Own cover' } as const satisfies FieldFact
export const images = { kind: 'image', zh: '图片', en: 'Pictures', many: true } as const satisfies FieldFact
export const item_picture = { kind: 'image', zh: '商品图', en: 'Product picture' } as const satisfies FieldFact
export const video = { kind: 'video', zh: '视频', en: 'Video' } as const satisfies FieldFact
export const desc = { kind: 'text', zh: '描述', en: 'Description' } as const satisfies FieldFact
export const audio_text = { kind: 'text', zh: '语音文字', en: 'Spoken words' } as const satisfies FieldFact
export const status = { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] } as const satisfies FieldFact
export const source = { kind: 'platform', zh: '来源', en: 'Source' } as const satisfies FieldFact
export const channel = { kind: 'platform', zh: '渠道', en: 'Channel' } as const satisfies FieldFact
export const content_type = { kind: 'choice', zh: '内容形式', en: 'Form', choices: [{ value: 'image', zh: '图文', en: 'Image-text' }, { value: 'video', zh: '视频', en: 'Video' }] } as const satisfies FieldFact
export const document_id = { kind: 'key', zh: '平台内容编号', en: 'Platform ID', nullable: true } as const satisfies FieldFact
export const ratio = { kind: 'key', zh: '画面比例', en: 'Aspect ratio' } as const satisfies FieldFact
export const play = { kind: 'count', zh: '播放数', en: 'Plays' } as const satisfies FieldFact
export const play_gain = { kind: 'count', zh: '每小时增长', en: 'Growth' } as const satisfies FieldFact
export const paragraphs = { kind: 'text', zh: '段落', en: 'Paragraphs', many: true } as const satisfies FieldFact
export const items = { kind: 'object', zh: '商品', en: 'Products', many: true } as const satisfies FieldFact
export const topic = { kind: 'text', zh: '话题', en: 'Topic' } as const satisfies FieldFact
export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const extra_info = { kind: 'object', zh: '附加信息', en: 'More details' } as const satisfies FieldFact
export const creative_info = { kind: 'object', zh: '创意信息', en: 'Picture details' } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const carry_source_id = { kind: 'id', of: 'carry_sources', zh: '内容来源', en: 'Watched author', nullable: true } as const satisfies FieldFact
export const assigned_account_id = { kind: 'id', of: 'studio_accounts', zh: '分配的账号', en: 'Assigned account', nullable: true } as const satisfies FieldFact
export const assigned_at = { kind: 'instant', zh: '分配时间', en: 'Assigned', nullable: true } as const satisfies FieldFact
export const business_category_id = { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true } as const satisfies FieldFact
export const origin_type = { kind: 'key', zh: '原始类型', en: 'Made from (type)', nullable: true } as const satisfies FieldFact
export const origin_id = { kind: 'key', zh: '原始编号', en: 'Made from', nullable: true } as const satisfies FieldFact
export const author_id = { kind: 'key', zh: '作者编号', en: 'Author ID' } as const satisfies FieldFact
export const source_author = { kind: 'text', zh: '来源作者', en: 'Author' } as const satisfies FieldFact
export const source_published_at = { kind: 'instant', zh: '来源发布时间', en: 'Published by its author', nullable: true } as const satisfies FieldFact
export const like_count = { kind: 'count', zh: '点赞数', en: 'Likes' } as const satisfies FieldFact
export const collect_count = { kind: 'count', zh: '收藏数', en: 'Saves' } as const satisfies FieldFact
export const comment_count = { kind: 'count', zh: '评论数', en: 'Comments' } as const satisfies FieldFact
export const aweme_at = { kind: 'instant', zh: '数据更新时间', en: 'Figures read', nullable: true } as const satisfies FieldFact
export const review_reason = { kind: 'text', zh: '审核原因', en: 'Review reason' } as const satisfies FieldFact
export const reviewed_at = { kind: 'instant', zh: '审核时间', en: 'Reviewed', nullable: true } as const satisfies FieldFact
export const downloaded_at = { kind: 'instant', zh: '下载时间', en: 'Downloaded', nullable: true } as const satisfies FieldFact
export const claimed_until = { kind: 'instant', zh: '领取有效至', en: 'Claimed until', nullable: true } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '入库时间', en: 'Added' } as const satisfies FieldFact
export const published_at = { kind: 'instant', zh: '发布时间', en: 'Published', nullable: true } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'carry_contents', typeof self>
