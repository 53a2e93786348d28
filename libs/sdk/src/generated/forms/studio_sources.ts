// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `studio_sources`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'studio_sources.create',
  inputs: {
    nickname: { kind: 'text', zh: '作者', en: 'Author', maxLength: 100 },
    source_params: { kind: 'object', zh: '来源参数', en: 'Source settings' },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 500 },
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    platform: { kind: 'platform', zh: '平台', en: 'Platform', required: true },
    source_url: { kind: 'url', zh: '主页地址', en: 'Home page', required: true, maxLength: 2000, pattern: '^https?://' },
    author_id: { kind: 'key', zh: '作者编号', en: 'Author ID', minLength: 1, maxLength: 200 },
  },
} as const satisfies FormFacts<'studio_sources.create'>

export const exec_job = {
  operation: 'studio_sources.exec_job',
  inputs: {
    since: { kind: 'instant', zh: '起', en: 'From' },
    limit: { kind: 'count', zh: '数量上限', en: 'At most', integer: true, min: 1, max: 1000 },
  },
} as const satisfies FormFacts<'studio_sources.exec_job'>

export const update = {
  operation: 'studio_sources.update',
  inputs: {
    nickname: { kind: 'text', zh: '作者', en: 'Author', maxLength: 100 },
    source_params: { kind: 'object', zh: '来源参数', en: 'Source settings' },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 500 },
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    source_url: { kind: 'url', zh: '主页地址', en: 'Home page', maxLength: 2000, pattern: '^https?://' },
  },
} as const satisfies FormFacts<'studio_sources.update'>
