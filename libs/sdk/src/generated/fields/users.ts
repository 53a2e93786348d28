// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `users` are, and what people call them. */
export const fields = {
  username: { kind: 'text', zh: '用户名', en: 'User name' },
  full_name: { kind: 'text', zh: '姓名', en: 'Name' },
  phone_number: { kind: 'phone', zh: '手机号', en: 'Phone number', nullable: true },
  avatar: { kind: 'image', zh: '头像', en: 'Picture' },
  roles: { kind: 'choice', zh: '角色', en: 'Roles', many: true, values: ['admin', 'manager', 'svip', 'vip', 'auditor', 'chatgpt', 'site_admin', 'gh_pic', 'gh_video', 'gh_video_creative', 'carry_gh', 'carry_dy', 'carry_item', 'jd_pic', 'jd_video', 'jd_video_creative', 'hh_pic', 'hh_video', 'ali_pic_sweb', 'ali_video_sweb'] },
  online: { kind: 'flag', zh: '在线', en: 'Online' },
  disabled: { kind: 'flag', zh: '停用', en: 'Disabled' },
  business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  team_name: { kind: 'text', zh: '团队', en: 'Team' },
  created_at: { kind: 'instant', zh: '加入时间', en: 'Joined' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'users'>
