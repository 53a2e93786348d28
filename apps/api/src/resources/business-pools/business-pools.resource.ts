import { PLATFORMS } from '@omc/core'
import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import {
  equals,
  flag,
  key,
  oneOf,
  references,
  search,
  since,
  until,
} from '../../jsonapi/filters.ts'
import { defineResource, type Resource } from '../../jsonapi/resource.ts'
import {
  Closed,
  Count,
  Id,
  IdOf,
  Instant,
  Json,
  Label,
  Nullable,
  OneOf,
  Text,
  Yuan,
} from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { exactFen } from '../../workflows/materials/fen.ts'
import { createPoolActions } from './business-pools.actions.ts'
import { businessPoolsWords } from './business-pools.words.ts'
import { poolDefaults } from './pool-defaults.ts'

const Percent = T.Number({ minimum: 0, maximum: 100 })
const Price = T.Number({ minimum: 0, maximum: 10_000_000 })
const written = {
  title: T.Optional(Text(200)),
  shop_title: T.Optional(Text(200)),
  pic_url: T.Optional(Text(2000)),
  item_url: T.Optional(Text(2000)),
  sales: T.Optional(T.Integer({ minimum: 0, maximum: 1e12 })),
  price: T.Optional(Price),
  commission_rate: T.Optional(Percent),
  available: T.Optional(T.Boolean()),
  pooling: T.Optional(T.Boolean({ description: 'offered to people who look for a product' })),
  remark: T.Optional(Text(1000)),
  rank_name: T.Optional(Text(100)),
  business_category_id: T.Optional(Nullable(IdOf('business_categories'))),
  category: T.Optional(Text(100)),
  category_info: T.Optional(Json),
}

/** Contents that were made of the row `t`. */
const contents = `business_pool_contents l join smart_contents c on c.id = l.content_id
  where l.business_pool_id = t.id and c.deleted_at is null`

export const businessPools: Resource = defineResource({
  type: 'business_pools',
  label: THINGS.pool,
  words: businessPoolsWords,
  table: 'business_pools',
  attributes: Closed({
    item_id: T.String(),
    title: T.String(),
    shop_title: T.String(),
    pic_url: T.String(),
    item_url: T.String(),
    source: T.String(),
    sales: Count,
    price: Yuan,
    commission_rate: Percent,
    contents_count: Count,
    items_count: T.Integer({ minimum: 0, description: 'product picks of the same product' }),
    creative_items_count: T.Integer({
      minimum: 0,
      description: 'those of them that went into a content',
    }),
    benchmarking_count: T.Integer({
      minimum: 0,
      description: 'goods and contents it is compared with',
    }),
    creative_contents_status: T.Record(T.String(), Count, { description: 'contents by status' }),
    complete_processed: T.Boolean({
      description: 'every image is made, and every paragraph checked, and there are some of both',
    }),
    creative_materials_count: Count,
    creative_paragraphs_count: Count,
    unchecked_creative_paragraphs_count: Count,
    smart_paragraphs_count: Count,
    available: T.Boolean(),
    available_reason: T.String(),
    available_at: Nullable(Instant),
    pooling: T.Boolean(),
    remark: T.String(),
    rank_name: T.String(),
    business_category_id: Nullable(Id),
    category: T.String(),
    category_info: Json,
    positive_percent: Nullable(Percent),
    rates_at: Nullable(Instant),
    benchmarked_at: Nullable(Instant),
    user_id: Nullable(Id),
    created_at: Instant,
    updated_at: Instant,
  }),
  counted: {
    contents_count: `select count(*)::int from ${contents}`,
    creative_contents_status: `select coalesce(jsonb_object_agg(s.status, s.n), '{}') from (
      select c.status, count(*)::int as n from ${contents} group by c.status) s`,
    items_count: `select count(*)::int from carry_items i where i.business_team_id = t.business_team_id
      and i.source = t.source and i.item_id = t.item_id and i.deleted_at is null`,
    creative_items_count: `select count(*)::int from carry_items i where i.business_team_id = t.business_team_id
      and i.source = t.source and i.item_id = t.item_id and i.deleted_at is null and exists (
        select 1 from carry_item_assigns a where a.carry_item_id = i.id and a.kind = 'content' and a.deleted_at is null)`,
    benchmarking_count: `select count(*)::int from business_pool_benchmarks b
      where b.business_pool_id = t.id and b.deleted_at is null`,
    creative_materials_count: `select count(*)::int from creative_materials m
      where m.business_pool_id = t.id and m.deleted_at is null`,
    creative_paragraphs_count: `select count(*)::int from creative_paragraphs p
      where p.business_pool_id = t.id and p.deleted_at is null`,
    unchecked_creative_paragraphs_count: `select count(*)::int from creative_paragraphs p
      where p.business_pool_id = t.id and p.deleted_at is null and not p.checked`,
    smart_paragraphs_count: `select count(*)::int from smart_paragraphs p
      where p.business_pool_id = t.id and p.deleted_at is null`,
    complete_processed: `select coalesce(bool_and(m.make_image <> ''), false)
        and exists (select 1 from creative_paragraphs p where p.business_pool_id = t.id and p.deleted_at is null)
        and not exists (select 1 from creative_paragraphs p
          where p.business_pool_id = t.id and p.deleted_at is null and not p.checked)
      from creative_materials m where m.business_pool_id = t.id and m.deleted_at is null`,
  },
  relations: {
    business_category: { type: 'business_categories', via: { ours: 'business_category_id' } },
    smart_paragraphs: { type: 'smart_paragraphs', via: { theirs: 'business_pool_id' } },
  },
  filters: {
    search: search('title', 'shop_title', 'item_id', 'remark'),
    source: oneOf('source', PLATFORMS),
    item_id: key('item_id'),
    category: equals('category'),
    business_category_id: references('business_category_id'),
    rank_name: equals('rank_name'),
    available: flag('available'),
    pooling: flag('pooling'),
    business_team_id: references('business_team_id'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
    created_since: since('created_at'),
    created_until: until('created_at'),
    has_unchecked: {
      schema: T.Boolean({ description: 'has creative paragraphs that nobody has checked' }),
      where: (
        value,
      ) => sql<boolean>`${sql.raw(value ? '' : 'not')} exists (select 1 from creative_paragraphs p
        where p.business_pool_id = t.id and p.deleted_at is null and not p.checked)`,
    },
  },
  sorts: ['updated_at', 'created_at', 'sales', 'price'],
  // Goods of a team are shared: two people cannot keep the same product apart.
  scope: ownTeam,
  nested: {
    smart_paragraphs: { resource: 'smart_paragraphs', via: 'business_pool_id', may: 'pool:read' },
  },
  verbs: {
    list: 'pool:read',
    get: 'pool:read',
    create: 'pool:edit',
    update: 'pool:edit',
    delete: 'pool:edit',
  },
  create: Closed({ source: OneOf(...PLATFORMS), item_id: Label(64), ...written }),
  update: Closed(written),
  stored: { price: (value) => ({ price_fen: exactFen(Number(value), 'price') }) },
  defaults: poolDefaults,
  actions: createPoolActions(() => businessPools),
})
