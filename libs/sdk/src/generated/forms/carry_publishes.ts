// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `carry_publishes`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const all_in_deleted = {
  operation: 'carry_publishes.all_in_deleted',
  inputs: {
    ids: { kind: 'id', of: 'carry_publishes', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
  },
} as const satisfies FormFacts<'carry_publishes.all_in_deleted'>

export const all_in_processed = {
  operation: 'carry_publishes.all_in_processed',
  inputs: {
    ids: { kind: 'id', of: 'carry_publishes', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
  },
} as const satisfies FormFacts<'carry_publishes.all_in_processed'>

export const batch_publish_status = {
  operation: 'carry_publishes.batch_publish_status',
  inputs: {
    ids: { kind: 'id', of: 'carry_publishes', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'published', zh: '已发布', en: 'Published' }, { value: 'processed', zh: '可再次发布', en: 'Ready to publish again' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }], required: true },
    reason: { kind: 'text', zh: '原因', en: 'Reason', maxLength: 500 },
  },
} as const satisfies FormFacts<'carry_publishes.batch_publish_status'>

export const batch_update_processed_assets = {
  operation: 'carry_publishes.batch_update_processed_assets',
  inputs: {
    assets: { kind: 'object', zh: '素材', en: 'Assets', many: true, required: true, minItems: 1, maxItems: 500 },
  },
} as const satisfies FormFacts<'carry_publishes.batch_update_processed_assets'>

export const clear_source_items = {
  operation: 'carry_publishes.clear_source_items',
  inputs: {
    source: { kind: 'platform', zh: '来源', en: 'Source', required: true, minLength: 1, maxLength: 100 },
  },
} as const satisfies FormFacts<'carry_publishes.clear_source_items'>

export const exec_publish_job = {
  operation: 'carry_publishes.exec_publish_job',
  inputs: {
    ids: { kind: 'id', of: 'carry_publishes', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    uid: { kind: 'key', zh: '账号编号', en: 'Account ID', minLength: 1, maxLength: 100 },
    draft: { kind: 'flag', zh: '存为草稿', en: 'As a draft' },
    activity: { kind: 'flag', zh: '参加活动', en: 'For the activity' },
    priority: { kind: 'number', zh: '优先级', en: 'Priority', integer: true, min: -100, max: 100 },
  },
} as const satisfies FormFacts<'carry_publishes.exec_publish_job'>

export const save_to_processed = {
  operation: 'carry_publishes.save_to_processed',
  inputs: {
    title: { kind: 'text', zh: '标题', en: 'Title', maxLength: 500 },
    desc: { kind: 'text', zh: '描述', en: 'Description', maxLength: 10000 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 200 },
    cover: { kind: 'image', zh: '封面', en: 'Cover', maxLength: 2000 },
    image: { kind: 'image', zh: '主图', en: 'Main picture', maxLength: 2000 },
    picture: { kind: 'image', zh: '配图', en: 'Illustration', maxLength: 2000 },
    video: { kind: 'video', zh: '视频', en: 'Video', maxLength: 2000 },
    images: { kind: 'image', zh: '图片', en: 'Pictures', many: true, maxItems: 50 },
    paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true, maxItems: 100 },
  },
} as const satisfies FormFacts<'carry_publishes.save_to_processed'>
