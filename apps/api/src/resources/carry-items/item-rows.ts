import T from 'typebox'
import { equals, flag, isSet, references, search, since, until } from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, IdOf, Instant, Json, Nullable, Yuan } from '../../jsonapi/schema.ts'
import { itemScope } from './item-scope.ts'
import { atLeast, atMost } from './number-range.ts'

/** Items as they are read; the calls that do something are declared beside. */
export const itemRows = defineResource({
  type: 'carry_items',
  label: '选品',
  table: 'carry_items',
  attributes: Closed({
    item_id: T.String({ description: 'id of the product at its platform' }),
    title: T.String(),
    shop_title: T.String(),
    brand: T.String(),
    pic_url: T.String(),
    images: T.Array(T.String()),
    item_url: T.String(),
    category: T.String(),
    business_category_id: Nullable(IdOf('business_categories')),
    sales: Count,
    price: Yuan,
    commission_rate: T.Number({ description: 'percent, at most two decimals' }),
    commission_price: Yuan,
    detail_info: Json,
    source: T.String({ description: 'platform' }),
    available: T.Boolean(),
    unavailable_reason: T.String(),
    available_checked_at: Nullable(Instant),
    synced_at: Nullable(Instant),
    pooling: T.Boolean({ description: 'in the random pool' }),
    carry_material_id: Nullable(IdOf('carry_materials')),
    contents_count: Count,
    rates_count: Count,
    user_id: Nullable(Id),
    origin_type: Nullable(T.String()),
    origin_id: Nullable(T.String()),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    price: 't.price::float8',
    commission_rate: 't.commission_rate::float8',
    commission_price: 't.commission_price::float8',
  },
  counted: {
    contents_count:
      'select count(*)::int from carry_contents c where c.carry_item_id = t.id and c.deleted_at is null',
    rates_count:
      "select count(*)::int from carry_material_texts x where x.carry_item_id = t.id and x.kind = 'rate' and x.deleted_at is null",
  },
  relations: {
    carry_material: { type: 'carry_materials', via: { ours: 'carry_material_id' } },
    business_category: { type: 'business_categories', via: { ours: 'business_category_id' } },
  },
  filters: {
    search: search('title', 'shop_title', 'item_id', 'brand'),
    source: equals('source'),
    item_id: equals('item_id'),
    category: equals('category'),
    brand: equals('brand'),
    shop_title: equals('shop_title'),
    available: flag('available'),
    pooling: flag('pooling'),
    carry_material_id: references('carry_material_id'),
    has_material: isSet('carry_material_id'),
    business_category_id: references('business_category_id'),
    business_team_id: references('business_team_id'),
    user_id: references('user_id'),
    price_min: atLeast('price'),
    price_max: atMost('price'),
    commission_rate_min: atLeast('commission_rate'),
    commission_rate_max: atMost('commission_rate'),
    commission_price_min: atLeast('commission_price'),
    commission_price_max: atMost('commission_price'),
    sales_min: atLeast('sales'),
    created_since: since('created_at'),
    created_until: until('created_at'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
    synced_since: since('synced_at'),
    synced_until: until('synced_at'),
  },
  sorts: ['updated_at', 'created_at', 'price', 'commission_rate', 'commission_price', 'sales'],
  scope: itemScope,
  verbs: { list: 'item:read' },
})
