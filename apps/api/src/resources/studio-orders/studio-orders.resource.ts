import { CHANNELS } from '@omc/core'
import T from 'typebox'
import { key, oneOf, references, search } from '../../jsonapi/filters.ts'
import { defineResource, type Resource } from '../../jsonapi/resource.ts'
import { Closed, Id, Instant, OneOf, Yuan } from '../../jsonapi/schema.ts'
import { ofOwnAccounts } from '../../jsonapi/scope.ts'
import { inMonth, ofDays } from '../../orders/day-filters.ts'
import { Day, Month, yuanOf } from '../../orders/money.ts'
import { totalsAction } from '../../orders/totals.ts'
import { studioOrdersWords } from './studio-orders.words.ts'

export const ORDER_STATUSES = ['paid', 'settled', 'refunded'] as const

const filters = {
  search: search('order_id', 'item_id', 'item_title', 'uid'),
  ...ofDays('record_date'),
  month: inMonth('month'),
  platform: oneOf('platform', CHANNELS),
  status: oneOf('status', ORDER_STATUSES),
  uid: key('uid'),
  item_id: key('item_id'),
  studio_account_id: references('studio_account_id'),
  business_team_id: references('business_team_id'),
}

/**
 * Sales that the own accounts get a share of; brought in by the scheduled sync and by
 * `team_relations.sync_remote_info`.
 *
 * @source resources §3, §7 (studio order)
 */
export const studioOrders: Resource = defineResource({
  type: 'studio_orders',
  label: { zh: '账号订单', en: 'account order' },
  words: studioOrdersWords,
  table: 'studio_orders',
  attributes: Closed({
    studio_account_id: Id,
    platform: T.String(),
    uid: T.String(),
    nickname: T.String(),
    order_id: T.String({ description: 'number at the channel' }),
    item_id: T.String(),
    item_title: T.String(),
    record_date: Day,
    month: Month,
    status: OneOf(...ORDER_STATUSES),
    amount: Yuan,
    cps_amount: Yuan,
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    nickname: `coalesce((select a.nickname from studio_accounts a where a.id = t.studio_account_id), '')`,
    record_date: 't.record_date::text',
    amount: yuanOf('amount_fen'),
    cps_amount: yuanOf('cps_amount_fen'),
  },
  relations: { studio_account: { type: 'studio_accounts', via: { ours: 'studio_account_id' } } },
  filters,
  sorts: ['updated_at', 'record_date', 'amount_fen', 'cps_amount_fen'],
  scope: ofOwnAccounts,
  trash: false,
  verbs: { list: 'order:read', get: 'order:read' },
  actions: {
    totals: totalsAction({
      resource: () => studioOrders,
      filters,
      may: 'order:read',
      yuan: { amount: 'amount_fen', cps_amount: 'cps_amount_fen' },
      net: { net_amount: 'amount_fen' },
    }),
  },
})
