// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `smart_contents`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const batch_content_status = {
  operation: 'smart_contents.batch_content_status',
  inputs: {
    ids: { kind: 'id', of: 'smart_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] },
    from_status: { kind: 'choice', zh: '原状态', en: 'From status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] },
    to_status: { kind: 'choice', zh: '新状态', en: 'To status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] },
    reason: { kind: 'text', zh: '原因', en: 'Reason', maxLength: 500 },
  },
} as const satisfies FormFacts<'smart_contents.batch_content_status'>

export const batch_rollback_contents = {
  operation: 'smart_contents.batch_rollback_contents',
  inputs: {
    ids: { kind: 'id', of: 'smart_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
  },
} as const satisfies FormFacts<'smart_contents.batch_rollback_contents'>

export const claim = {
  operation: 'smart_contents.claim',
  inputs: {
    act: { kind: 'choice', zh: '保留', en: 'Hold', choices: [{ value: 'keep', zh: '继续保留', en: 'Keep' }, { value: 'release', zh: '放开', en: 'Release' }], required: true },
  },
} as const satisfies FormFacts<'smart_contents.claim'>

export const create_content_from_smart = {
  operation: 'smart_contents.create_content_from_smart',
  inputs: {
    ids: { kind: 'id', of: 'smart_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    brand: { kind: 'text', zh: '品牌', en: 'Brand', maxLength: 200 },
  },
} as const satisfies FormFacts<'smart_contents.create_content_from_smart'>

export const delete_image_assign_index = {
  operation: 'smart_contents.delete_image_assign_index',
  inputs: {
    ids: { kind: 'id', of: 'smart_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    indexes: { kind: 'number', zh: '序号', en: 'Positions', many: true, maxItems: 100 },
  },
} as const satisfies FormFacts<'smart_contents.delete_image_assign_index'>

export const import_remote_data = {
  operation: 'smart_contents.import_remote_data',
  inputs: {
    url: { kind: 'url', zh: '文件地址', en: 'File address', required: true, maxLength: 2000 },
    mapping: { kind: 'object', zh: '对应列', en: 'Columns' },
    source: { kind: 'platform', zh: '来源', en: 'Source', maxLength: 100 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 200 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 500 },
  },
} as const satisfies FormFacts<'smart_contents.import_remote_data'>

export const set_publish_response = {
  operation: 'smart_contents.set_publish_response',
  inputs: {
    attempt_key: { kind: 'key', zh: '尝试标识', en: 'Attempt key', required: true, pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
    device_id: { kind: 'id', of: 'devices', zh: '设备', en: 'Device', required: true, pattern: '^[1-9][0-9]{0,17}$' },
    fence: { kind: 'number', zh: '租约序号', en: 'Fence', required: true, integer: true, min: 0 },
    outcome: { kind: 'choice', zh: '结果', en: 'Outcome', choices: [{ value: 'published', zh: '已发布', en: 'Published' }, { value: 'bot_check', zh: '需要人工验证', en: 'Verification needed' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'upload_failed', zh: '图片上传失败', en: 'Image upload failed' }, { value: 'empty', zh: '渠道没有返回数据', en: 'No data from the channel' }, { value: 'no_permission', zh: '无发布权限', en: 'No permission to publish' }, { value: 'unknown', zh: '结果未知', en: 'Result unknown' }, { value: 'not_sent', zh: '没有送出', en: 'Not sent' }], required: true },
    feed_id: { kind: 'key', zh: '渠道编号', en: 'Post ID', minLength: 1, maxLength: 200 },
    code: { kind: 'key', zh: '代码', en: 'Code', maxLength: 100 },
    message: { kind: 'text', zh: '渠道的回答', en: 'Channel says', maxLength: 2000 },
  },
} as const satisfies FormFacts<'smart_contents.set_publish_response'>

export const update = {
  operation: 'smart_contents.update',
  inputs: {
    title: { kind: 'text', zh: '标题', en: 'Title', minLength: 1, maxLength: 200 },
    desc: { kind: 'text', zh: '描述', en: 'Description', maxLength: 20000 },
    images: { kind: 'image', zh: '图片', en: 'Pictures', many: true, maxItems: 100 },
    make_images: { kind: 'image', zh: '成品图', en: 'Finished pictures', many: true, maxItems: 100 },
    image_assign_index: { kind: 'number', zh: '配图序号', en: 'Pictures to finish', many: true, maxItems: 100 },
    paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true, maxItems: 100 },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true, maxItems: 50 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 500 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 200 },
    channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
  },
} as const satisfies FormFacts<'smart_contents.update'>
