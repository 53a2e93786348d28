// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `studio_sources` are, and what people call them. */
export const fields = {
  nickname: { kind: 'text', zh: '作者', en: 'Author' },
  source_url: { kind: 'url', zh: '主页地址', en: 'Home page' },
  source_params: { kind: 'object', zh: '来源参数', en: 'Source settings' },
  status_count: { kind: 'object', zh: '状态统计', en: 'By status' },
  platform: { kind: 'platform', zh: '平台', en: 'Platform' },
  author_id: { kind: 'key', zh: '作者编号', en: 'Author ID', nullable: true },
  avatar: { kind: 'image', zh: '头像', en: 'Picture' },
  summary: { kind: 'text', zh: '简介', en: 'Summary' },
  fans_count: { kind: 'count', zh: '粉丝数', en: 'Followers' },
  contents_count: { kind: 'count', zh: '内容数', en: 'Contents' },
  remark: { kind: 'text', zh: '备注', en: 'Note' },
  studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', nullable: true },
  user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
  collected_at: { kind: 'instant', zh: '采集时间', en: 'Collected', nullable: true },
  created_at: { kind: 'instant', zh: '添加时间', en: 'Added' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'studio_sources'>
