// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `deliveries.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'webhook_id', takes: 'values', kind: 'id', of: 'webhooks', zh: '回调', en: 'Webhook' },
    { name: 'state', takes: 'values', kind: 'choice', zh: '状态', en: 'State', choices: [{ value: 'pending', zh: '等待中', en: 'Pending' }, { value: 'delivered', zh: '已送达', en: 'Delivered' }, { value: 'failed', zh: '失败', en: 'Failed' }] },
    { name: 'event', takes: 'values', kind: 'choice', zh: '事件', en: 'Event', choices: [{ value: 'publish.published', zh: '发布成功', en: 'Published' }, { value: 'publish.refused', zh: '发布被拒绝', en: 'Publication refused' }, { value: 'publish.unknown', zh: '发布结果未知', en: 'Publication unverified' }, { value: 'publish.needs_human', zh: '发布需要人工决定', en: 'Publication needs a person' }, { value: 'publish.doubled', zh: '同一内容发出两条', en: 'Published twice' }, { value: 'publish.queue_ended', zh: '发布队列结束', en: 'Queue ended' }, { value: 'job.done', zh: '任务完成', en: 'Job done' }, { value: 'job.failed', zh: '任务失败', en: 'Job failed' }, { value: 'job.cancelled', zh: '任务取消', en: 'Job cancelled' }] },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
    { name: 'day', takes: 'span', kind: 'instant', zh: '产生时间', en: 'Made', from: 'since', to: 'until' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  ],
  columns: {
    webhook_id: { kind: 'id', of: 'webhooks', zh: '回调', en: 'Webhook' },
    delivery_key: { kind: 'key', zh: '投递编号', en: 'Delivery key' },
    event: { kind: 'text', zh: '事件', en: 'Event' },
    payload: { kind: 'object', zh: '数据', en: 'Payload' },
    state: { kind: 'choice', zh: '状态', en: 'State', choices: [{ value: 'pending', zh: '等待中', en: 'Pending' }, { value: 'delivered', zh: '已送达', en: 'Delivered' }, { value: 'failed', zh: '失败', en: 'Failed' }] },
    tries: { kind: 'count', zh: '尝试次数', en: 'Tries' },
    next_try_at: { kind: 'instant', zh: '下次尝试时间', en: 'Next try', nullable: true },
    response_status: { kind: 'number', zh: '响应状态', en: 'Response status', nullable: true },
    error: { kind: 'text', zh: '错误', en: 'Error', nullable: true },
    replay_of: { kind: 'id', of: 'deliveries', zh: '重放自', en: 'Replay of', nullable: true },
    delivered_at: { kind: 'instant', zh: '送达时间', en: 'Delivered', nullable: true },
    created_at: { kind: 'instant', zh: '产生时间', en: 'Made' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
