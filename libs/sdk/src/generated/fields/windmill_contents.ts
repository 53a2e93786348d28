// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `windmill_contents` are, and what people call them. */
export const fields = {
  category: { kind: 'text', zh: '类目', en: 'Category' },
  group_name: { kind: 'text', zh: '人群', en: 'Crowd' },
  data_type: { kind: 'key', zh: '数据类型', en: 'Data type' },
  status: { kind: 'choice', zh: '状态', en: 'Status', values: ['fetched', 'processed', 'checked', 'published', 'downloaded', 'rejected', 'deleted'] },
  title: { kind: 'text', zh: '标题', en: 'Title' },
  desc: { kind: 'text', zh: '描述', en: 'Description' },
  cover: { kind: 'image', zh: '封面', en: 'Cover' },
  images: { kind: 'image', zh: '图片', en: 'Pictures', many: true },
  platform: { kind: 'platform', zh: '平台', en: 'Platform' },
  content_id: { kind: 'key', zh: '平台内容编号', en: 'Platform ID' },
  windmill_crowd_id: { kind: 'id', of: 'windmill_crowds', zh: '风车人群', en: 'Crowd', nullable: true },
  user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
  published_at: { kind: 'instant', zh: '发布时间', en: 'Published', nullable: true },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'windmill_contents'>
