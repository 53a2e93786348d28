// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `channels.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'enabled', takes: 'value', kind: 'flag', zh: '启用', en: 'On' },
  ],
  columns: {
    name: { kind: 'platform', zh: '渠道', en: 'Channel' },
    title_zh: { kind: 'text', zh: '中文名', en: 'Name in Chinese' },
    title_en: { kind: 'text', zh: '英文名', en: 'Name in English' },
    base_url: { kind: 'url', zh: '网关地址', en: 'Gateway address' },
    frame_url: { kind: 'url', zh: '发布页地址', en: 'Publishing page' },
    enabled: { kind: 'flag', zh: '启用', en: 'On' },
    has_token: { kind: 'flag', zh: '已设令牌', en: 'Token set' },
    token_set_at: { kind: 'instant', zh: '令牌设置时间', en: 'Token set at', nullable: true },
    capabilities: { kind: 'choice', zh: '能力', en: 'Capabilities', many: true, choices: [{ value: 'publish', zh: '发布', en: 'Publish' }, { value: 'draft', zh: '存草稿', en: 'Save drafts' }, { value: 'lookup', zh: '查找作品', en: 'Look posts up' }, { value: 'remove', zh: '删除作品', en: 'Delete posts' }] },
    accounts_count: { kind: 'count', zh: '账号数', en: 'Accounts' },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
  },
}
