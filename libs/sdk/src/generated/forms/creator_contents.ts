// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `creator_contents`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const batch_assign_account = {
  operation: 'creator_contents.batch_assign_account',
  inputs: {
    ids: { kind: 'id', of: 'creator_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '发布账号', en: 'Account', pattern: '^[1-9][0-9]{0,17}$' },
    assignments: { kind: 'object', zh: '分配', en: 'Assignments', many: true, minItems: 1, maxItems: 500 },
  },
} as const satisfies FormFacts<'creator_contents.batch_assign_account'>

export const batch_content_status = {
  operation: 'creator_contents.batch_content_status',
  inputs: {
    ids: { kind: 'id', of: 'creator_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }], required: true },
    reason: { kind: 'text', zh: '原因', en: 'Reason', maxLength: 500 },
  },
} as const satisfies FormFacts<'creator_contents.batch_content_status'>

export const batch_create_publish_task = {
  operation: 'creator_contents.batch_create_publish_task',
  inputs: {
    ids: { kind: 'id', of: 'creator_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    uid: { kind: 'key', zh: '账号编号', en: 'Account ID', minLength: 1, maxLength: 100 },
    draft: { kind: 'flag', zh: '存为草稿', en: 'As a draft' },
    activity: { kind: 'flag', zh: '参加活动', en: 'For the activity' },
    priority: { kind: 'number', zh: '优先级', en: 'Priority', integer: true, min: -100, max: 100 },
    again: { kind: 'flag', zh: '再次执行', en: 'Again' },
  },
} as const satisfies FormFacts<'creator_contents.batch_create_publish_task'>

export const get_publish_params = {
  operation: 'creator_contents.get_publish_params',
  inputs: {
    uid: { kind: 'key', zh: '账号编号', en: 'Account ID', minLength: 1, maxLength: 100 },
    draft: { kind: 'flag', zh: '存为草稿', en: 'As a draft' },
    activity: { kind: 'flag', zh: '参加活动', en: 'For the activity' },
  },
} as const satisfies FormFacts<'creator_contents.get_publish_params'>

export const update = {
  operation: 'creator_contents.update',
  inputs: {
    title: { kind: 'text', zh: '标题', en: 'Title', minLength: 1, maxLength: 200 },
    cover: { kind: 'image', zh: '封面', en: 'Cover', maxLength: 2000 },
    images: { kind: 'image', zh: '图片', en: 'Pictures', many: true, maxItems: 50 },
    make_images: { kind: 'image', zh: '成品图', en: 'Finished pictures', many: true, maxItems: 50 },
    video: { kind: 'video', zh: '视频', en: 'Video', maxLength: 2000 },
    desc: { kind: 'text', zh: '描述', en: 'Description', maxLength: 5000 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 200 },
    paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true, maxItems: 50 },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true, maxItems: 50 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
    publish_params: { kind: 'object', zh: '发布参数', en: 'Publishing settings' },
  },
} as const satisfies FormFacts<'creator_contents.update'>
