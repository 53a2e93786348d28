// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `webhooks`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'webhooks.create',
  inputs: {
    name: { kind: 'text', zh: '名称', en: 'Webhook', required: true, minLength: 1, maxLength: 60 },
    url: { kind: 'url', zh: '地址', en: 'Address', required: true, minLength: 8, maxLength: 2000 },
    events: { kind: 'choice', zh: '事件', en: 'Events', many: true, choices: [{ value: 'publish.published', zh: '发布成功', en: 'Published' }, { value: 'publish.refused', zh: '发布被拒绝', en: 'Publication refused' }, { value: 'publish.unknown', zh: '发布结果未知', en: 'Publication unverified' }, { value: 'publish.needs_human', zh: '发布需要人工决定', en: 'Publication needs a person' }, { value: 'publish.doubled', zh: '同一内容发出两条', en: 'Published twice' }, { value: 'publish.queue_ended', zh: '发布队列结束', en: 'Queue ended' }, { value: 'job.done', zh: '任务完成', en: 'Job done' }, { value: 'job.failed', zh: '任务失败', en: 'Job failed' }, { value: 'job.cancelled', zh: '任务取消', en: 'Job cancelled' }], required: true, minItems: 1, maxItems: 9 },
    secret: { kind: 'secret', zh: '签名密钥', en: 'Signing secret', required: true, minLength: 16, maxLength: 200, writeOnly: true },
    enabled: { kind: 'flag', zh: '启用', en: 'On' },
  },
} as const satisfies FormFacts<'webhooks.create'>

export const update = {
  operation: 'webhooks.update',
  inputs: {
    name: { kind: 'text', zh: '名称', en: 'Webhook', minLength: 1, maxLength: 60 },
    url: { kind: 'url', zh: '地址', en: 'Address', minLength: 8, maxLength: 2000 },
    events: { kind: 'choice', zh: '事件', en: 'Events', many: true, choices: [{ value: 'publish.published', zh: '发布成功', en: 'Published' }, { value: 'publish.refused', zh: '发布被拒绝', en: 'Publication refused' }, { value: 'publish.unknown', zh: '发布结果未知', en: 'Publication unverified' }, { value: 'publish.needs_human', zh: '发布需要人工决定', en: 'Publication needs a person' }, { value: 'publish.doubled', zh: '同一内容发出两条', en: 'Published twice' }, { value: 'publish.queue_ended', zh: '发布队列结束', en: 'Queue ended' }, { value: 'job.done', zh: '任务完成', en: 'Job done' }, { value: 'job.failed', zh: '任务失败', en: 'Job failed' }, { value: 'job.cancelled', zh: '任务取消', en: 'Job cancelled' }], minItems: 1, maxItems: 9 },
    secret: { kind: 'secret', zh: '签名密钥', en: 'Signing secret', minLength: 16, maxLength: 200, writeOnly: true },
    enabled: { kind: 'flag', zh: '启用', en: 'On' },
  },
} as const satisfies FormFacts<'webhooks.update'>
