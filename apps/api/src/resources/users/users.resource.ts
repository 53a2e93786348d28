import { ROLES } from '@omc/acl'
import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { isSet, oneOf, overlaps, references, search } from '../../jsonapi/filters.ts'
import { action, defineResource, verb } from '../../jsonapi/resource.ts'
import { Closed, Id, IdOf, Instant, Json, Label, Nullable } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { NewPassword, Username } from '../auth/account-rules.ts'
import { getInfo } from './get-info.ts'
import { guardRank } from './guard-rank.ts'
import { roleSelect } from './role-select.ts'
import { signingStatistics } from './signing-statistics.ts'
import { preparePassword, updatePassword } from './update-password.ts'
import { Roles, USER_FIELDS } from './user-schemas.ts'
import { usersWords } from './users.words.ts'
import { createUser, prepareUser, updateUser } from './write-user.ts'

/** True for people with a live session. */
const ONLINE = `exists (select from sessions s where s.user_id = t.id and s.ended_at is null and s.expires_at > omc_now())`

/** @source resources document §3, §7; console spec §7 (get_info) */
export const users = defineResource({
  type: 'users',
  label: THINGS.user,
  words: usersWords,
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
  named: ['username', 'full_name', 'avatar'],
  relations: { business_team: { type: 'business_teams', via: { ours: 'business_team_id' } } },
  filters: {
    search: search('username', 'full_name', 'phone_number'),
    roles: { ...overlaps('roles'), schema: oneOf('roles', ROLES).schema },
    business_team_id: references('business_team_id'),
    disabled: isSet('disabled_at'),
    online: {
      schema: T.Boolean(),
      where: (value) => sql<boolean>`${sql.raw(ONLINE)} = ${value}`,
    },
  },
  sorts: ['updated_at', 'created_at', 'username', 'full_name'],
  scope: ownTeam,
  verbs: {
    list: 'user:read',
    get: 'user:read',
    create: verb({
      may: 'user:edit',
      summary:
        'Make a person in the own team, or, for those who see all teams, in the one that is named. Nobody gives a role above their own.',
      input: Closed({
        username: Username,
        ...USER_FIELDS,
        business_team_id: T.Optional(IdOf('business_teams')),
      }),
      secrets: ['password'],
      prepare: prepareUser,
      run: (context, { input, found }) =>
        createUser(users, context, { input, found, operation: 'users.create' }),
    }),
    update: verb({
      may: 'user:edit',
      summary:
        'Change a person below the own rank; disabling them or setting a password ends their sessions.',
      input: Closed(USER_FIELDS),
      secrets: ['password'],
      prepare: prepareUser,
      run: (context, { id, input, found }) =>
        updateUser(users, context, { id, input, found, operation: 'users.update' }),
    }),
    delete: 'user:edit',
  },
  guard: guardRank,
  actions: {
    signing_statistics: signingStatistics,
    get_role_select: roleSelect(),
    get_info: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'signed-in',
      summary: 'Who is signed in, with roles, permissions and the full-access flag.',
      output: {
        kind: 'data',
        schema: Closed({
          id: Id,
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
        new_password: NewPassword,
      }),
      secrets: ['current_password', 'new_password'],
      output: { kind: 'data', schema: Closed({ ended_sessions: T.Integer({ minimum: 0 }) }) },
      prepare: preparePassword,
      run: updatePassword,
    }),
  },
})
