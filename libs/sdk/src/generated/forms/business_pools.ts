// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `business_pools`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'business_pools.create',
  inputs: {
    source: { kind: 'platform', zh: '平台', en: 'Platform', required: true },
    item_id: { kind: 'key', zh: '商品编号', en: 'Product ID', required: true, minLength: 1, maxLength: 64 },
    title: { kind: 'text', zh: '商品标题', en: 'Product', maxLength: 200 },
    shop_title: { kind: 'text', zh: '店铺', en: 'Shop', maxLength: 200 },
    pic_url: { kind: 'image', zh: '商品图', en: 'Product picture', maxLength: 2000 },
    item_url: { kind: 'url', zh: '商品地址', en: 'Product page', maxLength: 2000 },
    sales: { kind: 'count', zh: '销量', en: 'Sold', integer: true, min: 0, max: 1000000000000 },
    price: { kind: 'yuan', zh: '价格', en: 'Price', min: 0, max: 10000000 },
    commission_rate: { kind: 'percent', zh: '佣金比例', en: 'Commission rate', min: 0, max: 100 },
    available: { kind: 'flag', zh: '可售', en: 'Available' },
    pooling: { kind: 'flag', zh: '在随机池', en: 'In the random pool' },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 1000 },
    rank_name: { kind: 'text', zh: '榜单', en: 'Ranking', maxLength: 100 },
    business_category_id: { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    category_info: { kind: 'object', zh: '类目信息', en: 'Category details' },
  },
} as const satisfies FormFacts<'business_pools.create'>

export const generate_contents = {
  operation: 'business_pools.generate_contents',
  inputs: {
    range: { kind: 'number', zh: '范围', en: 'Range', many: true, required: true, minItems: 2, maxItems: 2 },
  },
} as const satisfies FormFacts<'business_pools.generate_contents'>

export const search_creative_paragraphs = {
  operation: 'business_pools.search_creative_paragraphs',
  inputs: {
    seed: { kind: 'text', zh: '种子词', en: 'Seed word', maxLength: 100 },
    platform: { kind: 'platform', zh: '平台', en: 'Platform' },
    size: { kind: 'count', zh: '条数', en: 'At most', integer: true, min: 1, max: 50 },
  },
} as const satisfies FormFacts<'business_pools.search_creative_paragraphs'>

export const sync_commerce_items = {
  operation: 'business_pools.sync_commerce_items',
  inputs: {
    platform: { kind: 'platform', zh: '平台', en: 'Platform', required: true },
    q: { kind: 'text', zh: '关键词', en: 'Search words', maxLength: 100 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    pool: { kind: 'key', zh: '选品池', en: 'Pool', minLength: 1, maxLength: 100 },
    pages: { kind: 'count', zh: '页数', en: 'Pages', integer: true, min: 1, max: 20 },
  },
} as const satisfies FormFacts<'business_pools.sync_commerce_items'>

export const update = {
  operation: 'business_pools.update',
  inputs: {
    title: { kind: 'text', zh: '商品标题', en: 'Product', maxLength: 200 },
    shop_title: { kind: 'text', zh: '店铺', en: 'Shop', maxLength: 200 },
    pic_url: { kind: 'image', zh: '商品图', en: 'Product picture', maxLength: 2000 },
    item_url: { kind: 'url', zh: '商品地址', en: 'Product page', maxLength: 2000 },
    sales: { kind: 'count', zh: '销量', en: 'Sold', integer: true, min: 0, max: 1000000000000 },
    price: { kind: 'yuan', zh: '价格', en: 'Price', min: 0, max: 10000000 },
    commission_rate: { kind: 'percent', zh: '佣金比例', en: 'Commission rate', min: 0, max: 100 },
    available: { kind: 'flag', zh: '可售', en: 'Available' },
    pooling: { kind: 'flag', zh: '在随机池', en: 'In the random pool' },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 1000 },
    rank_name: { kind: 'text', zh: '榜单', en: 'Ranking', maxLength: 100 },
    business_category_id: { kind: 'id', of: 'business_categories', zh: '团队分类', en: 'Team category', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    category_info: { kind: 'object', zh: '类目信息', en: 'Category details' },
  },
} as const satisfies FormFacts<'business_pools.update'>
