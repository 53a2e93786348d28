// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `publish_attempts` are, and what people call them. */
export const fields = {
  attempt_key: { kind: 'key', zh: '尝试标识', en: 'Attempt key' },
  publish_content_id: { kind: 'id', of: 'publish_contents', zh: '待发布内容', en: 'Queue entry' },
  studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' },
  device_id: { kind: 'id', of: 'devices', zh: '设备', en: 'Device', nullable: true },
  fence: { kind: 'number', zh: '租约序号', en: 'Fence' },
  generation: { kind: 'number', zh: '批次代', en: 'Generation' },
  state: { kind: 'choice', zh: '状态', en: 'State', values: ['claimed', 'submitting', 'published', 'refused', 'unknown', 'absent', 'needs_human', 'released'] },
  lease_expires_at: { kind: 'instant', zh: '租约到期时间', en: 'Lease ends' },
  claimed_at: { kind: 'instant', zh: '领取时间', en: 'Claimed' },
  submitted_at: { kind: 'instant', zh: '提交时间', en: 'Submitted', nullable: true },
  settled_at: { kind: 'instant', zh: '确定时间', en: 'Settled', nullable: true },
  outcome: { kind: 'key', zh: '结果', en: 'Outcome', nullable: true },
  code: { kind: 'key', zh: '代码', en: 'Code', nullable: true },
  message: { kind: 'text', zh: '说明', en: 'Message', nullable: true },
  feed_id: { kind: 'key', zh: '渠道编号', en: 'Post ID', nullable: true },
  reconcile_after: { kind: 'instant', zh: '核对时间', en: 'Look-up due', nullable: true },
  reconcile_count: { kind: 'count', zh: '核对次数', en: 'Look-ups' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'publish_attempts'>
