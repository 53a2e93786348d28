// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `creator_contents` are, and what people call them. */
export const fields = {
  title: { kind: 'text', zh: '标题', en: 'Title' },
  cover: { kind: 'image', zh: '封面', en: 'Cover' },
  images: { kind: 'image', zh: '图片', en: 'Pictures', many: true },
  make_images: { kind: 'image', zh: '成品图', en: 'Finished pictures', many: true },
  images_count: { kind: 'count', zh: '图片数', en: 'Pictures' },
  video: { kind: 'video', zh: '视频', en: 'Video' },
  desc: { kind: 'text', zh: '描述', en: 'Description' },
  topic: { kind: 'text', zh: '话题', en: 'Topic' },
  paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true },
  items: { kind: 'object', zh: '商品', en: 'Products', many: true },
  category: { kind: 'text', zh: '类目', en: 'Category' },
  channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
  source: { kind: 'platform', zh: '来源', en: 'Source' },
  kind: { kind: 'choice', zh: '类型', en: 'Kind', values: ['creator', 'personify'] },
  publish_params: { kind: 'object', zh: '发布参数', en: 'Publishing settings' },
  extra_info: { kind: 'object', zh: '附加信息', en: 'More details' },
  status: { kind: 'choice', zh: '状态', en: 'Status', values: ['fetched', 'processed', 'checked', 'published', 'downloaded', 'rejected', 'deleted'] },
  creator_task_id: { kind: 'id', of: 'creator_tasks', zh: '创作任务', en: 'Creator task', nullable: true },
  studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '发布账号', en: 'Account', nullable: true },
  assigned_at: { kind: 'instant', zh: '分配时间', en: 'Assigned', nullable: true },
  user_id: { kind: 'id', of: 'users', zh: '创作者', en: 'Creator', nullable: true },
  published_at: { kind: 'instant', zh: '发布时间', en: 'Published', nullable: true },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'creator_contents'>
