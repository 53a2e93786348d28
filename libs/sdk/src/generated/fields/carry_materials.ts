// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Attributes of `carry_materials`: kinds and labels.
import type { FieldFact, Checked } from '../../fields/field-facts.ts'
import type * as self from './carry_materials.ts'

export const title = { kind: 'text', zh: '标题', en: 'Title' } as const satisfies FieldFact
export const category = { kind: 'text', zh: '类目', en: 'Category' } as const satisfies FieldFact
export const cover_url = { kind: 'image', zh: '封面', en: 'Cover' } as const satisfies FieldFact
export const source = { kind: 'platform', zh: '来源', en: 'Source' } as const satisfies FieldFact
export const source_id = { kind: 'key', zh: '来源编号', en: 'Source ID', nullable: true } as const satisfies FieldFact
export const source_url = { kind: 'url', zh: '来源地址', en: 'Source address' } as const satisfies FieldFact
export const source_user = { kind: 'text', zh: '来源作者', en: 'Author' } as const satisfies FieldFact
export const status = { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }] } as const satisfies FieldFact
export const matching_type = { kind: 'choice', zh: '匹配方式', en: 'Matching', choices: [{ value: 'manual', zh: '人工', en: 'By a person' }, { value: 'exact', zh: '精确', en: 'Exact' }, { value: 'similar', zh: '相似', en: 'Similar' }, { value: 'theme', zh: '主题', en: 'By subject' }] } as const satisfies FieldFact
export const op_name = { kind: 'text', zh: '采集人用户名', en: 'Collector’s user name' } as const satisfies FieldFact
export const op_full_name = { kind: 'text', zh: '采集人', en: 'Collected by' } as const satisfies FieldFact
export const business_category_id = { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true } as const satisfies FieldFact
export const business_category_name = { kind: 'text', zh: '团队分类名称', en: 'Team category name' } as const satisfies FieldFact
export const category_level = { kind: 'count', zh: '分类级别', en: 'Category level', nullable: true } as const satisfies FieldFact
export const carry_items_count = { kind: 'count', zh: '选品数', en: 'Product picks' } as const satisfies FieldFact
export const carry_contents_count = { kind: 'count', zh: '内容数', en: 'Contents' } as const satisfies FieldFact
export const tags = { kind: 'text', zh: '标签', en: 'Tags', many: true } as const satisfies FieldFact
export const pooling = { kind: 'flag', zh: '在随机池', en: 'In the random pool' } as const satisfies FieldFact
export const remark = { kind: 'text', zh: '备注', en: 'Note' } as const satisfies FieldFact
export const extra_info = { kind: 'object', zh: '附加信息', en: 'More details' } as const satisfies FieldFact
export const channel_available = { kind: 'flag', zh: '渠道可售', en: 'Available at the channel', nullable: true } as const satisfies FieldFact
export const channel_reason = { kind: 'text', zh: '渠道说明', en: 'Channel says' } as const satisfies FieldFact
export const channel_checked_at = { kind: 'instant', zh: '渠道检查时间', en: 'Channel asked', nullable: true } as const satisfies FieldFact
export const collected_at = { kind: 'instant', zh: '采集时间', en: 'Collected', nullable: true } as const satisfies FieldFact
export const user_id = { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true } as const satisfies FieldFact
export const merged_into_id = { kind: 'id', of: 'carry_materials', zh: '合并到', en: 'Merged into', nullable: true } as const satisfies FieldFact
export const origin_type = { kind: 'key', zh: '原始类型', en: 'Made from (type)', nullable: true } as const satisfies FieldFact
export const origin_id = { kind: 'key', zh: '原始编号', en: 'Made from', nullable: true } as const satisfies FieldFact
export const created_at = { kind: 'instant', zh: '创建时间', en: 'Created' } as const satisfies FieldFact
export const updated_at = { kind: 'instant', zh: '更新时间', en: 'Updated' } as const satisfies FieldFact
export const business_team_id = { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' } as const satisfies FieldFact

export type Fields = Checked<'carry_materials', typeof self>
