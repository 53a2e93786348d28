import { PLATFORMS } from '@omc/core'
import T from 'typebox'
import {
  equals,
  flag,
  isSet,
  oneOf,
  references,
  search,
  since,
  until,
} from '../../jsonapi/filters.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import {
  Closed,
  Count,
  Id,
  IdOf,
  Instant,
  Json,
  Nullable,
  OneOf,
  Text,
} from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { carrySourcesWords } from './carry-sources.words.ts'
import { guardSameTeam } from './guard-same-team.ts'

export const SOURCE_STATUSES = ['active', 'paused', 'stopped'] as const
export const SourceStatus = OneOf(...SOURCE_STATUSES)

/** When the schedule `watched-sources` comes to an author next: a quarter past each even hour. */
export const NEXT_PATROL = `case when t.monitored and t.status <> 'stopped' then
  date_bin('2 hours', omc_now() - interval '15 minutes', '2000-01-01T00:00:00Z') + interval '135 minutes' end`

/** Watched authors without their actions, which are written on top of it. */
export const carrySourceRows: Resource = {
  type: 'carry_sources',
  label: { zh: '内容来源', en: 'content source' },
  words: carrySourcesWords,
  table: 'carry_sources',
  attributes: Closed({
    nickname: T.String(),
    platform: T.String(),
    home_page_url: T.String(),
    user_id: Nullable(Id),
    author_id: T.String({ description: 'id at the platform' }),
    avatar: T.String(),
    summary: T.String(),
    category: T.String(),
    business_category_id: Nullable(Id),
    studio_account_id: Nullable(Id),
    fans_count: Count,
    contents_count: Count,
    status: T.Enum([...SOURCE_STATUSES], {
      type: 'string',
      description:
        'active: collected and offered; paused: collected, not offered for publishing; stopped: neither',
    }),
    monitored: T.Boolean({ description: 'the spider looks at it by itself' }),
    last_spider_at: Nullable(Instant),
    last_spider_error: Nullable(T.String()),
    next_spider_at: Nullable(Instant),
    newest_content_at: Nullable(Instant),
    status_count: Json,
    origin_type: Nullable(T.String()),
    origin_id: Nullable(T.String()),
    extra_info: Json,
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    next_spider_at: NEXT_PATROL,
  },
  counted: {
    status_count: `select coalesce(jsonb_object_agg(s.status, s.n), '{}') from (select c.status, count(*)::int as n
      from carry_contents c where c.carry_source_id = t.id and c.deleted_at is null group by c.status) s`,
  },
  relations: {
    user: { type: 'users', via: { ours: 'user_id' } },
    studio_account: { type: 'studio_accounts', via: { ours: 'studio_account_id' } },
    business_category: { type: 'business_categories', via: { ours: 'business_category_id' } },
  },
  filters: {
    search: search('nickname', 'author_id', 'home_page_url'),
    platform: oneOf('platform', PLATFORMS),
    status: oneOf('status', SOURCE_STATUSES),
    monitored: flag('monitored'),
    failing: isSet('last_spider_error'),
    category: equals('category'),
    business_category_id: references('business_category_id'),
    business_team_id: references('business_team_id'),
    studio_account_id: references('studio_account_id'),
    user_id: references('user_id'),
    assigned: isSet('user_id'),
    has_account: isSet('studio_account_id'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
  },
  sorts: ['updated_at', 'created_at', 'nickname', 'fans_count', 'last_spider_at'],
  scope: ownOrTeam,
  verbs: {
    list: 'source:read',
    get: 'source:read',
    update: 'source:edit',
    delete: 'source:edit',
  },
  update: Closed({
    nickname: T.Optional(Text(200)),
    home_page_url: T.Optional(Text(2000)),
    summary: T.Optional(Text(2000)),
    category: T.Optional(Text(100)),
    business_category_id: T.Optional(Nullable(IdOf('business_categories'))),
    studio_account_id: T.Optional(Nullable(IdOf('studio_accounts'))),
    user_id: T.Optional(Nullable(IdOf('users'))),
    status: T.Optional(SourceStatus),
    monitored: T.Optional(T.Boolean()),
  }),
  guard: guardSameTeam,
}
