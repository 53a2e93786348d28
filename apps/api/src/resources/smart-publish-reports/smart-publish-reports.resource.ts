import { CHANNELS } from '@omc/core'
import T from 'typebox'
import { key, oneOf, references, search } from '../../jsonapi/filters.ts'
import { action, defineResource, type Resource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Nullable, Yuan } from '../../jsonapi/schema.ts'
import { ofOwnAccounts } from '../../jsonapi/scope.ts'
import { ofAgency } from '../../orders/agency.ts'
import { businessDay } from '../../orders/business-day.ts'
import { ofDays } from '../../orders/day-filters.ts'
import { Day, yuanOf } from '../../orders/money.ts'
import { totalsAction } from '../../orders/totals.ts'
import { startJob } from '../../workflows/jobs/start-job.ts'
import { smartPublishReportsWords } from './smart-publish-reports.words.ts'

const filters = {
  search: search('uid', 'nickname'),
  ...ofDays('record_date'),
  platform: oneOf('platform', CHANNELS),
  uid: key('uid'),
  mcn_name: ofAgency,
  studio_account_id: references('studio_account_id'),
  business_team_id: references('business_team_id'),
}
const COUNTS = [
  'published_count',
  'refused_count',
  'reported_count',
  'pv_count',
  'like_count',
  'collect_count',
  'comment_count',
  'orders_count',
]

/** Posts of each account on a day, and their results. @source resources §7, §9 (page size 100) */
export const smartPublishReports: Resource = defineResource({
  type: 'smart_publish_reports',
  label: { zh: '发布日报', en: 'daily publish report' },
  words: smartPublishReportsWords,
  table: 'smart_publish_reports',
  attributes: Closed({
    studio_account_id: Id,
    platform: T.String(),
    uid: T.String(),
    nickname: T.String(),
    record_date: Day,
    published_count: Count,
    refused_count: Count,
    reported_count: T.Integer({ minimum: 0, description: 'posts the channel gave figures for' }),
    pv_count: Count,
    like_count: Count,
    collect_count: Count,
    comment_count: Count,
    orders_count: Count,
    cps_amount: Yuan,
    synced_at: Nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: { record_date: 't.record_date::text', cps_amount: yuanOf('cps_amount_fen') },
  relations: { studio_account: { type: 'studio_accounts', via: { ours: 'studio_account_id' } } },
  filters,
  sorts: ['updated_at', 'record_date', 'pv_count', 'published_count'],
  defaultPageSize: 100,
  scope: ofOwnAccounts,
  trash: false,
  verbs: { list: 'report:read', get: 'report:read' },
  actions: {
    sync_today_report: action({
      on: 'collection',
      method: 'GET',
      effect: 'write',
      may: 'report:run',
      summary:
        "Write today's report of every account of the team, with the figures of its posts from the channels; a job does it, and a second run of the day replaces its rows.",
      touches: ['jobs'],
      output: { kind: 'record', resource: 'jobs' },
      status: 201,
      run: async (context) => ({
        id: await startJob(context, {
          kind: 'today_report',
          input: { record_date: businessDay(context.now) },
          operation: 'smart_publish_reports.sync_today_report',
        }),
      }),
    }),
    totals: totalsAction({
      byAgency: true,
      resource: () => smartPublishReports,
      filters,
      may: 'report:read',
      yuan: { cps_amount: 'cps_amount_fen' },
      counts: COUNTS,
    }),
  },
})
