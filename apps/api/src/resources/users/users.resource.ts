import { ROLES } from '@omc/acl'
import T from 'typebox'
import { oneOf, overlaps, search } from '../../jsonapi/filters.ts'
import { action, defineResource } from '../../jsonapi/resource.ts'
import { Closed, Id, Instant, Json, Label, Nullable, OneOf, Text } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { getInfo } from './get-info.ts'
import { guardRank } from './guard-rank.ts'
import { updatePassword } from './update-password.ts'

const Roles = T.Array(OneOf(...ROLES), { uniqueItems: true, maxItems: ROLES.length })
const PhoneNumber = T.String({
  pattern: '^\\+?[0-9]{6,15}$',
  description: 'digits, with or without country code',
})
/** Whoever has a session that lives. */
const ONLINE = `exists (select from sessions s where s.user_id = t.id and s.ended_at is null and s.expires_at > now())`

/** @source resources document §3, §7; console spec §7 (get_info) */
export const users = defineResource({
  type: 'users',
  label: '用户',
  table: 'users',
  attributes: Closed({
    username: T.String(),
    full_name: T.String(),
    phone_number: Nullable(T.String()),
    avatar: T.String(),
    roles: Roles,
    online: T.Boolean(),
    disabled: T.Boolean(),
    business_team_id: Id,
    team_name: T.String(),
    created_at: Instant,
    updated_at: Instant,
  }),
  computed: {
    online: ONLINE,
    disabled: 't.disabled_at is not null',
    team_name: `coalesce((select b.name from business_teams b where b.id = t.business_team_id), '')`,
  },
  relations: { business_team: { type: 'business_teams', via: { ours: 'business_team_id' } } },
  filters: {
    search: search('username', 'full_name', 'phone_number'),
    roles: { ...overlaps('roles'), schema: oneOf('roles', ROLES).schema },
  },
  sorts: ['updated_at', 'created_at', 'username', 'full_name'],
  scope: ownTeam,
  verbs: { list: 'user:read', get: 'user:read', update: 'user:edit' },
  update: Closed({
    full_name: T.Optional(Label(60)),
    phone_number: T.Optional(Nullable(PhoneNumber)),
    avatar: T.Optional(Text(500)),
    roles: T.Optional(Roles),
  }),
  guard: guardRank,
  actions: {
    get_info: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'signed-in',
      summary: 'Who is signed in, with roles, permissions and the full-access flag.',
      output: {
        kind: 'data',
        schema: Closed({
          roles: Roles,
          username: T.String(),
          full_name: T.String(),
          teamname: T.String(),
          teamid: Id,
          teamkey: T.String(),
          avatar: T.String(),
          settings: Json,
          permissions: T.Array(T.String()),
          admin: T.Boolean({ description: 'the full-access flag, not the role of that name' }),
        }),
      },
      run: getInfo,
    }),
    update_password: action({
      on: 'collection',
      method: 'PUT',
      effect: 'write',
      may: 'self:edit',
      summary: 'Change the own password; every other session of the person ends.',
      input: Closed({
        current_password: Label(200),
        new_password: T.String({
          minLength: 8,
          maxLength: 200,
          description: 'at least 8 characters',
        }),
      }),
      output: { kind: 'data', schema: Closed({ ended_sessions: T.Integer({ minimum: 0 }) }) },
      run: updatePassword,
    }),
  },
})
