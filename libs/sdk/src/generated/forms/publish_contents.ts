// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `publish_contents`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const batch_update = {
  operation: 'publish_contents.batch_update',
  inputs: {
    ids: { kind: 'id', of: 'publish_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'queued', zh: '排队中', en: 'Queued' }, { value: 'paused', zh: '已暂停', en: 'Paused' }] },
    priority: { kind: 'number', zh: '优先级', en: 'Priority', integer: true, min: -100, max: 100 },
  },
} as const satisfies FormFacts<'publish_contents.batch_update'>

export const create = {
  operation: 'publish_contents.create',
  inputs: {
    title: { kind: 'text', zh: '标题', en: 'Title', required: true, minLength: 1, maxLength: 200 },
    desc: { kind: 'text', zh: '描述', en: 'Description', maxLength: 5000 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 200 },
    brand: { kind: 'text', zh: '品牌', en: 'Brand', maxLength: 100 },
    images: { kind: 'image', zh: '图片', en: 'Pictures', many: true, maxItems: 50 },
    image_list: { kind: 'image', zh: '图片列表', en: 'Channel pictures', many: true, maxItems: 50 },
    extra_covers: { kind: 'image', zh: '更多封面', en: 'More covers', many: true, maxItems: 20 },
    make_images: { kind: 'image', zh: '成品图', en: 'Finished pictures', many: true, maxItems: 50 },
    paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true, maxItems: 50 },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true, maxItems: 50 },
    item_list: { kind: 'object', zh: '商品列表', en: 'Products as sent', many: true, maxItems: 50 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 500 },
    priority: { kind: 'number', zh: '优先级', en: 'Priority', integer: true, min: -100, max: 100 },
    release_at: { kind: 'instant', zh: '计划发布时间', en: 'Planned for', nullable: true },
    draft: { kind: 'flag', zh: '存为草稿', en: 'As a draft' },
    activity: { kind: 'flag', zh: '参加活动', en: 'For the activity' },
    uid: { kind: 'key', zh: '账号编号', en: 'Account ID', required: true, minLength: 1, maxLength: 100 },
    platform: { kind: 'platform', zh: '平台', en: 'Platform' },
  },
} as const satisfies FormFacts<'publish_contents.create'>

export const rehearse = {
  operation: 'publish_contents.rehearse',
  inputs: {
    attempt_key: { kind: 'key', zh: '尝试标识', en: 'Attempt key', required: true, pattern: '^rehearsal-.{1,80}$' },
    channel: { kind: 'platform', zh: '渠道', en: 'Channel', required: true },
    uid: { kind: 'key', zh: '账号编号', en: 'Account ID', required: true, minLength: 1, maxLength: 64 },
    title: { kind: 'text', zh: '标题', en: 'Title', required: true, maxLength: 200 },
    desc: { kind: 'text', zh: '描述', en: 'Description', required: true, maxLength: 5000 },
    images: { kind: 'image', zh: '图片', en: 'Pictures', many: true, required: true, maxItems: 50 },
    paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true, required: true, maxItems: 50 },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true, required: true, maxItems: 50 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 200 },
    draft: { kind: 'flag', zh: '存为草稿', en: 'As a draft', required: true },
    activity: { kind: 'flag', zh: '参加活动', en: 'For the activity', required: true },
  },
} as const satisfies FormFacts<'publish_contents.rehearse'>

export const update = {
  operation: 'publish_contents.update',
  inputs: {
    title: { kind: 'text', zh: '标题', en: 'Title', maxLength: 200 },
    desc: { kind: 'text', zh: '描述', en: 'Description', maxLength: 5000 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 200 },
    brand: { kind: 'text', zh: '品牌', en: 'Brand', maxLength: 100 },
    images: { kind: 'image', zh: '图片', en: 'Pictures', many: true, maxItems: 50 },
    image_list: { kind: 'image', zh: '图片列表', en: 'Channel pictures', many: true, maxItems: 50 },
    extra_covers: { kind: 'image', zh: '更多封面', en: 'More covers', many: true, maxItems: 20 },
    make_images: { kind: 'image', zh: '成品图', en: 'Finished pictures', many: true, maxItems: 50 },
    paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true, maxItems: 50 },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true, maxItems: 50 },
    item_list: { kind: 'object', zh: '商品列表', en: 'Products as sent', many: true, maxItems: 50 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 500 },
    priority: { kind: 'number', zh: '优先级', en: 'Priority', integer: true, min: -100, max: 100 },
    release_at: { kind: 'instant', zh: '计划发布时间', en: 'Planned for', nullable: true },
    draft: { kind: 'flag', zh: '存为草稿', en: 'As a draft' },
    activity: { kind: 'flag', zh: '参加活动', en: 'For the activity' },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'queued', zh: '排队中', en: 'Queued' }, { value: 'paused', zh: '已暂停', en: 'Paused' }] },
  },
} as const satisfies FormFacts<'publish_contents.update'>
