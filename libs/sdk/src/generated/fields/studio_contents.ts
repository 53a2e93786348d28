// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `studio_contents`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './studio_contents.ts'

export const images = { kind: 'image', zh: '图片', en: 'Pictures', many: true } as const satisfies FieldFact
export const video = { kind: 'video', zh: '视频', en: 'Video' } as const satisfies FieldFact
export const items = { kind: 'object', zh: '商品', en: 'Products', many: true } as const satisfies FieldFact
export const cover = { kind: 'image', zh: '封面', en: 'Cover' } as const satisfies FieldFact
export const title = { kind: 'text', zh: '标题', en: 'Title' } as const satisfies FieldFact
export const desc = { kind: 'text', zh: '描述', en: 'Description' } as const satisfies FieldFact
export const content_id = { kind: 'key', zh: '平台内容编号', en: 'Platform ID', nullable: true } as const satisfies FieldFact
export const remark = { kind: 'text', zh: '备注', en: 'Note' } as const satisfies FieldFact
export const status = { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] } as const satisfies FieldFact
export const publish_params = { kind: 'object', zh: '发布参数', en: 'Publishing settings' } as const satisfies FieldFact
export const ratio = { kind: 'key', zh: '画面比例', en: 'Aspect ratio' } as const satisfies FieldFact
export const topic = { kind: 'text', zh: '话题', en: 'Topic' } as const satisfies FieldFact
export const studio_account_id = { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', nullable: true } as const satisfies FieldFact
export const studio_source_id = { kind: 'id', of: 'studio_sources', zh: '来源作者', en: 'Watched author', nullable: true } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const content_type = { kind: 'choice', zh: '内容形式', en: 'Form', choices: [{ value: 'image', zh: '图文', en: 'Image-text' }, { value: 'video', zh: '视频', en: 'Video' }] } as const satisfies FieldFact
export const source = { kind: 'platform', zh: '来源', en: 'Source' } as const satisfies FieldFact
export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const audio_text = { kind: 'text', zh: '语音文字', en: 'Spoken words' } as const satisfies FieldFact
export const creative = { kind: 'flag', zh: '创意', en: 'Own work' } as const satisfies FieldFact
export const play_count = { kind: 'count', zh: '播放数', en: 'Plays' } as const satisfies FieldFact
export const like_count = { kind: 'count', zh: '点赞数', en: 'Likes' } as const satisfies FieldFact
export const collect_count = { kind: 'count', zh: '收藏数', en: 'Saves' } as const satisfies FieldFact
export const comment_count = { kind: 'count', zh: '评论数', en: 'Comments' } as const satisfies FieldFact
export const origin_type = { kind: 'key', zh: '原始类型', en: 'Made from (type)', nullable: true } as const satisfies FieldFact
export const origin_id = { kind: 'key', zh: '原始编号', en: 'Made from', nullable: true } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const refreshed_at = { kind: 'instant', zh: '刷新时间', en: 'Refreshed', nullable: true } as const satisfies FieldFact
export const released_at = { kind: 'instant', zh: '释放时间', en: 'Released', nullable: true } as const satisfies FieldFact
export const published_at = { kind: 'instant', zh: '发布时间', en: 'Published', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'studio_contents', typeof self>
