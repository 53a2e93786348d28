// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `channels`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './channels.ts'

export const name = { kind: 'platform', zh: '渠道', en: 'Channel' } as const satisfies FieldFact
export const title_zh = { kind: 'text', zh: '中文名', en: 'Name in Chinese' } as const satisfies FieldFact
export const title_en = { kind: 'text', zh: '英文名', en: 'Name in English' } as const satisfies FieldFact
export const base_url = { kind: 'url', zh: '网关地址', en: 'Gateway address' } as const satisfies FieldFact
export const frame_url = { kind: 'url', zh: '发布页地址', en: 'Publishing page' } as const satisfies FieldFact
export const enabled = { kind: 'flag', zh: '启用', en: 'On' } as const satisfies FieldFact
export const has_token = { kind: 'flag', zh: '已设令牌', en: 'Token set' } as const satisfies FieldFact
export const token_set_at = { kind: 'instant', zh: '令牌设置时间', en: 'Token set at', nullable: true } as const satisfies FieldFact
export const capabilities = { kind: 'choice', zh: '能力', en: 'Capabilities', many: true, choices: [{ value: 'publish', zh: '发布', en: 'Publish' }, { value: 'draft', zh: '存草稿', en: 'Save drafts' }, { value: 'lookup', zh: '查找作品', en: 'Look posts up' }, { value: 'remove', zh: '删除作品', en: 'Delete posts' }] } as const satisfies FieldFact
export const accounts_count = { kind: 'count', zh: '账号数', en: 'Accounts' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact

export type Fields = Checked<'channels', typeof self>
