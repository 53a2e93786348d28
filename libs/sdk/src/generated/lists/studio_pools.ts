// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `studio_pools.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'studio_account_id', takes: 'values', kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '负责人', en: 'Owner' },
    { name: 'checked', takes: 'value', kind: 'flag', zh: '已选', en: 'Chosen' },
    { name: 'item_id', takes: 'values', kind: 'key', zh: '商品编号', en: 'Product ID' },
    { name: 'category', takes: 'values', kind: 'text', zh: '类目', en: 'Category' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
  ],
  columns: {
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' },
    checked: { kind: 'flag', zh: '已选', en: 'Chosen' },
    item_id: { kind: 'key', zh: '商品编号', en: 'Product ID' },
    title: { kind: 'text', zh: '商品标题', en: 'Product' },
    shop_title: { kind: 'text', zh: '店铺', en: 'Shop' },
    pic_url: { kind: 'image', zh: '商品图', en: 'Product picture' },
    item_url: { kind: 'url', zh: '商品地址', en: 'Product page' },
    images: { kind: 'image', zh: '更多商品图', en: 'More pictures', many: true },
    category: { kind: 'text', zh: '类目', en: 'Category' },
    price: { kind: 'yuan', zh: '价格', en: 'Price' },
    commission_rate: { kind: 'percent', zh: '佣金比例', en: 'Commission rate' },
    remark: { kind: 'text', zh: '备注', en: 'Note' },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
    created_at: { kind: 'instant', zh: '添加时间', en: 'Added' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
