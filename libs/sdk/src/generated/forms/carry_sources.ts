// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `carry_sources`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const batch_publish_status = {
  operation: 'carry_sources.batch_publish_status',
  inputs: {
    ids: { kind: 'id', of: 'carry_sources', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'active', zh: '监控中', en: 'Active' }, { value: 'paused', zh: '已暂停', en: 'Paused' }, { value: 'stopped', zh: '已停止', en: 'Stopped' }], required: true },
  },
} as const satisfies FormFacts<'carry_sources.batch_publish_status'>

export const exec_dewu_spider = {
  operation: 'carry_sources.exec_dewu_spider',
  inputs: {
    ids: { kind: 'id', of: 'carry_sources', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    q: { kind: 'text', zh: '关键词', en: 'Search words', minLength: 1, maxLength: 100 },
  },
} as const satisfies FormFacts<'carry_sources.exec_dewu_spider'>

export const exec_source_job = {
  operation: 'carry_sources.exec_source_job',
  inputs: {
    ids: { kind: 'id', of: 'carry_sources', zh: '所选记录', en: 'Records', many: true, required: true, minItems: 1, maxItems: 500 },
    since: { kind: 'instant', zh: '起', en: 'From' },
  },
} as const satisfies FormFacts<'carry_sources.exec_source_job'>

export const send_ai_chat = {
  operation: 'carry_sources.send_ai_chat',
  inputs: {
    message: { kind: 'text', zh: '问题', en: 'Question', required: true, minLength: 1, maxLength: 8000 },
    conversation_id: { kind: 'id', of: 'conversations', zh: '会话', en: 'Conversation', pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'carry_sources.send_ai_chat'>

export const update = {
  operation: 'carry_sources.update',
  inputs: {
    nickname: { kind: 'text', zh: '作者', en: 'Author', maxLength: 200 },
    home_page_url: { kind: 'url', zh: '主页地址', en: 'Home page', maxLength: 2000 },
    summary: { kind: 'text', zh: '简介', en: 'Summary', maxLength: 2000 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    business_category_id: { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'active', zh: '监控中', en: 'Active' }, { value: 'paused', zh: '已暂停', en: 'Paused' }, { value: 'stopped', zh: '已停止', en: 'Stopped' }] },
    monitored: { kind: 'flag', zh: '监控', en: 'Watched' },
  },
} as const satisfies FormFacts<'carry_sources.update'>
