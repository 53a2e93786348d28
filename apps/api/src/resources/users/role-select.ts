import { ROLES } from '@omc/acl'
import { sql } from 'kysely'
import T from 'typebox'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { search } from '../../jsonapi/filters.ts'
import { action } from '../../jsonapi/resource.ts'
import { Closed, Id, OneOf, Text } from '../../jsonapi/schema.ts'
import { ofAskedTeams, TEAM_NAME, TeamsQuery } from '../../workflows/select-options.ts'

const Query = Closed({
  search: T.Optional(Text(100)),
  roles: T.Optional(T.Array(OneOf(...ROLES), { maxItems: ROLES.length })),
  ...TeamsQuery,
  page: T.Optional(T.Integer({ minimum: 1, maximum: 100, default: 1 })),
})

/** People of one page. */
const PAGE_SIZE = 100

/**
 * People to choose from, by role: of the own team, or, for those who see all teams, of others. `users.get_role_select` and
 * `business_teams.role_select` are one behaviour.
 *
 * @source spec README 19, 21; domain: verb table (role_select)
 */
export const roleSelect = (path?: string) =>
  action({
    on: 'collection',
    method: 'GET',
    ...(path ? { path } : {}),
    effect: 'read',
    may: 'team:read',
    summary:
      'People of the own team, or of those that are asked for, who can sign in, 100 a page, narrowed by name and by roles of which they hold one; a page of fewer is the last.',
    query: Query,
    output: {
      kind: 'data',
      schema: T.Array(
        Closed({
          id: Id,
          label: T.String(),
          username: T.String(),
          roles: T.Array(OneOf(...ROLES)),
          team_name: T.String(),
        }),
      ),
    },
    run: selectByRole,
  })

interface Asked {
  search?: string
  roles?: string[]
  page?: number
  business_team_id?: string
  all_teams?: boolean
}

interface Row {
  id: number
  label: string
  username: string
  roles: string[]
  team_name: string
}

async function selectByRole(context: Context, { query }: { query: Asked }) {
  const named = query.search
    ? search('username', 'full_name').where(query.search)
    : sql<boolean>`true`
  const holding = query.roles?.length
    ? sql<boolean>`t.roles && ${query.roles}::text[]`
    : sql<boolean>`true`
  const { rows } = await sql<Row>`
    select t.id, coalesce(nullif(t.full_name, ''), t.username) as label, t.username, t.roles,
      ${TEAM_NAME} as team_name
    from users t where ${ofAskedTeams(actorOf(context), query)} and t.deleted_at is null
      and t.disabled_at is null and ${named} and ${holding}
    order by 2, 1 limit ${PAGE_SIZE} offset ${PAGE_SIZE * ((query.page ?? 1) - 1)}`.execute(
    context.db,
  )
  return rows.map((row) => ({ ...row, id: String(row.id) }))
}
