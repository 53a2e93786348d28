import T from 'typebox'
import { code, key, flag, references, search } from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import {
  Closed,
  Count,
  Id,
  IdOf,
  Instant,
  Json,
  Nullable,
  OneOf,
  Yuan,
} from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { carryItemAssignsWords } from './carry-item-assigns.words.ts'
import { carryItemDetailsWords } from './carry-item-details.words.ts'
import { dayFrom, dayTo } from './day-range.ts'

/** Recipients of an item. */
export const ASSIGN_KINDS = ['person', 'material', 'content'] as const

/** A channel's figures of an item on one day, with the item's recipients of that day. */
export const carryItemDetails = defineResource({
  type: 'carry_item_details',
  label: { zh: '选品明细', en: 'pick of the day' },
  words: carryItemDetailsWords,
  table: 'carry_item_details',
  attributes: Closed({
    carry_item_id: IdOf('carry_items'),
    record_date: T.String({ format: 'date', description: 'in Asia/Shanghai' }),
    title: T.String(),
    pic_url: T.String(),
    source: T.String(),
    item_id: T.String(),
    sales: Count,
    price: Yuan,
    commission_rate: T.Number(),
    commission_price: Yuan,
    available: T.Boolean(),
    reason: T.String(),
    attributes_info: Json,
    carry_item_assigns_count: Count,
    user_id: Nullable(Id),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    record_date: "to_char(t.record_date, 'YYYY-MM-DD')",
    price: 't.price_fen / 100.0::float8',
    commission_rate: 't.commission_rate::float8',
    commission_price: 't.commission_price_fen / 100.0::float8',
  },
  counted: {
    carry_item_assigns_count:
      'select count(*)::int from carry_item_assigns a where a.carry_item_detail_id = t.id and a.deleted_at is null',
  },
  relations: {
    carry_item: { type: 'carry_items', via: { ours: 'carry_item_id' } },
    carry_item_assigns: { type: 'carry_item_assigns', via: { theirs: 'carry_item_detail_id' } },
  },
  filters: {
    search: search('title', 'item_id'),
    source: code('source'),
    item_id: key('item_id'),
    carry_item_id: references('carry_item_id'),
    business_team_id: references('business_team_id'),
    user_id: references('user_id'),
    available: flag('available'),
    record_since: dayFrom('record_date'),
    record_until: dayTo('record_date'),
  },
  sorts: ['updated_at', 'record_date'],
  defaultSort: '-updated_at',
  scope: ownOrTeam,
  verbs: { list: 'item:read' },
})

/** Read with the details they belong to. */
export const carryItemAssigns = defineResource({
  type: 'carry_item_assigns',
  label: { zh: '选品分配', en: 'pick' },
  words: carryItemAssignsWords,
  table: 'carry_item_assigns',
  attributes: Closed({
    carry_item_detail_id: IdOf('carry_item_details'),
    carry_item_id: IdOf('carry_items'),
    kind: OneOf(...ASSIGN_KINDS),
    target_id: Id,
    title: T.String({ description: 'what or whom it went to, as people read it' }),
    user_id: Nullable(Id),
    assigned_by: Nullable(Id),
    created_at: Instant,
    updated_at: Instant,
  }),
  scope: ownOrTeam,
  verbs: {},
})
