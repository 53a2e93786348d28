// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `publish_attempts.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'state', takes: 'values', kind: 'choice', zh: '状态', en: 'State', choices: [{ value: 'claimed', zh: '已领取', en: 'Claimed' }, { value: 'submitting', zh: '提交中', en: 'Submitting' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'refused', zh: '已拒绝', en: 'Refused' }, { value: 'unknown', zh: '结果未知', en: 'Result unknown' }, { value: 'absent', zh: '核实为未发布', en: 'Proved not published' }, { value: 'needs_human', zh: '需要人工决定', en: 'A person has to decide' }, { value: 'released', zh: '没有送出', en: 'Not sent' }] },
    { name: 'platform', takes: 'values', kind: 'platform', zh: '渠道', en: 'Channel', values: ['guangguang', 'wetao', 'pdd', 'jd', 'goudong', 'daorc', 'youhaohuo'] },
    { name: 'publish_content_id', takes: 'values', kind: 'id', of: 'publish_contents', zh: '待发布内容', en: 'Queue entry' },
    { name: 'studio_account_id', takes: 'values', kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' },
    { name: 'attempt_key', takes: 'values', kind: 'key', zh: '尝试标识', en: 'Attempt key' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  ],
  columns: {
    attempt_key: { kind: 'key', zh: '尝试标识', en: 'Attempt key' },
    publish_content_id: { kind: 'id', of: 'publish_contents', zh: '待发布内容', en: 'Queue entry' },
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' },
    platform: { kind: 'platform', zh: '渠道', en: 'Channel' },
    device_id: { kind: 'id', of: 'devices', zh: '设备', en: 'Device', nullable: true },
    fence: { kind: 'number', zh: '租约序号', en: 'Fence' },
    generation: { kind: 'number', zh: '批次代', en: 'Generation' },
    state: { kind: 'choice', zh: '状态', en: 'State', choices: [{ value: 'claimed', zh: '已领取', en: 'Claimed' }, { value: 'submitting', zh: '提交中', en: 'Submitting' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'refused', zh: '已拒绝', en: 'Refused' }, { value: 'unknown', zh: '结果未知', en: 'Result unknown' }, { value: 'absent', zh: '核实为未发布', en: 'Proved not published' }, { value: 'needs_human', zh: '需要人工决定', en: 'A person has to decide' }, { value: 'released', zh: '没有送出', en: 'Not sent' }] },
    lease_expires_at: { kind: 'instant', zh: '租约到期时间', en: 'Lease ends' },
    claimed_at: { kind: 'instant', zh: '领取时间', en: 'Claimed' },
    submitted_at: { kind: 'instant', zh: '提交时间', en: 'Submitted', nullable: true },
    settled_at: { kind: 'instant', zh: '确定时间', en: 'Settled', nullable: true },
    outcome: { kind: 'key', zh: '结果', en: 'Outcome', nullable: true },
    code: { kind: 'key', zh: '代码', en: 'Code', nullable: true },
    message: { kind: 'text', zh: '说明', en: 'Message', nullable: true },
    feed_id: { kind: 'key', zh: '渠道编号', en: 'Post ID', nullable: true },
    evidence: { kind: 'object', zh: '凭据', en: 'Evidence', nullable: true },
    reconcile_after: { kind: 'instant', zh: '核对时间', en: 'Look-up due', nullable: true },
    reconcile_count: { kind: 'count', zh: '核对次数', en: 'Look-ups' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
