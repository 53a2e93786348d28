// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `windmill_crowds` are, and what people call them. */
export const fields = {
  category: { kind: 'text', zh: '类目', en: 'Category' },
  group_name: { kind: 'text', zh: '人群', en: 'Crowd' },
  data_type: { kind: 'key', zh: '数据类型', en: 'Data type' },
  status: { kind: 'choice', zh: '状态', en: 'Status', values: ['enabled', 'disabled'] },
  platform: { kind: 'platform', zh: '平台', en: 'Platform' },
  crowd_id: { kind: 'key', zh: '人群编号', en: 'Crowd ID' },
  size: { kind: 'count', zh: '人数', en: 'People' },
  contents_count: { kind: 'count', zh: '内容数', en: 'Contents' },
  synced_at: { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true },
  created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'windmill_crowds'>
