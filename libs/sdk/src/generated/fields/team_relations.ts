// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `team_relations` are, and what people call them. */
export const fields = {
  platform: { kind: 'platform', zh: '平台', en: 'Platform' },
  relation_id: { kind: 'key', zh: '绑定编号', en: 'Relation ID' },
  uid: { kind: 'key', zh: '达人编号', en: 'Creator ID' },
  nickname: { kind: 'text', zh: '达人', en: 'Creator' },
  bind_date: { kind: 'day', zh: '绑定日期', en: 'Bound on' },
  state: { kind: 'choice', zh: '状态', en: 'State', values: ['bound', 'unbound'] },
  orders_count: { kind: 'count', zh: '订单数', en: 'Orders' },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'team_relations'>
