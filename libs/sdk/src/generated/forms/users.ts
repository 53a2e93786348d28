// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `users`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'users.create',
  inputs: {
    username: { kind: 'text', zh: '用户名', en: 'User name', required: true, minLength: 2, maxLength: 40, pattern: '^[A-Za-z0-9_.\\-\\u4e00-\\u9fff]*[A-Za-z_\\u4e00-\\u9fff][A-Za-z0-9_.\\-\\u4e00-\\u9fff]*$' },
    full_name: { kind: 'text', zh: '姓名', en: 'Name', minLength: 1, maxLength: 60 },
    phone_number: { kind: 'phone', zh: '手机号', en: 'Phone number', nullable: true, pattern: '^\\+?[0-9]{6,15}$' },
    avatar: { kind: 'image', zh: '头像', en: 'Picture', maxLength: 500 },
    roles: { kind: 'choice', zh: '角色', en: 'Roles', many: true, choices: [{ value: 'admin', zh: '管理员', en: 'Administrator' }, { value: 'manager', zh: '团队主管', en: 'Manager' }, { value: 'svip', zh: '高级会员', en: 'SVIP' }, { value: 'vip', zh: '会员', en: 'VIP' }, { value: 'auditor', zh: '审核员', en: 'Auditor' }, { value: 'chatgpt', zh: 'AI 助手', en: 'AI assistant' }, { value: 'site_admin', zh: '站点管理员', en: 'Site administrator' }, { value: 'gh_pic', zh: '光合图文', en: 'Guanghe image-text' }, { value: 'gh_video', zh: '光合视频', en: 'Guanghe video' }, { value: 'gh_video_creative', zh: '光合视频创意', en: 'Guanghe video review' }, { value: 'carry_gh', zh: '光合采集', en: 'Guanghe collection' }, { value: 'carry_dy', zh: '抖音采集', en: 'Douyin collection' }, { value: 'carry_item', zh: '选品', en: 'Product picking' }, { value: 'jd_pic', zh: '京东图文', en: 'JD image-text' }, { value: 'jd_video', zh: '京东视频', en: 'JD video' }, { value: 'jd_video_creative', zh: '京东视频创意', en: 'JD video review' }, { value: 'hh_pic', zh: '有好货图文', en: 'Youhaohuo image-text' }, { value: 'hh_video', zh: '有好货视频', en: 'Youhaohuo video' }, { value: 'ali_pic_sweb', zh: '站外图文', en: 'Sweb image-text' }, { value: 'ali_video_sweb', zh: '站外视频', en: 'Sweb video' }], maxItems: 20 },
    disabled: { kind: 'flag', zh: '停用', en: 'Disabled' },
    password: { kind: 'secret', zh: '密码', en: 'Password', minLength: 8, maxLength: 200 },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队编号', en: 'Team ID', pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'users.create'>

export const update = {
  operation: 'users.update',
  inputs: {
    full_name: { kind: 'text', zh: '姓名', en: 'Name', minLength: 1, maxLength: 60 },
    phone_number: { kind: 'phone', zh: '手机号', en: 'Phone number', nullable: true, pattern: '^\\+?[0-9]{6,15}$' },
    avatar: { kind: 'image', zh: '头像', en: 'Picture', maxLength: 500 },
    roles: { kind: 'choice', zh: '角色', en: 'Roles', many: true, choices: [{ value: 'admin', zh: '管理员', en: 'Administrator' }, { value: 'manager', zh: '团队主管', en: 'Manager' }, { value: 'svip', zh: '高级会员', en: 'SVIP' }, { value: 'vip', zh: '会员', en: 'VIP' }, { value: 'auditor', zh: '审核员', en: 'Auditor' }, { value: 'chatgpt', zh: 'AI 助手', en: 'AI assistant' }, { value: 'site_admin', zh: '站点管理员', en: 'Site administrator' }, { value: 'gh_pic', zh: '光合图文', en: 'Guanghe image-text' }, { value: 'gh_video', zh: '光合视频', en: 'Guanghe video' }, { value: 'gh_video_creative', zh: '光合视频创意', en: 'Guanghe video review' }, { value: 'carry_gh', zh: '光合采集', en: 'Guanghe collection' }, { value: 'carry_dy', zh: '抖音采集', en: 'Douyin collection' }, { value: 'carry_item', zh: '选品', en: 'Product picking' }, { value: 'jd_pic', zh: '京东图文', en: 'JD image-text' }, { value: 'jd_video', zh: '京东视频', en: 'JD video' }, { value: 'jd_video_creative', zh: '京东视频创意', en: 'JD video review' }, { value: 'hh_pic', zh: '有好货图文', en: 'Youhaohuo image-text' }, { value: 'hh_video', zh: '有好货视频', en: 'Youhaohuo video' }, { value: 'ali_pic_sweb', zh: '站外图文', en: 'Sweb image-text' }, { value: 'ali_video_sweb', zh: '站外视频', en: 'Sweb video' }], maxItems: 20 },
    disabled: { kind: 'flag', zh: '停用', en: 'Disabled' },
    password: { kind: 'secret', zh: '密码', en: 'Password', minLength: 8, maxLength: 200 },
  },
} as const satisfies FormFacts<'users.update'>

export const update_password = {
  operation: 'users.update_password',
  inputs: {
    current_password: { kind: 'secret', zh: '当前密码', en: 'Current password', required: true, minLength: 1, maxLength: 200 },
    new_password: { kind: 'secret', zh: '新密码', en: 'New password', required: true, minLength: 8, maxLength: 200 },
  },
} as const satisfies FormFacts<'users.update_password'>
