// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `carry_sources`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './carry_sources.ts'

export const nickname = { kind: 'text', zh: '作者', en: 'Author' } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const home_page_url = { kind: 'url', zh: '主页地址', en: 'Home page' } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const author_id = { kind: 'key', zh: '作者编号', en: 'Author ID' } as const satisfies FieldFact
export const avatar = { kind: 'image', zh: '头像', en: 'Picture' } as const satisfies FieldFact
export const summary = { kind: 'text', zh: '简介', en: 'Summary' } as const satisfies FieldFact
export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const business_category_id = { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true } as const satisfies FieldFact
export const studio_account_id = { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', nullable: true } as const satisfies FieldFact
export const fans_count = { kind: 'count', zh: '粉丝数', en: 'Followers' } as const satisfies FieldFact
export const contents_count = { kind: 'count', zh: '作品数', en: 'Posts' } as const satisfies FieldFact
export const status = { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'active', zh: '监控中', en: 'Active' }, { value: 'paused', zh: '已暂停', en: 'Paused' }, { value: 'stopped', zh: '已停止', en: 'Stopped' }] } as const satisfies FieldFact
export const monitored = { kind: 'flag', zh: '监控', en: 'Watched' } as const satisfies FieldFact
export const last_spider_at = { kind: 'instant', zh: '最近采集时间', en: 'Last check', nullable: true } as const satisfies FieldFact
export const last_spider_error = { kind: 'text', zh: '最近采集错误', en: 'Last fault', nullable: true } as const satisfies FieldFact
export const next_spider_at = { kind: 'instant', zh: '下次采集时间', en: 'Next look', nullable: true } as const satisfies FieldFact
export const newest_content_at = { kind: 'instant', zh: '最新内容时间', en: 'Newest piece', nullable: true } as const satisfies FieldFact
export const status_count = { kind: 'object', zh: '已采集内容', en: 'Collected contents' } as const satisfies FieldFact
export const origin_type = { kind: 'key', zh: '原始类型', en: 'Made from (type)', nullable: true } as const satisfies FieldFact
export const origin_id = { kind: 'key', zh: '原始编号', en: 'Made from', nullable: true } as const satisfies FieldFact
export const extra_info = { kind: 'object', zh: '附加信息', en: 'More details' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '添加时间', en: 'Added' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'carry_sources', typeof self>
