// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `carry_statistics` are, and what people call them. */
export const fields = {
  record_date: { kind: 'day', zh: '日期', en: 'Day' },
  keyword: { kind: 'text', zh: '关键词', en: 'Keyword' },
  title: { kind: 'text', zh: '标题', en: 'Title' },
  resource_id: { kind: 'id', zh: '对象', en: 'Record' },
  resource_type: { kind: 'choice', zh: '对象类型', en: 'Counted resource', values: ['carry_publishes', 'studio_accounts', 'users'] },
  user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
  channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
  publish_count: { kind: 'count', zh: '发布数', en: 'Publications' },
  pv_count: { kind: 'count', zh: '浏览数', en: 'Views' },
  like_count: { kind: 'count', zh: '点赞数', en: 'Likes' },
  collect_count: { kind: 'count', zh: '收藏数', en: 'Saves' },
  comment_count: { kind: 'count', zh: '评论数', en: 'Comments' },
  cps_amount: { kind: 'yuan', zh: '佣金', en: 'Commission' },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'carry_statistics'>
