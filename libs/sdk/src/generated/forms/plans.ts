// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `plans`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'plans.create',
  inputs: {
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '工作室账号', en: 'Studio account', required: true, pattern: '^[1-9][0-9]{0,17}$' },
    name: { kind: 'text', zh: '计划名称', en: 'Plan', required: true, minLength: 1, maxLength: 60 },
    times: { kind: 'text', zh: '时间', en: 'Times of day', many: true, required: true, minItems: 1, maxItems: 24 },
    kind: { kind: 'choice', zh: '动作', en: 'Does', choices: [{ value: 'submit', zh: '提交发布', en: 'Submit to publish' }, { value: 'open_queue', zh: '打开队列', en: 'Open the queue' }] },
    weekdays: { kind: 'number', zh: '星期', en: 'Weekdays', many: true, minItems: 1, maxItems: 7 },
    timezone: { kind: 'key', zh: '时区', en: 'Time zone', maxLength: 60 },
    batch_count: { kind: 'count', zh: '批次数', en: 'At a time', integer: true, min: 1, max: 100 },
    content_status: { kind: 'choice', zh: '内容状态', en: 'Content status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] },
    content_source: { kind: 'platform', zh: '内容来源', en: 'Source', maxLength: 60 },
    content_category: { kind: 'text', zh: '内容类目', en: 'Content category', maxLength: 100 },
    draft: { kind: 'flag', zh: '存为草稿', en: 'As a draft' },
    activity: { kind: 'flag', zh: '参加活动', en: 'For the activity' },
    enabled: { kind: 'flag', zh: '启用', en: 'On' },
    starts_on: { kind: 'day', zh: '开始日期', en: 'First day', nullable: true },
    ends_on: { kind: 'day', zh: '结束日期', en: 'Last day', nullable: true },
  },
} as const satisfies FormFacts<'plans.create'>

export const update = {
  operation: 'plans.update',
  inputs: {
    name: { kind: 'text', zh: '计划名称', en: 'Plan', minLength: 1, maxLength: 60 },
    times: { kind: 'text', zh: '时间', en: 'Times of day', many: true, minItems: 1, maxItems: 24 },
    kind: { kind: 'choice', zh: '动作', en: 'Does', choices: [{ value: 'submit', zh: '提交发布', en: 'Submit to publish' }, { value: 'open_queue', zh: '打开队列', en: 'Open the queue' }] },
    weekdays: { kind: 'number', zh: '星期', en: 'Weekdays', many: true, minItems: 1, maxItems: 7 },
    timezone: { kind: 'key', zh: '时区', en: 'Time zone', maxLength: 60 },
    batch_count: { kind: 'count', zh: '批次数', en: 'At a time', integer: true, min: 1, max: 100 },
    content_status: { kind: 'choice', zh: '内容状态', en: 'Content status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] },
    content_source: { kind: 'platform', zh: '内容来源', en: 'Source', maxLength: 60 },
    content_category: { kind: 'text', zh: '内容类目', en: 'Content category', maxLength: 100 },
    draft: { kind: 'flag', zh: '存为草稿', en: 'As a draft' },
    activity: { kind: 'flag', zh: '参加活动', en: 'For the activity' },
    enabled: { kind: 'flag', zh: '启用', en: 'On' },
    starts_on: { kind: 'day', zh: '开始日期', en: 'First day', nullable: true },
    ends_on: { kind: 'day', zh: '结束日期', en: 'Last day', nullable: true },
  },
} as const satisfies FormFacts<'plans.update'>
