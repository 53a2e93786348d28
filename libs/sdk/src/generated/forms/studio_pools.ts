// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `studio_pools`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'studio_pools.create',
  inputs: {
    title: { kind: 'text', zh: '商品标题', en: 'Product', maxLength: 200 },
    shop_title: { kind: 'text', zh: '店铺', en: 'Shop', maxLength: 200 },
    pic_url: { kind: 'image', zh: '商品图', en: 'Product picture', maxLength: 2000 },
    item_url: { kind: 'url', zh: '商品地址', en: 'Product page', maxLength: 2000 },
    images: { kind: 'image', zh: '更多商品图', en: 'More pictures', many: true, maxItems: 50 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    price: { kind: 'yuan', zh: '价格', en: 'Price', min: 0, max: 10000000 },
    commission_rate: { kind: 'percent', zh: '佣金比例', en: 'Commission rate', min: 0, max: 100 },
    checked: { kind: 'flag', zh: '已选', en: 'Chosen' },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 500 },
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', required: true, pattern: '^[1-9][0-9]{0,17}$' },
    item_id: { kind: 'key', zh: '商品编号', en: 'Product ID', required: true, minLength: 1, maxLength: 100 },
  },
} as const satisfies FormFacts<'studio_pools.create'>

export const update = {
  operation: 'studio_pools.update',
  inputs: {
    title: { kind: 'text', zh: '商品标题', en: 'Product', maxLength: 200 },
    shop_title: { kind: 'text', zh: '店铺', en: 'Shop', maxLength: 200 },
    pic_url: { kind: 'image', zh: '商品图', en: 'Product picture', maxLength: 2000 },
    item_url: { kind: 'url', zh: '商品地址', en: 'Product page', maxLength: 2000 },
    images: { kind: 'image', zh: '更多商品图', en: 'More pictures', many: true, maxItems: 50 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    price: { kind: 'yuan', zh: '价格', en: 'Price', min: 0, max: 10000000 },
    commission_rate: { kind: 'percent', zh: '佣金比例', en: 'Commission rate', min: 0, max: 100 },
    checked: { kind: 'flag', zh: '已选', en: 'Chosen' },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 500 },
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'studio_pools.update'>
