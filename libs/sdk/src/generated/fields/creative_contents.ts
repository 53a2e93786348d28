// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `creative_contents` are, and what people call them. */
export const fields = {
  title: { kind: 'text', zh: '标题', en: 'Title' },
  images: { kind: 'image', zh: '图片', en: 'Pictures', many: true },
  make_images: { kind: 'image', zh: '成品图', en: 'Finished pictures', many: true },
  desc: { kind: 'text', zh: '描述', en: 'Description' },
  paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true },
  items: { kind: 'object', zh: '商品', en: 'Products', many: true },
  topic: { kind: 'text', zh: '话题', en: 'Topic' },
  brand: { kind: 'text', zh: '品牌', en: 'Brand' },
  source: { kind: 'platform', zh: '来源', en: 'Source' },
  category: { kind: 'text', zh: '类目', en: 'Category' },
  channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
  status: { kind: 'choice', zh: '状态', en: 'Status', values: ['fetched', 'processed', 'checked', 'published', 'downloaded', 'rejected', 'deleted'] },
  creative_publishes_count: { kind: 'count', zh: '发布数', en: 'Publications' },
  user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
  business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  origin_type: { kind: 'key', zh: '原始类型', en: 'Made from (type)', nullable: true },
  origin_id: { kind: 'key', zh: '原始编号', en: 'Made from', nullable: true },
  published_at: { kind: 'instant', zh: '发布时间', en: 'Published', nullable: true },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'creative_contents'>
