import { PLATFORMS } from '@omc/core'
import { THINGS } from '@omc/core/problems'
import T from 'typebox'
import {
  equals,
  key,
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
  Text,
  Email,
} from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { accessAccountsWords } from './access-accounts.words.ts'
import { expired, level } from './account-filters.ts'
import { Cookies, Platform, Secret, Uid } from './account-schemas.ts'
import { guardOwner } from './guard-owner.ts'
import { loginSecrets } from './sealed-columns.ts'

const changeable = {
  nickname: T.Optional(Text(200)),
  avatar: T.Optional(Text(2000)),
  category: T.Optional(Text(100)),
  username: T.Optional(Text(200)),
  email: T.Optional(Email),
  remark: T.Optional(Text(1000)),
  summary: T.Optional(Text(2000)),
  device_no: T.Optional(Text(200)),
  day_task_count: T.Optional(T.Integer({ minimum: 0, maximum: 10_000 })),
  level: T.Optional(T.Integer({ minimum: 0, maximum: 1000 })),
  expires_at: T.Optional(Nullable(Instant)),
  account_info: T.Optional(Json),
  secret: T.Optional(Nullable(Secret)),
  cookies: T.Optional(Nullable(Cookies)),
  user_id: T.Optional(Nullable(IdOf('users'))),
}

/** Platform logins without their actions, which are written on top of it. */
export const accessAccountRows: Resource = {
  type: 'access_accounts',
  label: THINGS.accessAccount,
  words: accessAccountsWords,
  table: 'access_accounts',
  attributes: Closed({
    platform: T.String(),
    uid: T.String(),
    nickname: T.String(),
    avatar: T.String(),
    category: T.String(),
    has_secret: T.Boolean(),
    secret_set_at: Nullable(Instant),
    has_cookies: T.Boolean(),
    cookies_set_at: Nullable(Instant),
    summary: T.String(),
    today_publish_times: Count,
    expires_at: Nullable(Instant),
    expired: T.Boolean(),
    username: T.String(),
    email: T.String(),
    remark: T.String(),
    day_task_count: T.Integer(),
    device_no: T.String(),
    level: T.Integer(),
    fans_count: Count,
    permission: T.Boolean(),
    account_info: Json,
    backbone: Json,
    backbone_at: Nullable(Instant),
    verified_at: Nullable(Instant),
    verify_message: Nullable(T.String()),
    user_id: Nullable(Id),
    business_team_id: Id,
    team_name: T.String(),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    has_secret: 't.secret_sealed is not null',
    has_cookies: 't.cookies_sealed is not null',
    expired: 'coalesce(t.expires_at <= omc_now(), false)',
    team_name: `coalesce((select b.name from business_teams b where b.id = t.business_team_id), '')`,
  },
  counted: {
    today_publish_times: `select count(*)::int from publish_attempts p
      join studio_accounts s on s.id = p.studio_account_id
      where s.business_team_id = t.business_team_id and s.platform = t.platform and s.uid = t.uid
        and p.state = 'published'
        and p.settled_at >= date_trunc('day', omc_now() at time zone s.timezone) at time zone s.timezone`,
  },
  relations: {
    business_team: { type: 'business_teams', via: { ours: 'business_team_id' } },
    user: { type: 'users', via: { ours: 'user_id' } },
  },
  filters: {
    search: search('nickname', 'uid', 'username', 'email', 'remark'),
    platform: oneOf('platform', PLATFORMS),
    business_team_id: references('business_team_id'),
    category: equals('category'),
    level,
    expired,
    uid: key('uid'),
    user_id: references('user_id'),
    has_cookies: isSet('cookies_set_at'),
    updated_since: since('updated_at'),
    updated_until: until('updated_at'),
  },
  sorts: ['updated_at', 'created_at', 'nickname', 'expires_at', 'fans_count', 'level'],
  scope: ownOrTeam,
  verbs: {
    list: 'account:read',
    get: 'account:read',
    create: 'account:edit',
    update: 'account:edit',
    delete: 'account:edit',
  },
  create: Closed({ platform: Platform, uid: Uid, ...changeable }),
  update: Closed(changeable),
  stored: { secret: loginSecrets.stored('secret'), cookies: loginSecrets.stored('cookies') },
  guard: guardOwner,
}
