// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `creator_tasks`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const add_content_from_compass = {
  operation: 'creator_tasks.add_content_from_compass',
  inputs: {
    content_ids: { kind: 'key', zh: '内容编号', en: 'Content IDs', many: true, required: true, minItems: 1, maxItems: 20 },
  },
} as const satisfies FormFacts<'creator_tasks.add_content_from_compass'>

export const add_content_from_douyin = {
  operation: 'creator_tasks.add_content_from_douyin',
  inputs: {
    content_ids: { kind: 'key', zh: '内容编号', en: 'Content IDs', many: true, required: true, minItems: 1, maxItems: 20 },
  },
} as const satisfies FormFacts<'creator_tasks.add_content_from_douyin'>

export const copy_to_user = {
  operation: 'creator_tasks.copy_to_user',
  inputs: {
    user_id: { kind: 'id', of: 'users', zh: '创作者', en: 'Creator', required: true, pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'creator_tasks.copy_to_user'>

export const create = {
  operation: 'creator_tasks.create',
  inputs: {
    platform: { kind: 'platform', zh: '平台', en: 'Platform', required: true },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 200 },
    topics: { kind: 'text', zh: '可选话题', en: 'Topics to choose', many: true, maxItems: 50 },
    goods_id: { kind: 'key', zh: '商品编号', en: 'Product ID', maxLength: 64 },
    page_number: { kind: 'number', zh: '页码', en: 'Page', integer: true, min: 1, max: 500 },
    goods_detail: { kind: 'object', zh: '商品详情', en: 'Goods details' },
    keyword: { kind: 'text', zh: '关键词', en: 'Keyword', maxLength: 200 },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true, maxItems: 200 },
    dash: { kind: 'flag', zh: '看板', en: 'On the board' },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 1000 },
    user_id: { kind: 'id', of: 'users', zh: '创作者', en: 'Creator', pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'creator_tasks.create'>

export const creation_contents = {
  operation: 'creator_tasks.creation_contents',
  inputs: {
    creator_pool_ids: { kind: 'id', of: 'creator_pools', zh: '任务选品', en: 'Goods of the task', many: true, minItems: 1, maxItems: 10 },
    paragraphs: { kind: 'count', zh: '段落数', en: 'Paragraphs', integer: true, min: 1, max: 10 },
  },
} as const satisfies FormFacts<'creator_tasks.creation_contents'>

export const search = {
  operation: 'creator_tasks.search',
  inputs: {
    kind: { kind: 'choice', zh: '搜索对象', en: 'Look for', choices: [{ value: 'goods', zh: '商品', en: 'Products' }, { value: 'contents', zh: '内容', en: 'Contents' }] },
    platform: { kind: 'platform', zh: '平台', en: 'Platform' },
    q: { kind: 'text', zh: '关键词', en: 'Search words', maxLength: 100 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    item_id: { kind: 'key', zh: '商品编号', en: 'Product ID', maxLength: 64 },
    page: { kind: 'number', zh: '页码', en: 'Page', integer: true, min: 1, max: 500 },
    size: { kind: 'count', zh: '条数', en: 'At most', integer: true, min: 1, max: 50 },
  },
} as const satisfies FormFacts<'creator_tasks.search'>

export const set_content_status = {
  operation: 'creator_tasks.set_content_status',
  inputs: {
    ids: { kind: 'id', of: 'creator_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }], required: true },
    from: { kind: 'choice', zh: '原状态', en: 'From', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }] },
    reason: { kind: 'text', zh: '原因', en: 'Reason', maxLength: 500 },
  },
} as const satisfies FormFacts<'creator_tasks.set_content_status'>

export const update = {
  operation: 'creator_tasks.update',
  inputs: {
    platform: { kind: 'platform', zh: '平台', en: 'Platform' },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 200 },
    topics: { kind: 'text', zh: '可选话题', en: 'Topics to choose', many: true, maxItems: 50 },
    goods_id: { kind: 'key', zh: '商品编号', en: 'Product ID', maxLength: 64 },
    page_number: { kind: 'number', zh: '页码', en: 'Page', integer: true, min: 1, max: 500 },
    goods_detail: { kind: 'object', zh: '商品详情', en: 'Goods details' },
    keyword: { kind: 'text', zh: '关键词', en: 'Keyword', maxLength: 200 },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true, maxItems: 200 },
    dash: { kind: 'flag', zh: '看板', en: 'On the board' },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 1000 },
    user_id: { kind: 'id', of: 'users', zh: '创作者', en: 'Creator', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'creator_tasks.update'>
