import { CHANNELS } from '@omc/core'
import T from 'typebox'
import { equals, oneOf, references, search } from '../../jsonapi/filters.ts'
import { defineResource, type Resource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Nullable, OneOf, Yuan } from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { ofDays } from '../../orders/day-filters.ts'
import { Day, yuanOf } from '../../orders/money.ts'
import { totalsAction } from '../../orders/totals.ts'
import { carryStatisticsWords } from './carry-statistics.words.ts'

export const STATISTIC_TYPES = ['carry_publishes', 'studio_accounts', 'users'] as const

const filters = {
  search: search('keyword', 'title'),
  ...ofDays('record_date'),
  keyword: equals('keyword'),
  resource_type: oneOf('resource_type', STATISTIC_TYPES),
  resource_id: references('resource_id'),
  channel: oneOf('channel', CHANNELS),
  user_id: references('user_id'),
  business_team_id: references('business_team_id'),
}

/**
 * Totals of a publication, an account or a person at the end of a day; a job writes them every
 * night, so that days can be compared.
 *
 * @source resources §3, §7 (carry statistic)
 */
export const carryStatistics: Resource = defineResource({
  type: 'carry_statistics',
  label: { zh: '搬运统计', en: 'carry figures' },
  words: carryStatisticsWords,
  table: 'carry_statistics',
  attributes: Closed({
    record_date: Day,
    keyword: T.String({ description: 'topic or tag of a publication, category of an account' }),
    title: T.String(),
    resource_id: Id,
    resource_type: OneOf(...STATISTIC_TYPES),
    user_id: Nullable(Id),
    channel: T.String(),
    publish_count: Count,
    pv_count: Count,
    like_count: Count,
    collect_count: Count,
    comment_count: Count,
    cps_amount: Yuan,
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: { record_date: 't.record_date::text', cps_amount: yuanOf('cps_amount_fen') },
  relations: { user: { type: 'users', via: { ours: 'user_id' } } },
  filters,
  sorts: ['updated_at', 'record_date', 'pv_count', 'like_count'],
  scope: ownOrTeam,
  trash: false,
  verbs: { list: 'report:read', get: 'report:read' },
  actions: {
    totals: totalsAction({
      resource: () => carryStatistics,
      filters,
      may: 'report:read',
      yuan: { cps_amount: 'cps_amount_fen' },
      counts: ['publish_count', 'pv_count', 'like_count', 'collect_count', 'comment_count'],
    }),
  },
})
