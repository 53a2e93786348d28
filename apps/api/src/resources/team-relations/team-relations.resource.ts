import { CHANNELS } from '@omc/core'
import T from 'typebox'
import { key, oneOf, references, search } from '../../jsonapi/filters.ts'
import { action, defineResource } from '../../jsonapi/resource.ts'
import { Closed, Count, Instant, OneOf } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { fromDay, onDay, toDay } from '../../orders/day-filters.ts'
import { Day } from '../../orders/money.ts'
import { syncRemoteInfo } from './sync-remote-info.ts'
import { teamRelationsWords } from './team-relations.words.ts'

const STATES = ['bound', 'unbound'] as const

/** People bound to the team at a channel. @source resources §3, §7 (team relation) */
export const teamRelations = defineResource({
  type: 'team_relations',
  label: { zh: '团队关系', en: 'team relation' },
  words: teamRelationsWords,
  table: 'team_relations',
  attributes: Closed({
    platform: T.String(),
    relation_id: T.String({ description: 'number at the channel' }),
    uid: T.String(),
    nickname: T.String(),
    bind_date: Day,
    state: OneOf(...STATES),
    orders_count: Count,
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    bind_date: 't.bind_date::text',
  },
  counted: {
    orders_count: 'select count(*)::int from team_orders o where o.team_relation_id = t.id',
  },
  relations: { team_orders: { type: 'team_orders', via: { theirs: 'team_relation_id' } } },
  filters: {
    search: search('uid', 'nickname', 'relation_id'),
    bind_date: onDay('bind_date'),
    since: fromDay('bind_date'),
    until: toDay('bind_date'),
    platform: oneOf('platform', CHANNELS),
    state: oneOf('state', STATES),
    uid: key('uid'),
    business_team_id: references('business_team_id'),
  },
  sorts: ['updated_at', 'bind_date', 'nickname'],
  scope: ownTeam,
  trash: false,
  verbs: { list: 'team:read', get: 'team:read' },
  actions: {
    sync_remote_info: action({
      on: 'collection',
      method: 'POST',
      effect: 'write',
      may: 'team:edit',
      summary:
        'Bring in the bonds, the orders of the bound people and the orders of the own accounts from the channels; a job does it. Default: all platforms of the team, the last 30 days.',
      touches: ['jobs', 'team_orders', 'studio_orders', 'studio_income_summaries'],
      input: Closed({
        platform: T.Optional(OneOf(...CHANNELS)),
        since: T.Optional(Day),
        until: T.Optional(Day),
      }),
      output: { kind: 'record', resource: 'jobs' },
      status: 201,
      run: syncRemoteInfo,
    }),
  },
})
