// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `carry_item_details.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'source', takes: 'values', kind: 'platform', zh: '平台', en: 'Platform' },
    { name: 'item_id', takes: 'values', kind: 'key', zh: '商品编号', en: 'Product ID' },
    { name: 'carry_item_id', takes: 'values', kind: 'id', of: 'carry_items', zh: '选品', en: 'Product pick' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '负责人', en: 'Owner' },
    { name: 'available', takes: 'value', kind: 'flag', zh: '可售', en: 'Available' },
    { name: 'record', takes: 'span', kind: 'day', zh: '日期', en: 'Day', from: 'record_since', to: 'record_until' },
  ],
  columns: {
    carry_item_id: { kind: 'id', of: 'carry_items', zh: '选品', en: 'Product pick' },
    record_date: { kind: 'day', zh: '日期', en: 'Day' },
    title: { kind: 'text', zh: '商品标题', en: 'Product' },
    pic_url: { kind: 'image', zh: '商品图', en: 'Product picture' },
    source: { kind: 'platform', zh: '平台', en: 'Platform' },
    item_id: { kind: 'key', zh: '商品编号', en: 'Product ID' },
    sales: { kind: 'count', zh: '销量', en: 'Sold' },
    price: { kind: 'yuan', zh: '价格', en: 'Price' },
    commission_rate: { kind: 'percent', zh: '佣金比例', en: 'Commission rate' },
    commission_price: { kind: 'yuan', zh: '佣金', en: 'Commission' },
    available: { kind: 'flag', zh: '可售', en: 'Available' },
    reason: { kind: 'text', zh: '不可售原因', en: 'Why not available' },
    attributes_info: { kind: 'object', zh: '属性信息', en: 'Properties' },
    carry_item_assigns_count: { kind: 'count', zh: '分配数', en: 'Assignments' },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true },
    created_at: { kind: 'instant', zh: '记录时间', en: 'Recorded' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
