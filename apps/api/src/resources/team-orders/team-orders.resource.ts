import { CHANNELS } from '@omc/core'
import T from 'typebox'
import { key, oneOf, references, search } from '../../jsonapi/filters.ts'
import { defineResource, type Resource } from '../../jsonapi/resource.ts'
import { Closed, Id, Instant, Nullable, OneOf, Yuan } from '../../jsonapi/schema.ts'
import { inMonth, ofDays } from '../../orders/day-filters.ts'
import { Day, Month, yuanOf } from '../../orders/money.ts'
import { ofOwnUids } from '../../orders/own-uids.ts'
import { totalsAction } from '../../orders/totals.ts'
import { teamOrdersWords } from './team-orders.words.ts'

const STATUSES = ['paid', 'settled', 'refunded'] as const

const filters = {
  search: search('order_id', 'item_id', 'item_title', 'uid', 'nickname'),
  ...ofDays('record_date'),
  month: inMonth('month'),
  platform: oneOf('platform', CHANNELS),
  status: oneOf('status', STATUSES),
  uid: key('uid'),
  item_id: key('item_id'),
  team_relation_id: references('team_relation_id'),
  business_team_id: references('business_team_id'),
}

/** Sales of the people bound to the team. @source resources §3, §7 (team order) */
export const teamOrders: Resource = defineResource({
  type: 'team_orders',
  label: { zh: '团队订单', en: 'team order' },
  words: teamOrdersWords,
  table: 'team_orders',
  attributes: Closed({
    team_relation_id: Nullable(Id),
    platform: T.String(),
    uid: T.String(),
    nickname: T.String(),
    order_id: T.String({ description: 'number at the channel' }),
    item_id: T.String(),
    item_title: T.String(),
    record_date: Day,
    month: Month,
    status: OneOf(...STATUSES),
    amount: Yuan,
    cps_amount: Yuan,
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    record_date: 't.record_date::text',
    amount: yuanOf('amount_fen'),
    cps_amount: yuanOf('cps_amount_fen'),
  },
  relations: { team_relation: { type: 'team_relations', via: { ours: 'team_relation_id' } } },
  filters,
  sorts: ['updated_at', 'record_date', 'amount_fen', 'cps_amount_fen'],
  scope: ofOwnUids,
  trash: false,
  verbs: { list: 'order:read', get: 'order:read' },
  actions: {
    totals: totalsAction({
      resource: () => teamOrders,
      filters,
      may: 'order:read',
      yuan: { amount: 'amount_fen', cps_amount: 'cps_amount_fen' },
      net: { net_amount: 'amount_fen' },
    }),
  },
})
