// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `carry_contents`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const add_content_from_creator = {
  operation: 'carry_contents.add_content_from_creator',
  inputs: {
    ids: { kind: 'id', of: 'creator_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
  },
} as const satisfies FormFacts<'carry_contents.add_content_from_creator'>

export const audit_creative_content = {
  operation: 'carry_contents.audit_creative_content',
  inputs: {
    ids: { kind: 'id', of: 'carry_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    status: { kind: 'choice', zh: '结论', en: 'Decision', choices: [{ value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }], required: true },
    reason: { kind: 'text', zh: '原因', en: 'Reason', maxLength: 500 },
  },
} as const satisfies FormFacts<'carry_contents.audit_creative_content'>

export const batch_content_status = {
  operation: 'carry_contents.batch_content_status',
  inputs: {
    ids: { kind: 'id', of: 'carry_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }], required: true },
    reason: { kind: 'text', zh: '原因', en: 'Reason', maxLength: 500 },
  },
} as const satisfies FormFacts<'carry_contents.batch_content_status'>

export const batch_to_publish = {
  operation: 'carry_contents.batch_to_publish',
  inputs: {
    ids: { kind: 'id', of: 'carry_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    uid: { kind: 'key', zh: '账号编号', en: 'Account ID', required: true, minLength: 1, maxLength: 100 },
    platform: { kind: 'platform', zh: '平台', en: 'Platform' },
    draft: { kind: 'flag', zh: '存为草稿', en: 'As a draft' },
    activity: { kind: 'flag', zh: '参加活动', en: 'For the activity' },
    priority: { kind: 'number', zh: '优先级', en: 'Priority', integer: true, min: -100, max: 100 },
    again: { kind: 'flag', zh: '再次执行', en: 'Again' },
  },
} as const satisfies FormFacts<'carry_contents.batch_to_publish'>

export const claim = {
  operation: 'carry_contents.claim',
  inputs: {
    act: { kind: 'choice', zh: '保留', en: 'Hold', choices: [{ value: 'keep', zh: '继续保留', en: 'Keep' }, { value: 'release', zh: '放开', en: 'Release' }], required: true },
  },
} as const satisfies FormFacts<'carry_contents.claim'>

export const generate_carry_creator = {
  operation: 'carry_contents.generate_carry_creator',
  inputs: {
    ids: { kind: 'id', of: 'carry_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    creator_task_id: { kind: 'id', of: 'creator_tasks', zh: '创作任务', en: 'Creator task', pattern: '^[1-9][0-9]{0,17}$' },
    kind: { kind: 'choice', zh: '做成', en: 'Make', choices: [{ value: 'creator', zh: '达人', en: 'Creator' }, { value: 'personify', zh: '人设', en: 'Persona' }] },
  },
} as const satisfies FormFacts<'carry_contents.generate_carry_creator'>

export const set_publish_response = {
  operation: 'carry_contents.set_publish_response',
  inputs: {
    attempt_key: { kind: 'key', zh: '尝试标识', en: 'Attempt key', required: true, pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
    device_id: { kind: 'id', of: 'devices', zh: '设备', en: 'Device', required: true, pattern: '^[1-9][0-9]{0,17}$' },
    fence: { kind: 'number', zh: '租约序号', en: 'Fence', required: true, integer: true, min: 0 },
    outcome: { kind: 'choice', zh: '结果', en: 'Outcome', choices: [{ value: 'published', zh: '已发布', en: 'Published' }, { value: 'bot_check', zh: '需要人工验证', en: 'Verification needed' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'upload_failed', zh: '图片上传失败', en: 'Image upload failed' }, { value: 'empty', zh: '渠道没有返回数据', en: 'No data from the channel' }, { value: 'no_permission', zh: '无发布权限', en: 'No permission to publish' }, { value: 'unknown', zh: '结果未知', en: 'Result unknown' }, { value: 'not_sent', zh: '没有送出', en: 'Not sent' }], required: true },
    feed_id: { kind: 'key', zh: '渠道编号', en: 'Post ID', minLength: 1, maxLength: 200 },
    code: { kind: 'key', zh: '代码', en: 'Code', maxLength: 100 },
    message: { kind: 'text', zh: '渠道的回答', en: 'Channel says', maxLength: 2000 },
  },
} as const satisfies FormFacts<'carry_contents.set_publish_response'>

export const submit_to_publish = {
  operation: 'carry_contents.submit_to_publish',
  inputs: {
    uid: { kind: 'key', zh: '账号编号', en: 'Account ID', required: true, minLength: 1, maxLength: 100 },
    platform: { kind: 'platform', zh: '平台', en: 'Platform' },
    draft: { kind: 'flag', zh: '存为草稿', en: 'As a draft' },
    activity: { kind: 'flag', zh: '参加活动', en: 'For the activity' },
    priority: { kind: 'number', zh: '优先级', en: 'Priority', integer: true, min: -100, max: 100 },
    again: { kind: 'flag', zh: '再次执行', en: 'Again' },
  },
} as const satisfies FormFacts<'carry_contents.submit_to_publish'>

export const sync_content_detail = {
  operation: 'carry_contents.sync_content_detail',
  inputs: {
    ids: { kind: 'id', of: 'carry_contents', zh: '所选记录', en: 'Records', many: true, required: true, minItems: 1, maxItems: 500 },
  },
} as const satisfies FormFacts<'carry_contents.sync_content_detail'>

export const sync_to_publish = {
  operation: 'carry_contents.sync_to_publish',
  inputs: {
    ids: { kind: 'id', of: 'carry_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    draft: { kind: 'flag', zh: '存为草稿', en: 'As a draft' },
    activity: { kind: 'flag', zh: '参加活动', en: 'For the activity' },
    priority: { kind: 'number', zh: '优先级', en: 'Priority', integer: true, min: -100, max: 100 },
  },
} as const satisfies FormFacts<'carry_contents.sync_to_publish'>

export const transcribe = {
  operation: 'carry_contents.transcribe',
  inputs: {
    ids: { kind: 'id', of: 'carry_contents', zh: '所选记录', en: 'Records', many: true, required: true, minItems: 1, maxItems: 100 },
    again: { kind: 'flag', zh: '再次执行', en: 'Again' },
  },
} as const satisfies FormFacts<'carry_contents.transcribe'>

export const update = {
  operation: 'carry_contents.update',
  inputs: {
    title: { kind: 'text', zh: '标题', en: 'Title', minLength: 1, maxLength: 200 },
    desc: { kind: 'text', zh: '描述', en: 'Description', maxLength: 5000 },
    cover: { kind: 'image', zh: '封面', en: 'Cover', maxLength: 2000 },
    images: { kind: 'image', zh: '图片', en: 'Pictures', many: true, maxItems: 50 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 200 },
    paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true, maxItems: 50 },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true, maxItems: 50 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 200 },
    business_category_id: { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
  },
} as const satisfies FormFacts<'carry_contents.update'>
