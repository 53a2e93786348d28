// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `channels`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const update = {
  operation: 'channels.update',
  inputs: {
    base_url: { kind: 'url', zh: '网关地址', en: 'Gateway address', minLength: 8, maxLength: 2000, pattern: '^https?://' },
    frame_url: { kind: 'url', zh: '发布页地址', en: 'Publishing page', maxLength: 2000, pattern: '^(https?://.+)?$' },
    token: { kind: 'secret', zh: '令牌', en: 'Token', minLength: 8, maxLength: 2000, writeOnly: true },
    enabled: { kind: 'flag', zh: '启用', en: 'On' },
    capabilities: { kind: 'choice', zh: '能力', en: 'Capabilities', many: true, choices: [{ value: 'publish', zh: '发布', en: 'Publish' }, { value: 'draft', zh: '存草稿', en: 'Save drafts' }, { value: 'lookup', zh: '查找作品', en: 'Look posts up' }, { value: 'remove', zh: '删除作品', en: 'Delete posts' }], maxItems: 4 },
  },
} as const satisfies FormFacts<'channels.update'>
