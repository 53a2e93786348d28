// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `smart_daren_accounts` are, and what people call them. */
export const fields = {
  channel_tags: { kind: 'text', zh: '渠道标签', en: 'Channel tags', many: true },
  category: { kind: 'text', zh: '领域', en: 'Field' },
  video_30day_count: { kind: 'count', zh: '近30天视频数', en: 'Videos in 30 days' },
  video_30day_pv: { kind: 'count', zh: '近30天视频浏览数', en: 'Video views in 30 days' },
  video_30day_rate: { kind: 'percent', zh: '近30天视频互动率', en: 'Response in 30 days' },
  area_tag: { kind: 'text', zh: '地区标签', en: 'Region' },
  remark: { kind: 'text', zh: '备注', en: 'Note' },
  platform: { kind: 'platform', zh: '平台', en: 'Platform' },
  author_id: { kind: 'key', zh: '达人编号', en: 'Creator ID' },
  nickname: { kind: 'text', zh: '达人', en: 'Creator' },
  avatar: { kind: 'image', zh: '头像', en: 'Picture' },
  home_page_url: { kind: 'url', zh: '主页地址', en: 'Home page' },
  fans_count: { kind: 'count', zh: '粉丝数', en: 'Followers' },
  synced_at: { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true },
  transferred_at: { kind: 'instant', zh: '转为来源时间', en: 'Watched since', nullable: true },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'smart_daren_accounts'>
