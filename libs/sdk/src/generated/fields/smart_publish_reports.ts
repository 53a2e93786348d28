// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `smart_publish_reports` are, and what people call them. */
export const fields = {
  studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' },
  platform: { kind: 'platform', zh: '平台', en: 'Platform' },
  uid: { kind: 'key', zh: '账号编号', en: 'Account ID' },
  nickname: { kind: 'text', zh: '昵称', en: 'Nickname' },
  record_date: { kind: 'day', zh: '日期', en: 'Day' },
  published_count: { kind: 'count', zh: '发布成功数', en: 'Published' },
  refused_count: { kind: 'count', zh: '被拒数', en: 'Refused' },
  reported_count: { kind: 'count', zh: '上报数', en: 'With figures' },
  pv_count: { kind: 'count', zh: '浏览数', en: 'Views' },
  like_count: { kind: 'count', zh: '点赞数', en: 'Likes' },
  collect_count: { kind: 'count', zh: '收藏数', en: 'Saves' },
  comment_count: { kind: 'count', zh: '评论数', en: 'Comments' },
  orders_count: { kind: 'count', zh: '订单数', en: 'Orders' },
  cps_amount: { kind: 'yuan', zh: '佣金', en: 'Commission' },
  synced_at: { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'smart_publish_reports'>
