// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `conversations.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'source', takes: 'values', kind: 'key', zh: '入口', en: 'Started from' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
  ],
  columns: {
    title: { kind: 'text', zh: '标题', en: 'Title' },
    source: { kind: 'key', zh: '入口', en: 'Started from' },
    user_id: { kind: 'id', of: 'users', zh: '提问人', en: 'Person' },
    messages_count: { kind: 'count', zh: '消息数', en: 'Messages' },
    answering: { kind: 'flag', zh: '正在回答', en: 'Answering' },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
  },
}
