// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `publish_contents`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './publish_contents.ts'

export const uid = { kind: 'key', zh: '账号编号', en: 'Account ID' } as const satisfies FieldFact
export const content_id = { kind: 'id', zh: '内容', en: 'Content', nullable: true } as const satisfies FieldFact
export const family = { kind: 'key', zh: '内容家族', en: 'Family' } as const satisfies FieldFact
export const studio_account_id = { kind: 'id', of: 'studio_accounts', zh: '工作室账号', en: 'Studio account' } as const satisfies FieldFact
export const device = { kind: 'key', zh: '设备', en: 'Device' } as const satisfies FieldFact
export const channel = { kind: 'platform', zh: '渠道', en: 'Channel' } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const account_name = { kind: 'text', zh: '账号名称', en: 'Account' } as const satisfies FieldFact
export const title = { kind: 'text', zh: '标题', en: 'Title' } as const satisfies FieldFact
export const desc = { kind: 'text', zh: '描述', en: 'Description' } as const satisfies FieldFact
export const topic = { kind: 'text', zh: '话题', en: 'Topic' } as const satisfies FieldFact
export const brand = { kind: 'text', zh: '品牌', en: 'Brand' } as const satisfies FieldFact
export const images = { kind: 'image', zh: '图片', en: 'Pictures', many: true } as const satisfies FieldFact
export const image_list = { kind: 'image', zh: '图片列表', en: 'Channel pictures', many: true } as const satisfies FieldFact
export const extra_covers = { kind: 'image', zh: '更多封面', en: 'More covers', many: true } as const satisfies FieldFact
export const make_images = { kind: 'image', zh: '成品图', en: 'Finished pictures', many: true } as const satisfies FieldFact
export const paragraphs = { kind: 'text', zh: '段落', en: 'Paragraphs', many: true } as const satisfies FieldFact
export const items = { kind: 'object', zh: '商品', en: 'Products', many: true } as const satisfies FieldFact
export const item_list = { kind: 'object', zh: '商品列表', en: 'Products as sent', many: true } as const satisfies FieldFact
export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const remark = { kind: 'text', zh: '备注', en: 'Note' } as const satisfies FieldFact
export const priority = { kind: 'number', zh: '优先级', en: 'Priority' } as const satisfies FieldFact
export const release_at = { kind: 'instant', zh: '计划发布时间', en: 'Planned for', nullable: true } as const satisfies FieldFact
export const draft = { kind: 'flag', zh: '存为草稿', en: 'As a draft' } as const satisfies FieldFact
export const activity = { kind: 'flag', zh: '参加活动', en: 'For the activity' } as const satisfies FieldFact
export const status = { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'queued', zh: '排队中', en: 'Queued' }, { value: 'claimed', zh: '已领取', en: 'Claimed' }, { value: 'submitting', zh: '提交中', en: 'Submitting' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'refused', zh: '已拒绝', en: 'Refused' }, { value: 'unknown', zh: '结果未知', en: 'Result unknown' }, { value: 'needs_human', zh: '需要人工决定', en: 'A person has to decide' }, { value: 'waiting', zh: '等待重试', en: 'Waiting to retry' }, { value: 'paused', zh: '已暂停', en: 'Paused' }] } as const satisfies FieldFact
export const generation = { kind: 'number', zh: '批次代', en: 'Generation' } as const satisfies FieldFact
export const strike_count = { kind: 'count', zh: '失败次数', en: 'Failures' } as const satisfies FieldFact
export const attempt_count = { kind: 'count', zh: '发送次数', en: 'Attempts' } as const satisfies FieldFact
export const wait_until = { kind: 'instant', zh: '等待至', en: 'Waits until', nullable: true } as const satisfies FieldFact
export const wait_why = { kind: 'key', zh: '等待原因', en: 'Waits because', nullable: true } as const satisfies FieldFact
export const feed_id = { kind: 'key', zh: '渠道编号', en: 'Post ID', nullable: true } as const satisfies FieldFact
export const published_at = { kind: 'instant', zh: '发布时间', en: 'Published', nullable: true } as const satisfies FieldFact
export const doubled_at = { kind: 'instant', zh: '发出两条', en: 'Live twice', nullable: true } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '提交人', en: 'Submitted by', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '提交时间', en: 'Submitted' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'publish_contents', typeof self>
