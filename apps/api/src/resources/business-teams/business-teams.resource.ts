import T from 'typebox'
import { search } from '../../jsonapi/filters.ts'
import { action, defineResource, verb } from '../../jsonapi/resource.ts'
import { Closed, Count, Id, Instant, Json, Label } from '../../jsonapi/schema.ts'
import { selfTeam } from '../../jsonapi/scope.ts'
import { roleSelect } from '../users/role-select.ts'
import { businessTeamsWords } from './business-teams.words.ts'
import { cpsStatistics } from './cps-statistics.ts'
import { creatorTags } from './creator-tags.ts'
import { getInfo } from './get-info.ts'
import { createTeam, guardTeam, saveSettings } from './write-team.ts'

const TeamKey = T.String({
  pattern: '^[a-z0-9][a-z0-9-]{1,39}$',
  description: 'small letters, digits and -; people join with it',
  examples: ['new-team'],
})

/** @source resources document §3, §7; domain: tenancy and roles */
export const businessTeams = defineResource({
  type: 'business_teams',
  label: { zh: '团队', en: 'team' },
  words: businessTeamsWords,
  table: 'business_teams',
  attributes: Closed({
    name: T.String(),
    team_key: T.String(),
    settings: Json,
    studio_accounts_count: Count,
    users_count: Count,
    created_at: Instant,
    updated_at: Instant,
  }),
  counted: {
    studio_accounts_count: `select count(*)::int from studio_accounts a where a.business_team_id = t.id and a.deleted_at is null`,
    users_count: `select count(*)::int from users u where u.business_team_id = t.id and u.deleted_at is null`,
  },
  relations: { users: { type: 'users', via: { theirs: 'business_team_id' } } },
  filters: { search: search('name', 'team_key') },
  sorts: ['updated_at', 'created_at', 'name'],
  scope: selfTeam,
  verbs: {
    list: 'team:read',
    get: 'team:read',
    create: verb({
      may: 'team:edit',
      summary: 'Make a team; for those who see all teams.',
      input: Closed({ name: Label(60), team_key: T.Optional(TeamKey), settings: T.Optional(Json) }),
      run: createTeam,
    }),
    update: 'team:edit',
    delete: 'team:edit',
  },
  update: Closed({ name: T.Optional(Label(60)), team_key: T.Optional(TeamKey) }),
  guard: guardTeam,
  actions: {
    get_info: action({
      on: 'collection',
      method: 'GET',
      effect: 'read',
      may: 'team:read',
      summary: 'The own team, its settings and its size.',
      output: {
        kind: 'data',
        schema: Closed({
          id: Id,
          name: T.String(),
          teamkey: T.String(),
          settings: Json,
          users_count: Count,
          studio_accounts_count: Count,
        }),
      },
      run: getInfo,
    }),
    save_settings: action({
      on: 'collection',
      method: 'PUT',
      effect: 'write',
      may: 'team:edit',
      summary:
        'Change the settings of the own team: what is given is laid over what is there, key by key; null takes a key away.',
      input: Closed({ settings: Json }),
      output: { kind: 'record' },
      run: (context, { input }) => saveSettings(businessTeams, context, input),
    }),
    cps_statistics: cpsStatistics,
    role_select: roleSelect(),
    goudong_creator_tag_list: creatorTags(),
    creator_tag_info: creatorTags(),
  },
})
