// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `smart_daren_accounts`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './smart_daren_accounts.ts'

export const channel_tags = { kind: 'text', zh: '渠道标签', en: 'Channel tags', many: true } as const satisfies FieldFact
export const category = { kind: 'text', zh: '领域', en: 'Field' } as const satisfies FieldFact
export const video_30day_count = { kind: 'count', zh: '近30天视频数', en: 'Videos in 30 days' } as const satisfies FieldFact
export const video_30day_pv = { kind: 'count', zh: '近30天视频浏览数', en: 'Video views in 30 days' } as const satisfies FieldFact
export const video_30day_rate = { kind: 'percent', zh: '近30天视频互动率', en: 'Response in 30 days' } as const satisfies FieldFact
export const area_tag = { kind: 'text', zh: '地区标签', en: 'Region' } as const satisfies FieldFact
export const remark = { kind: 'text', zh: '备注', en: 'Note' } as const satisfies FieldFact
export const platform = { kind: 'platform', zh: '平台', en: 'Platform' } as const satisfies FieldFact
export const author_id = { kind: 'key', zh: '达人编号', en: 'Creator ID' } as const satisfies FieldFact
export const nickname = { kind: 'text', zh: '达人', en: 'Creator' } as const satisfies FieldFact
export const avatar = { kind: 'image', zh: '头像', en: 'Picture' } as const satisfies FieldFact
export const home_page_url = { kind: 'url', zh: '主页地址', en: 'Home page' } as const satisfies FieldFact
export const fans_count = { kind: 'count', zh: '粉丝数', en: 'Followers' } as const satisfies FieldFact
export const synced_at = { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true } as const satisfies FieldFact
export const transferred_at = { kind: 'instant', zh: '转为来源时间', en: 'Watched since', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'smart_daren_accounts', typeof self>
