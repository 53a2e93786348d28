import T from 'typebox'
import { equals, isSet, references, search, since, until } from '../../jsonapi/filters.ts'
import { action, defineResource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, IdOf, Instant, Nullable, Text } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { guardCategoryTeam } from '../../workflows/guard-category-team.ts'
import { GOLD_CHANNEL, startChannelJob } from '../../workflows/jobs/start-channel-job.ts'
import { goudongGoldRanksWords } from './goudong-gold-ranks.words.ts'

/**
 * Rankings of goods; a daily job brings them in, and `sync_list` at once.
 *
 * @source resources spec §3 (gold rank), §7
 */
export const goudongGoldRanks = defineResource({
  type: 'goudong_gold_ranks',
  label: { zh: '金榜', en: 'gold list' },
  words: goudongGoldRanksWords,
  table: 'goudong_gold_ranks',
  attributes: Closed({
    name: T.String(),
    category: T.String(),
    business_category_id: Nullable(Id),
    remark: T.String(),
    pools_count: Count,
    team_name: T.String(),
    synced_at: Nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    team_name: `coalesce((select b.name from business_teams b where b.id = t.business_team_id), '')`,
  },
  counted: {
    pools_count:
      'select count(*)::int from goudong_gold_pools p where p.goudong_gold_rank_id = t.id and p.deleted_at is null',
  },
  relations: {
    business_category: { type: 'business_categories', via: { ours: 'business_category_id' } },
    goudong_gold_pools: { type: 'goudong_gold_pools', via: { theirs: 'goudong_gold_rank_id' } },
  },
  filters: {
    search: search('name', 'category', 'remark'),
    category: equals('category'),
    business_category_id: references('business_category_id'),
    categorised: isSet('business_category_id'),
    business_team_id: references('business_team_id'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
  },
  sorts: ['updated_at', 'created_at', 'name'],
  scope: ownTeam,
  verbs: { list: 'gold:read', get: 'gold:read', update: 'gold:edit' },
  update: Closed({
    category: T.Optional(Text(100)),
    business_category_id: T.Optional(Nullable(IdOf('business_categories'))),
    remark: T.Optional(Text(500)),
  }),
  guard: guardCategoryTeam,
  actions: {
    sync_list: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'gold:edit',
      summary:
        'Starts the job that brings the rankings up to date: new goods come in, what fell out of a ranking goes; categories that people gave stay. 422 unknown_channel, 409 channel_disabled, 429 queue_full',
      touches: ['jobs', 'goudong_gold_pools'],
      output: { kind: 'record', resource: 'jobs' },
      status: 201,
      run: (context) =>
        startChannelJob(context, {
          platform: GOLD_CHANNEL,
          kind: 'sync_gold_ranks',
          operation: 'goudong_gold_ranks.sync_list',
        }),
    }),
  },
})
