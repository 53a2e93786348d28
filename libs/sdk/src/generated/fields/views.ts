// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `views` are, and what people call them. */
export const fields = {
  kind: { kind: 'choice', zh: '类型', en: 'Kind', values: ['personal', 'team', 'role'] },
  role: { kind: 'choice', zh: '角色', en: 'Role', nullable: true, values: ['admin', 'manager', 'svip', 'vip', 'auditor', 'chatgpt', 'site_admin', 'gh_pic', 'gh_video', 'gh_video_creative', 'carry_gh', 'carry_dy', 'carry_item', 'jd_pic', 'jd_video', 'jd_video_creative', 'hh_pic', 'hh_video', 'ali_pic_sweb', 'ali_video_sweb'] },
  user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
  resource: { kind: 'key', zh: '列表', en: 'List' },
  name: { kind: 'text', zh: '视图名称', en: 'View' },
  settings: { kind: 'object', zh: '设置', en: 'Settings' },
  columns: { kind: 'key', zh: '列', en: 'Columns', many: true },
  is_default: { kind: 'flag', zh: '默认', en: 'Default' },
  position: { kind: 'number', zh: '位置', en: 'Position' },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'views'>
