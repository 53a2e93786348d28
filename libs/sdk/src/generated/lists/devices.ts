// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `devices.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'online', takes: 'value', kind: 'flag', zh: '在线', en: 'Online' },
    { name: 'platform', takes: 'values', kind: 'platform', zh: '渠道', en: 'Channel', values: ['guangguang', 'wetao', 'pdd', 'jd', 'goudong', 'daorc', 'youhaohuo'] },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  ],
  columns: {
    kind: { kind: 'choice', zh: '种类', en: 'Kind', choices: [{ value: 'browser', zh: '浏览器', en: 'Browser' }, { value: 'server', zh: '服务器', en: 'Server' }] },
    name: { kind: 'text', zh: '设备名称', en: 'Device' },
    device_no: { kind: 'key', zh: '设备编号', en: 'Device number' },
    version: { kind: 'text', zh: '版本', en: 'Version' },
    running: { kind: 'object', zh: '正在运行', en: 'Running', nullable: true },
    uid: { kind: 'key', zh: '连接账号编号', en: 'Account ID', nullable: true },
    nickname: { kind: 'text', zh: '连接账号', en: 'Account', nullable: true },
    platform: { kind: 'platform', zh: '渠道', en: 'Channel', nullable: true },
    user_id: { kind: 'id', of: 'users', zh: '使用人', en: 'Person', nullable: true },
    username: { kind: 'text', zh: '用户名', en: 'User name', nullable: true },
    fence: { kind: 'number', zh: '租约序号', en: 'Fence', nullable: true },
    lease_expires_at: { kind: 'instant', zh: '租约到期时间', en: 'Lease ends', nullable: true },
    online: { kind: 'flag', zh: '在线', en: 'Online' },
    last_seen_at: { kind: 'instant', zh: '最近在线时间', en: 'Last seen' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
