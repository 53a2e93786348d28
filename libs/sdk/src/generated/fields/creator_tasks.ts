// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `creator_tasks` are, and what people call them. */
export const fields = {
  category: { kind: 'text', zh: '类目', en: 'Category' },
  platform: { kind: 'platform', zh: '平台', en: 'Platform' },
  topic: { kind: 'text', zh: '话题', en: 'Topic' },
  topics: { kind: 'text', zh: '话题', en: 'Topics', many: true },
  goods_id: { kind: 'key', zh: '商品编号', en: 'Product ID' },
  page_number: { kind: 'number', zh: '页码', en: 'Page' },
  goods_detail: { kind: 'object', zh: '商品详情', en: 'Goods' },
  keyword: { kind: 'text', zh: '关键词', en: 'Keyword' },
  items: { kind: 'object', zh: '商品', en: 'Products', many: true },
  items_count: { kind: 'count', zh: '商品数', en: 'Products' },
  status_count: { kind: 'object', zh: '状态统计', en: 'By status' },
  contents_count: { kind: 'count', zh: '内容数', en: 'Contents' },
  pools_count: { kind: 'count', zh: '选品池数', en: 'Goods' },
  dash: { kind: 'flag', zh: '看板', en: 'On the board' },
  remark: { kind: 'text', zh: '备注', en: 'Note' },
  user_id: { kind: 'id', of: 'users', zh: '创作者', en: 'Creator', nullable: true },
  closed_at: { kind: 'instant', zh: '关闭时间', en: 'Closed', nullable: true },
  synced_at: { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'creator_tasks'>
