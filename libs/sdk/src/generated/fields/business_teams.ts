// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `business_teams` are, and what people call them. */
export const fields = {
  name: { kind: 'text', zh: '团队名称', en: 'Team' },
  team_key: { kind: 'key', zh: '团队码', en: 'Team key' },
  settings: { kind: 'object', zh: '设置', en: 'Settings' },
  studio_accounts_count: { kind: 'count', zh: '账号数', en: 'Accounts' },
  users_count: { kind: 'count', zh: '人数', en: 'People' },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'business_teams'>
