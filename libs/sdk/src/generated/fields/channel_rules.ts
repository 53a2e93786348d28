// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `channel_rules`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './channel_rules.ts'

export const channel = { kind: 'platform', zh: '渠道', en: 'Channel' } as const satisfies FieldFact
export const title_min = { kind: 'count', zh: '标题字数下限', en: 'Shortest title' } as const satisfies FieldFact
export const title_max = { kind: 'count', zh: '标题字数上限', en: 'Longest title' } as const satisfies FieldFact
export const desc_max = { kind: 'count', zh: '描述字数上限', en: 'Longest description' } as const satisfies FieldFact
export const paragraphs_max = { kind: 'count', zh: '段落数上限', en: 'Most paragraphs' } as const satisfies FieldFact
export const images_min = { kind: 'count', zh: '图片数下限', en: 'Fewest pictures' } as const satisfies FieldFact
export const images_max = { kind: 'count', zh: '图片数上限', en: 'Most pictures' } as const satisfies FieldFact
export const image_ratios = { kind: 'key', zh: '图片比例', en: 'Picture ratios', many: true } as const satisfies FieldFact
export const topics_max = { kind: 'count', zh: '话题数上限', en: 'Most topics' } as const satisfies FieldFact
export const items_max = { kind: 'count', zh: '商品数上限', en: 'Most products' } as const satisfies FieldFact
export const banned_words = { kind: 'object', zh: '违禁词', en: 'Banned words', many: true } as const satisfies FieldFact
export const enabled = { kind: 'flag', zh: '启用', en: 'In force' } as const satisfies FieldFact
export const remark = { kind: 'text', zh: '备注', en: 'Note' } as const satisfies FieldFact
export const banned_words_count = { kind: 'count', zh: '违禁词数', en: 'Banned word count' } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'channel_rules', typeof self>
