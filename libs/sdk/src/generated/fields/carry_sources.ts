// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `carry_sources` are, and what people call them. */
export const fields = {
  nickname: { kind: 'text', zh: '作者', en: 'Author' },
  platform: { kind: 'platform', zh: '平台', en: 'Platform' },
  home_page_url: { kind: 'url', zh: '主页地址', en: 'Home page' },
  user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
  author_id: { kind: 'key', zh: '作者编号', en: 'Author ID' },
  avatar: { kind: 'image', zh: '头像', en: 'Picture' },
  summary: { kind: 'text', zh: '简介', en: 'Summary' },
  category: { kind: 'text', zh: '类目', en: 'Category' },
  business_category_id: { kind: 'id', of: 'business_categories', zh: '分类', en: 'Category', nullable: true },
  studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', nullable: true },
  fans_count: { kind: 'count', zh: '粉丝数', en: 'Followers' },
  contents_count: { kind: 'count', zh: '内容数', en: 'Contents' },
  status: { kind: 'choice', zh: '状态', en: 'Status', values: ['active', 'paused', 'stopped'] },
  monitored: { kind: 'flag', zh: '监控', en: 'Watched' },
  last_spider_at: { kind: 'instant', zh: '最近采集时间', en: 'Last look', nullable: true },
  last_spider_error: { kind: 'text', zh: '最近采集错误', en: 'Last fault', nullable: true },
  newest_content_at: { kind: 'instant', zh: '最新内容时间', en: 'Newest piece', nullable: true },
  status_count: { kind: 'object', zh: '状态统计', en: 'By status' },
  origin_type: { kind: 'key', zh: '原始类型', en: 'Made from (type)', nullable: true },
  origin_id: { kind: 'key', zh: '原始编号', en: 'Made from', nullable: true },
  extra_info: { kind: 'object', zh: '附加信息', en: 'More details' },
  created_at: { kind: 'instant', zh: '添加时间', en: 'Added' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'carry_sources'>
