// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `smart_contents` are, and what people call them. */
export const fields = {
  title: { kind: 'text', zh: '标题', en: 'Title' },
  images: { kind: 'image', zh: '图片', en: 'Pictures', many: true },
  make_images: { kind: 'image', zh: '成品图', en: 'Finished pictures', many: true },
  image_assign_index: { kind: 'number', zh: '配图序号', en: 'Pictures to finish', many: true },
  desc: { kind: 'text', zh: '描述', en: 'Description' },
  words_count: { kind: 'count', zh: '字数', en: 'Characters' },
  paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true },
  paragraphs_count: { kind: 'count', zh: '段落数', en: 'Paragraphs' },
  publishes_count: { kind: 'count', zh: '发布数', en: 'Publications' },
  items: { kind: 'object', zh: '商品', en: 'Products', many: true },
  topic: { kind: 'text', zh: '话题', en: 'Topic' },
  source: { kind: 'platform', zh: '来源', en: 'Source' },
  category: { kind: 'text', zh: '类目', en: 'Category' },
  channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
  status: { kind: 'choice', zh: '状态', en: 'Status', values: ['fetched', 'processed', 'checked', 'published', 'downloaded', 'rejected', 'deleted'] },
  user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
  business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  origin_type: { kind: 'key', zh: '原始类型', en: 'Made from (type)', nullable: true },
  origin_id: { kind: 'key', zh: '原始编号', en: 'Made from', nullable: true },
  claimed_until: { kind: 'instant', zh: '领取有效至', en: 'Claimed until', nullable: true },
  downloaded_at: { kind: 'instant', zh: '下载时间', en: 'Downloaded', nullable: true },
  published_at: { kind: 'instant', zh: '发布时间', en: 'Published', nullable: true },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'smart_contents'>
