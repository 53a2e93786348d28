// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `creator_contents`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './creator_contents.ts'

export const title = { kind: 'text', zh: '标题', en: 'Title' } as const satisfies FieldFact
export const cover = { kind: 'image', zh: '封面', en: 'Cover' } as const satisfies FieldFact
export const images = { kind: 'image', zh: '图片', en: 'Pictures', many: true } as const satisfies FieldFact
export const make_images = { kind: 'image', zh: '成品图', en: 'Finished pictures', many: true } as const satisfies FieldFact
export const images_count = { kind: 'count', zh: '图片数', en: 'Picture count' } as const satisfies FieldFact
export const video = { kind: 'video', zh: '视频', en: 'Video' } as const satisfies FieldFact
export const desc = { kind: 'text', zh: '描述', en: 'Description' } as const satisfies FieldFact
export const topic = { kind: 'text', zh: '话题', en: 'Topic' } as const satisfies FieldFact
export const paragraphs = { kind: 'text', zh: '段落', en: 'Paragraphs', many: true } as const satisfies FieldFact
export const items = { kind: 'object', zh: '商品', en: 'Products', many: true } as const satisfies FieldFact
export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const channel = { kind: 'platform', zh: '渠道', en: 'Channel' } as const satisfies FieldFact
export const source = { kind: 'platform', zh: '来源', en: 'Source' } as const satisfies FieldFact
export const kind = { kind: 'choice', zh: '类型', en: 'Kind', choices: [{ value: 'creator', zh: '达人', en: 'Creator' }, { value: 'personify', zh: '人设', en: 'Persona' }] } as const satisfies FieldFact
export const publish_params = { kind: 'object', zh: '发布参数', en: 'Publishing settings' } as const satisfies FieldFact
export const extra_info = { kind: 'object', zh: '附加信息', en: 'More details' } as const satisfies FieldFact
export const status = { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] } as const satisfies FieldFact
export const creator_task_id = { kind: 'id', of: 'creator_tasks', zh: '创作任务', en: 'Creator task', nullable: true } as const satisfies FieldFact
export const studio_account_id = { kind: 'id', of: 'studio_accounts', zh: '发布账号', en: 'Account', nullable: true } as const satisfies FieldFact
export const assigned_at = { kind: 'instant', zh: '分配时间', en: 'Assigned', nullable: true } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '创作者', en: 'Creator', nullable: true } as const satisfies FieldFact
export const published_at = { kind: 'instant', zh: '发布时间', en: 'Published', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'creator_contents', typeof self>
