// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `publish_attempts`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const heartbeat = {
  operation: 'publish_attempts.heartbeat',
  inputs: {
    fence: { kind: 'number', zh: '租约序号', en: 'Fence', required: true, integer: true, min: 0 },
  },
} as const satisfies FormFacts<'publish_attempts.heartbeat'>

export const report = {
  operation: 'publish_attempts.report',
  inputs: {
    device_id: { kind: 'id', of: 'devices', zh: '设备', en: 'Device', required: true, pattern: '^[1-9][0-9]{0,17}$' },
    fence: { kind: 'number', zh: '租约序号', en: 'Fence', required: true, integer: true, min: 0 },
    outcome: { kind: 'choice', zh: '结果', en: 'Outcome', choices: [{ value: 'published', zh: '已发布', en: 'Published' }, { value: 'bot_check', zh: '需要人工验证', en: 'Verification needed' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'upload_failed', zh: '图片上传失败', en: 'Image upload failed' }, { value: 'empty', zh: '渠道没有返回数据', en: 'No data from the channel' }, { value: 'no_permission', zh: '无发布权限', en: 'No permission to publish' }, { value: 'unknown', zh: '结果未知', en: 'Result unknown' }, { value: 'not_sent', zh: '没有送出', en: 'Not sent' }], required: true },
    feed_id: { kind: 'key', zh: '渠道编号', en: 'Post ID', minLength: 1, maxLength: 200 },
    code: { kind: 'key', zh: '代码', en: 'Code', maxLength: 100 },
    message: { kind: 'text', zh: '说明', en: 'Message', maxLength: 2000 },
  },
} as const satisfies FormFacts<'publish_attempts.report'>

export const resolve = {
  operation: 'publish_attempts.resolve',
  inputs: {
    resolution: { kind: 'choice', zh: '结论', en: 'Decision', choices: [{ value: 'published', zh: '已发布', en: 'Published' }, { value: 'not_published', zh: '没有发布', en: 'Not published' }, { value: 'set_aside', zh: '没有发布，先不发', en: 'Not published, set aside' }], required: true },
    feed_id: { kind: 'key', zh: '渠道编号', en: 'Post ID', minLength: 1, maxLength: 200 },
    reason: { kind: 'text', zh: '原因', en: 'Reason', required: true, minLength: 1, maxLength: 500 },
  },
} as const satisfies FormFacts<'publish_attempts.resolve'>

export const submitting = {
  operation: 'publish_attempts.submitting',
  inputs: {
    fence: { kind: 'number', zh: '租约序号', en: 'Fence', required: true, integer: true, min: 0 },
  },
} as const satisfies FormFacts<'publish_attempts.submitting'>
