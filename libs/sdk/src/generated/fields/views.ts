// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// What the attributes of `views` are, and what people call them.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './views.ts'

export const kind = { kind: 'choice', zh: '类型', en: 'Kind', values: ['personal', 'team', 'role'] } as const satisfies FieldFact
export const role = { kind: 'choice', zh: '角色', en: 'Role', nullable: true, values: ['admin', 'manager', 'svip', 'vip', 'auditor', 'chatgpt', 'site_admin', 'gh_pic', 'gh_video', 'gh_video_creative', 'carry_gh', 'carry_dy', 'carry_item', 'jd_pic', 'jd_video', 'jd_video_creative', 'hh_pic', 'hh_video', 'ali_pic_sweb', 'ali_video_sweb'] } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const resource = { kind: 'key', zh: '列表', en: 'List' } as const satisfies FieldFact
export const name = { kind: 'text', zh: '视图名称', en: 'View' } as const satisfies FieldFact
export const settings = { kind: 'object', zh: '设置', en: 'Settings' } as const satisfies FieldFact
export const columns = { kind: 'key', zh: '列', en: 'Columns', many: true } as const satisfies FieldFact
export const is_default = { kind: 'flag', zh: '默认', en: 'Default' } as const satisfies FieldFact
export const position = { kind: 'number', zh: '位置', en: 'Position' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact

export type Fields = Checked<'views', typeof self>
