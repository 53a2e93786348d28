// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `users`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './users.ts'

export const username = { kind: 'text', zh: '用户名', en: 'User name' } as const satisfies FieldFact
export const full_name = { kind: 'text', zh: '姓名', en: 'Name' } as const satisfies FieldFact
export const phone_number = { kind: 'phone', zh: '手机号', en: 'Phone number', nullable: true } as const satisfies FieldFact
export const avatar = { kind: 'image', zh: '头像', en: 'Picture' } as const satisfies FieldFact
export const roles = { kind: 'choice', zh: '角色', en: 'Roles', many: true, choices: [{ value: 'admin', zh: '管理员', en: 'Administrator' }, { value: 'manager', zh: '团队主管', en: 'Manager' }, { value: 'svip', zh: '高级会员', en: 'SVIP' }, { value: 'vip', zh: '会员', en: 'VIP' }, { value: 'auditor', zh: '审核员', en: 'Auditor' }, { value: 'chatgpt', zh: 'AI 助手', en: 'AI assistant' }, { value: 'site_admin', zh: '站点管理员', en: 'Site administrator' }, { value: 'gh_pic', zh: '光合图文', en: 'Guanghe image-text' }, { value: 'gh_video', zh: '光合视频', en: 'Guanghe video' }, { value: 'gh_video_creative', zh: '光合视频创意', en: 'Guanghe video review' }, { value: 'carry_gh', zh: '光合采集', en: 'Guanghe collection' }, { value: 'carry_dy', zh: '抖音采集', en: 'Douyin collection' }, { value: 'carry_item', zh: '选品', en: 'Product picking' }, { value: 'jd_pic', zh: '京东图文', en: 'JD image-text' }, { value: 'jd_video', zh: '京东视频', en: 'JD video' }, { value: 'jd_video_creative', zh: '京东视频创意', en: 'JD video review' }, { value: 'hh_pic', zh: '有好货图文', en: 'Youhaohuo image-text' }, { value: 'hh_video', zh: '有好货视频', en: 'Youhaohuo video' }, { value: 'ali_pic_sweb', zh: '站外图文', en: 'Sweb image-text' }, { value: 'ali_video_sweb', zh: '站外视频', en: 'Sweb video' }] } as const satisfies FieldFact
export const online = { kind: 'flag', zh: '在线', en: 'Online' } as const satisfies FieldFact
export const disabled = { kind: 'flag', zh: '停用', en: 'Disabled' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队编号', en: 'Team ID' } as const satisfies FieldFact
export const team_name = { kind: 'text', zh: '团队', en: 'Team' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '加入时间', en: 'Joined' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact

export type Fields = Checked<'users', typeof self>
