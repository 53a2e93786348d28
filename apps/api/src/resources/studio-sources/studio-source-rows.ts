import { PLATFORMS } from '@omc/core'
import T from 'typebox'
import { key, oneOf, references, search, since, until } from '../../jsonapi/filters.ts'
import { defineResource } from '../../jsonapi/resource.ts'
import {
  Closed,
  Count,
  IdOf,
  Instant,
  Json,
  Label,
  Nullable,
  OneOf,
  Text,
} from '../../jsonapi/schema.ts'
import { guardAccountTeam } from '../../workflows/studio/guard-account-team.ts'
import { scopeToOwnAccounts } from '../../workflows/studio/scope-to-own-accounts.ts'
import { studioSourceDefaults } from './studio-source-defaults.ts'
import { studioSourcesWords } from './studio-sources.words.ts'

export const SourcePlatform = OneOf(...PLATFORMS)
export const AuthorUrl = T.String({
  maxLength: 2000,
  format: 'uri',
  pattern: '^https?://',
  examples: ['https://www.douyin.com/user/a-1001'],
  description: 'home page of the author',
})
const written = {
  nickname: T.Optional(Text(100)),
  source_params: T.Optional(Json),
  remark: T.Optional(Text(500)),
  studio_account_id: T.Optional(Nullable(IdOf('studio_accounts'))),
}

/** Outside authors whose pieces the accounts draw on. @source resources §3, §7 (studio sources) */
export const studioSourceRows = defineResource({
  type: 'studio_sources',
  label: { zh: '工作室来源', en: 'studio source' },
  words: studioSourcesWords,
  table: 'studio_sources',
  attributes: Closed({
    nickname: T.String(),
    source_url: T.String(),
    source_params: Json,
    status_count: Json,
    platform: T.String(),
    author_id: Nullable(T.String()),
    avatar: T.String(),
    summary: T.String(),
    fans_count: Count,
    contents_count: Count,
    remark: T.String(),
    studio_account_id: Nullable(IdOf('studio_accounts')),
    user_id: Nullable(IdOf('users')),
    collected_at: Nullable(Instant),
    created_at: Instant,
    updated_at: Instant,
  }),
  counted: {
    status_count: `select coalesce(jsonb_object_agg(s.status, s.n), '{}') from (select c.status, count(*)::int as n
      from studio_contents c where c.studio_source_id = t.id and c.deleted_at is null group by c.status) s`,
    contents_count:
      'select count(*)::int from studio_contents c where c.studio_source_id = t.id and c.deleted_at is null',
  },
  relations: {
    studio_account: { type: 'studio_accounts', via: { ours: 'studio_account_id' } },
  },
  filters: {
    search: search('nickname', 'author_id', 'source_url', 'remark'),
    platform: oneOf('platform', PLATFORMS),
    author_id: key('author_id'),
    studio_account_id: references('studio_account_id'),
    business_team_id: references('business_team_id'),
    user_id: references('user_id'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
    collected_since: since('collected_at'),
    collected_until: until('collected_at'),
  },
  sorts: ['updated_at', 'created_at', 'nickname', 'fans_count'],
  scope: scopeToOwnAccounts,
  verbs: {
    list: 'source:read',
    get: 'source:read',
    create: 'source:edit',
    update: 'source:edit',
    delete: 'source:edit',
  },
  create: Closed({
    ...written,
    platform: SourcePlatform,
    source_url: AuthorUrl,
    author_id: T.Optional(Label(200)),
  }),
  update: Closed({ ...written, source_url: T.Optional(AuthorUrl) }),
  defaults: studioSourceDefaults,
  guard: guardAccountTeam,
  touches: ['studio_accounts'],
})
