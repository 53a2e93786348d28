// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `views`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'views.create',
  inputs: {
    kind: { kind: 'choice', zh: '类型', en: 'Kind', choices: [{ value: 'personal', zh: '个人', en: 'Personal' }, { value: 'team', zh: '团队', en: 'Team' }, { value: 'role', zh: '角色', en: 'Role' }] },
    role: { kind: 'choice', zh: '角色', en: 'Role', choices: [{ value: 'admin', zh: '管理员', en: 'Administrator' }, { value: 'manager', zh: '团队主管', en: 'Manager' }, { value: 'svip', zh: '高级会员', en: 'SVIP' }, { value: 'vip', zh: '会员', en: 'VIP' }, { value: 'auditor', zh: '审核员', en: 'Auditor' }, { value: 'chatgpt', zh: 'AI 助手', en: 'AI assistant' }, { value: 'site_admin', zh: '站点管理员', en: 'Site administrator' }, { value: 'gh_pic', zh: '光合图文', en: 'Guanghe image-text' }, { value: 'gh_video', zh: '光合视频', en: 'Guanghe video' }, { value: 'gh_video_creative', zh: '光合视频创意', en: 'Guanghe video review' }, { value: 'carry_gh', zh: '光合采集', en: 'Guanghe collection' }, { value: 'carry_dy', zh: '抖音采集', en: 'Douyin collection' }, { value: 'carry_item', zh: '选品', en: 'Product picking' }, { value: 'jd_pic', zh: '京东图文', en: 'JD image-text' }, { value: 'jd_video', zh: '京东视频', en: 'JD video' }, { value: 'jd_video_creative', zh: '京东视频创意', en: 'JD video review' }, { value: 'hh_pic', zh: '有好货图文', en: 'Youhaohuo image-text' }, { value: 'hh_video', zh: '有好货视频', en: 'Youhaohuo video' }, { value: 'ali_pic_sweb', zh: '站外图文', en: 'Sweb image-text' }, { value: 'ali_video_sweb', zh: '站外视频', en: 'Sweb video' }] },
    resource: { kind: 'key', zh: '列表', en: 'List', required: true, pattern: '^[a-z_]{1,60}$' },
    name: { kind: 'text', zh: '视图名称', en: 'View', required: true, minLength: 1, maxLength: 60 },
    settings: { kind: 'object', zh: '设置', en: 'Settings' },
    columns: { kind: 'key', zh: '列', en: 'Columns', many: true, maxItems: 100 },
    is_default: { kind: 'flag', zh: '默认', en: 'Default' },
    position: { kind: 'number', zh: '位置', en: 'Position', integer: true, min: 0, max: 10000 },
  },
} as const satisfies FormFacts<'views.create'>

export const update = {
  operation: 'views.update',
  inputs: {
    name: { kind: 'text', zh: '视图名称', en: 'View', minLength: 1, maxLength: 60 },
    settings: { kind: 'object', zh: '设置', en: 'Settings' },
    columns: { kind: 'key', zh: '列', en: 'Columns', many: true, maxItems: 100 },
    is_default: { kind: 'flag', zh: '默认', en: 'Default' },
    position: { kind: 'number', zh: '位置', en: 'Position', integer: true, min: 0, max: 10000 },
  },
} as const satisfies FormFacts<'views.update'>
