// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `goudong_gold_pools.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'goudong_gold_rank_id', takes: 'values', kind: 'id', of: 'goudong_gold_ranks', zh: '金榜', en: 'Gold rank' },
    { name: 'rank_name', takes: 'values', kind: 'text', zh: '榜单', en: 'Ranking' },
    { name: 'category', takes: 'values', kind: 'text', zh: '类目', en: 'Category' },
    { name: 'brand', takes: 'values', kind: 'text', zh: '品牌', en: 'Brand' },
    { name: 'available', takes: 'value', kind: 'flag', zh: '可售', en: 'Available' },
    { name: 'transferred', takes: 'value', kind: 'flag', zh: '已转为选品', en: 'Picked' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
  ],
  columns: {
    goudong_gold_rank_id: { kind: 'id', of: 'goudong_gold_ranks', zh: '金榜', en: 'Gold rank' },
    rank_name: { kind: 'text', zh: '榜单', en: 'Ranking' },
    rank_no: { kind: 'number', zh: '名次', en: 'Place' },
    item_id: { kind: 'key', zh: '商品编号', en: 'Product ID' },
    platform: { kind: 'platform', zh: '平台', en: 'Platform' },
    title: { kind: 'text', zh: '商品标题', en: 'Product' },
    shop_title: { kind: 'text', zh: '店铺', en: 'Shop' },
    pic_url: { kind: 'image', zh: '商品图', en: 'Product picture' },
    item_url: { kind: 'url', zh: '商品地址', en: 'Product page' },
    images: { kind: 'image', zh: '更多商品图', en: 'More pictures', many: true },
    category: { kind: 'text', zh: '类目', en: 'Category' },
    brand: { kind: 'text', zh: '品牌', en: 'Brand' },
    sales: { kind: 'count', zh: '销量', en: 'Sold' },
    price: { kind: 'yuan', zh: '价格', en: 'Price' },
    commission_rate: { kind: 'percent', zh: '佣金比例', en: 'Commission rate' },
    commission_price: { kind: 'yuan', zh: '佣金', en: 'Commission' },
    available: { kind: 'flag', zh: '可售', en: 'Available' },
    synced_at: { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true },
    transferred_at: { kind: 'instant', zh: '转为选品时间', en: 'Picked', nullable: true },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
