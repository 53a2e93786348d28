// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `sessions` are, and what people call them. */
export const fields = {
  user_agent: { kind: 'text', zh: '浏览器标识', en: 'Browser' },
  remote_address: { kind: 'key', zh: '来访地址', en: 'Address' },
  current: { kind: 'flag', zh: '当前', en: 'This one' },
  created_at: { kind: 'instant', zh: '登录时间', en: 'Signed in' },
  last_seen_at: { kind: 'instant', zh: '最近使用', en: 'Last used' },
  expires_at: { kind: 'instant', zh: '到期时间', en: 'Ends' },
} as const satisfies FieldsOf<'sessions'>
