// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `goudong_gold_ranks`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './goudong_gold_ranks.ts'

export const name = { kind: 'text', zh: '榜单', en: 'Ranking' } as const satisfies FieldFact
export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const business_category_id = { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true } as const satisfies FieldFact
export const remark = { kind: 'text', zh: '备注', en: 'Note' } as const satisfies FieldFact
export const pools_count = { kind: 'count', zh: '选品池数', en: 'Goods' } as const satisfies FieldFact
export const team_name = { kind: 'text', zh: '团队名称', en: 'Team name' } as const satisfies FieldFact
export const synced_at = { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'goudong_gold_ranks', typeof self>
