// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `devices`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './devices.ts'

export const kind = { kind: 'choice', zh: '种类', en: 'Kind', choices: [{ value: 'browser', zh: '浏览器', en: 'Browser' }, { value: 'server', zh: '服务器', en: 'Server' }] } as const satisfies FieldFact
export const name = { kind: 'text', zh: '设备名称', en: 'Device' } as const satisfies FieldFact
export const device_no = { kind: 'key', zh: '设备编号', en: 'Device number' } as const satisfies FieldFact
export const version = { kind: 'text', zh: '版本', en: 'Version' } as const satisfies FieldFact
export const running = { kind: 'object', zh: '正在运行', en: 'Running', nullable: true } as const satisfies FieldFact
export const uid = { kind: 'key', zh: '连接账号编号', en: 'Account ID', nullable: true } as const satisfies FieldFact
export const nickname = { kind: 'text', zh: '连接账号', en: 'Account', nullable: true } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '渠道', en: 'Channel', nullable: true } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '使用人', en: 'Person', nullable: true } as const satisfies FieldFact
export const username = { kind: 'text', zh: '用户名', en: 'User name', nullable: true } as const satisfies FieldFact
export const fence = { kind: 'number', zh: '租约序号', en: 'Fence', nullable: true } as const satisfies FieldFact
export const lease_expires_at = { kind: 'instant', zh: '租约到期时间', en: 'Lease ends', nullable: true } as const satisfies FieldFact
export const online = { kind: 'flag', zh: '在线', en: 'Online' } as const satisfies FieldFact
export const last_seen_at = { kind: 'instant', zh: '最近在线时间', en: 'Last seen' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'devices', typeof self>
