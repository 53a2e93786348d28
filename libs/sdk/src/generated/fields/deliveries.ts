// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `deliveries` are, and what people call them. */
export const fields = {
  webhook_id: { kind: 'id', of: 'webhooks', zh: '回调', en: 'Webhook' },
  delivery_key: { kind: 'key', zh: '投递编号', en: 'Delivery key' },
  event: { kind: 'text', zh: '事件', en: 'Event' },
  payload: { kind: 'object', zh: '数据', en: 'Payload' },
  state: { kind: 'choice', zh: '状态', en: 'State', values: ['pending', 'delivered', 'failed'] },
  tries: { kind: 'count', zh: '尝试次数', en: 'Tries' },
  next_try_at: { kind: 'instant', zh: '下次尝试时间', en: 'Next try', nullable: true },
  response_status: { kind: 'number', zh: '响应状态', en: 'Response status', nullable: true },
  error: { kind: 'text', zh: '错误', en: 'Error', nullable: true },
  replay_of: { kind: 'id', of: 'deliveries', zh: '重放自', en: 'Replay of', nullable: true },
  delivered_at: { kind: 'instant', zh: '送达时间', en: 'Delivered', nullable: true },
  created_at: { kind: 'instant', zh: '产生时间', en: 'Made' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'deliveries'>
