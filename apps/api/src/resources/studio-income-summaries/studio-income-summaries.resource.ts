import { CHANNELS } from '@omc/core'
import T from 'typebox'
import { key, oneOf, references, search } from '../../jsonapi/filters.ts'
import { defineResource, type Resource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Yuan } from '../../jsonapi/schema.ts'
import { ofOwnAccounts } from '../../jsonapi/scope.ts'
import { ofAgency } from '../../orders/agency.ts'
import { inMonth, ofDays } from '../../orders/day-filters.ts'
import { Day, Month, yuanOf } from '../../orders/money.ts'
import { totalsAction } from '../../orders/totals.ts'
import { studioIncomeSummariesWords } from './studio-income-summaries.words.ts'

const filters = {
  search: search('uid', 'nickname'),
  ...ofDays('record_date'),
  month: inMonth('month'),
  platform: oneOf('platform', CHANNELS),
  uid: key('uid'),
  mcn_name: ofAgency,
  studio_account_id: references('studio_account_id'),
  business_team_id: references('business_team_id'),
}

/**
 * Income of an account on a day: the sums of its orders of that day, written in the transaction
 * that stores the orders.
 *
 * @source resources §7 (studio income summary)
 */
export const studioIncomeSummaries: Resource = defineResource({
  type: 'studio_income_summaries',
  label: { zh: '账号收入', en: 'account income' },
  words: studioIncomeSummariesWords,
  table: 'studio_income_summaries',
  attributes: Closed({
    studio_account_id: Id,
    platform: T.String(),
    uid: T.String(),
    nickname: T.String(),
    record_date: Day,
    month: Month,
    orders_count: Count,
    paid_count: Count,
    settled_count: Count,
    refunded_count: Count,
    amount: Yuan,
    cps_amount: Yuan,
    settled_cps_amount: Yuan,
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    record_date: 't.record_date::text',
    amount: yuanOf('amount_fen'),
    cps_amount: yuanOf('cps_amount_fen'),
    settled_cps_amount: yuanOf('settled_cps_amount_fen'),
  },
  relations: { studio_account: { type: 'studio_accounts', via: { ours: 'studio_account_id' } } },
  filters,
  sorts: ['updated_at', 'record_date', 'amount_fen', 'cps_amount_fen'],
  scope: ofOwnAccounts,
  trash: false,
  verbs: { list: 'order:read', get: 'order:read' },
  actions: {
    totals: totalsAction({
      byAgency: true,
      resource: () => studioIncomeSummaries,
      filters,
      may: 'order:read',
      yuan: {
        amount: 'amount_fen',
        cps_amount: 'cps_amount_fen',
        settled_cps_amount: 'settled_cps_amount_fen',
      },
      counts: ['orders_count', 'paid_count', 'settled_count', 'refunded_count'],
    }),
  },
})
