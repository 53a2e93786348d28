// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// What the attributes of `users` are, and what people call them.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './users.ts'

export const username = { kind: 'text', zh: '用户名', en: 'User name' } as const satisfies FieldFact
export const full_name = { kind: 'text', zh: '姓名', en: 'Name' } as const satisfies FieldFact
export const phone_number = { kind: 'phone', zh: '手机号', en: 'Phone number', nullable: true } as const satisfies FieldFact
export const avatar = { kind: 'image', zh: '头像', en: 'Picture' } as const satisfies FieldFact
export const roles = { kind: 'choice', zh: '角色', en: 'Roles', many: true, values: ['admin', 'manager', 'svip', 'vip', 'auditor', 'chatgpt', 'site_admin', 'gh_pic', 'gh_video', 'gh_video_creative', 'carry_gh', 'carry_dy', 'carry_item', 'jd_pic', 'jd_video', 'jd_video_creative', 'hh_pic', 'hh_video', 'ali_pic_sweb', 'ali_video_sweb'] } as const satisfies FieldFact
export const online = { kind: 'flag', zh: '在线', en: 'Online' } as const satisfies FieldFact
export const disabled = { kind: 'flag', zh: '停用', en: 'Disabled' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队编号', en: 'Team ID' } as const satisfies FieldFact
export const team_name = { kind: 'text', zh: '团队', en: 'Team' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '加入时间', en: 'Joined' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact

export type Fields = Checked<'users', typeof self>
