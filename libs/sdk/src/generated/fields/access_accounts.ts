// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `access_accounts`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './access_accounts.ts'

export const platform = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const uid = { kind: 'key', zh: '账号编号', en: 'Account ID' } as const satisfies FieldFact
export const nickname = { kind: 'text', zh: '昵称', en: 'Nickname' } as const satisfies FieldFact
export const avatar = { kind: 'image', zh: '头像', en: 'Picture' } as const satisfies FieldFact
export const category = { kind: 'text', zh: '领域', en: 'Field' } as const satisfies FieldFact
export const has_secret = { kind: 'flag', zh: '已有密钥', en: 'Has a secret' } as const satisfies FieldFact
export const secret_set_at = { kind: 'instant', zh: '密钥设置时间', en: 'Secret set', nullable: true } as const satisfies FieldFact
export const has_cookies = { kind: 'flag', zh: '已有登录信息', en: 'Has cookies' } as const satisfies FieldFact
export const cookies_set_at = { kind: 'instant', zh: '登录信息设置时间', en: 'Cookies set', nullable: true } as const satisfies FieldFact
export const summary = { kind: 'text', zh: '简介', en: 'Summary' } as const satisfies FieldFact
export const today_publish_times = { kind: 'count', zh: '今日发布次数', en: 'Posts today' } as const satisfies FieldFact
export const expires_at = { kind: 'instant', zh: '登录到期时间', en: 'Login expires', nullable: true } as const satisfies FieldFact
export const expired = { kind: 'flag', zh: '已过期', en: 'Expired' } as const satisfies FieldFact
export const username = { kind: 'text', zh: '登录名', en: 'Login name' } as const satisfies FieldFact
export const email = { kind: 'email', zh: '邮箱', en: 'Email' } as const satisfies FieldFact
export const remark = { kind: 'text', zh: '备注', en: 'Note' } as const satisfies FieldFact
export const day_task_count = { kind: 'number', zh: '每日任务数', en: 'Posts a day' } as const satisfies FieldFact
export const device_no = { kind: 'key', zh: '设备编号', en: 'Device number' } as const satisfies FieldFact
export const level = { kind: 'number', zh: '级别', en: 'Level' } as const satisfies FieldFact
export const fans_count = { kind: 'count', zh: '粉丝数', en: 'Followers' } as const satisfies FieldFact
export const permission = { kind: 'flag', zh: '可发布', en: 'May publish' } as const satisfies FieldFact
export const account_info = { kind: 'object', zh: '账号信息', en: 'Account details' } as const satisfies FieldFact
export const backbone = { kind: 'object', zh: '核心数据', en: 'Key figures' } as const satisfies FieldFact
export const backbone_at = { kind: 'instant', zh: '核心数据时间', en: 'Key figures read', nullable: true } as const satisfies FieldFact
export const verified_at = { kind: 'instant', zh: '验证时间', en: 'Verified', nullable: true } as const satisfies FieldFact
export const verify_message = { kind: 'text', zh: '验证说明', en: 'Result of the check', nullable: true } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact
export const team_name = { kind: 'text', zh: '团队名称', en: 'Team name' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '添加时间', en: 'Added' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact

export type Fields = Checked<'access_accounts', typeof self>
