// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `sessions.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
  ],
  columns: {
    user_agent: { kind: 'text', zh: '浏览器标识', en: 'Browser' },
    remote_address: { kind: 'key', zh: '来访地址', en: 'Address' },
    current: { kind: 'flag', zh: '当前', en: 'This one' },
    created_at: { kind: 'instant', zh: '登录时间', en: 'Signed in' },
    last_seen_at: { kind: 'instant', zh: '最近使用', en: 'Last used' },
    expires_at: { kind: 'instant', zh: '到期时间', en: 'Ends' },
  },
}
