// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { FieldsOf } from '../../fields/field-facts.ts'

/** What the attributes of `carry_items` are, and what people call them. */
export const fields = {
  item_id: { kind: 'key', zh: '商品编号', en: 'Product ID' },
  title: { kind: 'text', zh: '商品标题', en: 'Product' },
  shop_title: { kind: 'text', zh: '店铺', en: 'Shop' },
  brand: { kind: 'text', zh: '品牌', en: 'Brand' },
  pic_url: { kind: 'image', zh: '商品图', en: 'Product picture' },
  images: { kind: 'image', zh: '商品图', en: 'Product pictures', many: true },
  item_url: { kind: 'url', zh: '商品地址', en: 'Product page' },
  category: { kind: 'text', zh: '类目', en: 'Category' },
  business_category_id: { kind: 'id', of: 'business_categories', zh: '分类', en: 'Category', nullable: true },
  sales: { kind: 'count', zh: '销量', en: 'Sold' },
  price: { kind: 'yuan', zh: '价格', en: 'Price' },
  commission_rate: { kind: 'percent', zh: '佣金比例', en: 'Commission rate' },
  commission_price: { kind: 'yuan', zh: '佣金', en: 'Commission' },
  detail_info: { kind: 'object', zh: '详情', en: 'Details' },
  source: { kind: 'platform', zh: '平台', en: 'Platform' },
  available: { kind: 'flag', zh: '可售', en: 'Available' },
  unavailable_reason: { kind: 'text', zh: '不可售原因', en: 'Why not available' },
  available_checked_at: { kind: 'instant', zh: '可售检查时间', en: 'Availability checked', nullable: true },
  synced_at: { kind: 'instant', zh: '同步时间', en: 'Synced', nullable: true },
  pooling: { kind: 'flag', zh: '在随机池', en: 'In the random pool' },
  carry_material_id: { kind: 'id', of: 'carry_materials', zh: '素材', en: 'Material', nullable: true },
  contents_count: { kind: 'count', zh: '内容数', en: 'Contents' },
  rates_count: { kind: 'count', zh: '评价数', en: 'Reviews' },
  user_id: { kind: 'id', of: 'users', zh: '选品人', en: 'Picked by', nullable: true },
  origin_type: { kind: 'key', zh: '原始类型', en: 'Made from (type)', nullable: true },
  origin_id: { kind: 'key', zh: '原始编号', en: 'Made from', nullable: true },
  created_at: { kind: 'instant', zh: '选入时间', en: 'Picked' },
  updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
} as const satisfies FieldsOf<'carry_items'>
