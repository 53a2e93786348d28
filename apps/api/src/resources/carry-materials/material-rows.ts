import T from 'typebox'
import {
  code,
  equals,
  key,
  flag,
  isSet,
  oneOf,
  overlaps,
  references,
  search,
  since,
  until,
} from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import { ownOrReview } from '../../jsonapi/review-scope.ts'
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
} from '../../jsonapi/schema.ts'
import { categoryColumns } from '../../workflows/category-columns.ts'
import { carryMaterialsWords } from './carry-materials.words.ts'
import { guardMaterial } from './guard-material.ts'

/** fetched: collected, unseen · processed: items and pictures are there · checked and rejected: reviewed. */
export const MATERIAL_STATUSES = ['fetched', 'processed', 'checked', 'rejected'] as const
/** How the items of a material were found. */
export const MATCHING_TYPES = ['manual', 'exact', 'similar', 'theme'] as const

/** Materials as read; acting calls are declared separately. */
export const materialRows = defineResource({
  type: 'carry_materials',
  label: { zh: '素材', en: 'material' },
  words: carryMaterialsWords,
  table: 'carry_materials',
  attributes: Closed({
    title: T.String(),
    category: T.String(),
    cover_url: T.String(),
    source: T.String({ description: 'platform it came from; manual = written by a person' }),
    source_id: Nullable(T.String()),
    source_url: T.String(),
    source_user: T.String({ description: 'the outside creator it came from' }),
    status: OneOf(...MATERIAL_STATUSES),
    matching_type: OneOf(...MATCHING_TYPES),
    op_name: T.String({ description: 'who collected it' }),
    op_full_name: T.String(),
    business_category_id: Nullable(IdOf('business_categories')),
    business_category_name: T.String(),
    category_level: Nullable(Count),
    carry_items_count: Count,
    carry_contents_count: Count,
    tags: T.Array(T.String()),
    pooling: T.Boolean({ description: 'in the random pool' }),
    remark: T.String(),
    extra_info: Json,
    channel_available: Nullable(T.Boolean({ description: 'what the channel said last' })),
    channel_reason: T.String(),
    channel_checked_at: Nullable(Instant),
    collected_at: Nullable(Instant),
    user_id: Nullable(Id),
    merged_into_id: Nullable(Id),
    origin_type: Nullable(T.String()),
    origin_id: Nullable(T.String()),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    op_full_name:
      "coalesce((select nullif(u.full_name, '') from users u where u.username = t.op_name), t.op_name)",
    business_category_name:
      "coalesce((select c.name from business_categories c where c.id = t.business_category_id), '')",
    category_level: 'select c.level from business_categories c where c.id = t.business_category_id',
  },
  counted: {
    carry_items_count:
      'select count(*)::int from carry_items i where i.carry_material_id = t.id and i.deleted_at is null',
    carry_contents_count:
      'select count(*)::int from carry_contents i where i.carry_material_id = t.id and i.deleted_at is null',
  },
  relations: {
    carry_items: { type: 'carry_items', via: { theirs: 'carry_material_id' } },
    business_category: { type: 'business_categories', via: { ours: 'business_category_id' } },
  },
  filters: {
    search: search('title', 'op_name', 'source_user', 'remark'),
    status: oneOf('status', MATERIAL_STATUSES),
    source: code('source'),
    source_id: key('source_id'),
    source_user: equals('source_user'),
    category: equals('category'),
    matching_type: oneOf('matching_type', MATCHING_TYPES),
    op_name: equals('op_name'),
    business_category_id: references('business_category_id'),
    business_team_id: references('business_team_id'),
    user_id: references('user_id'),
    tags: overlaps('tags'),
    pooling: flag('pooling'),
    channel_available: flag('channel_available'),
    collected: isSet('collected_at'),
    created_since: since('created_at'),
    created_until: until('created_at'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
  },
  sorts: ['updated_at', 'created_at', 'title'],
  scope: ownOrReview('carry_materials'),
  verbs: {
    list: 'material:read',
    get: 'material:read',
    update: 'material:edit',
    delete: 'material:edit',
  },
  touches: ['carry_items', 'carry_contents'],
  update: Closed({
    title: T.Optional(Label(300)),
    cover_url: T.Optional(Text(2000)),
    source_url: T.Optional(Text(2000)),
    source_user: T.Optional(Text(100)),
    matching_type: T.Optional(OneOf(...MATCHING_TYPES)),
    business_category_id: T.Optional(Nullable(IdOf('business_categories'))),
    tags: T.Optional(T.Array(Label(50), { maxItems: 50, uniqueItems: true })),
    pooling: T.Optional(T.Boolean()),
    remark: T.Optional(Text(500)),
  }),
  stored: { business_category_id: categoryColumns },
  guard: guardMaterial,
})
