import { randomBytes } from 'node:crypto'
import { rowScope } from '@omc/acl'
import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Change, Resource } from '../../jsonapi/resource.ts'
import { problem } from '../../kernel/problem.ts'

function assertAllTeams(context: Context) {
  if (rowScope(actorOf(context)) === 'all-teams') return
  throw problem('all_teams_only')
}

/**
 * Managers change their own team; making and deleting is for those who see all teams, and only of a
 * team that nobody is in.
 *
 * @throws Problem 403 `all_teams_only`, 409 `team_not_empty`
 * @source domain: tenancy and roles
 */
export async function guardTeam(context: Context, change: Change): Promise<void> {
  if (change.verb === 'update' && !('deleted_at' in change.values)) return
  assertAllTeams(context)
  if (change.verb !== 'delete') return
  const people = await context.db
    .selectFrom('users')
    .select('id')
    .where('business_team_id', '=', change.id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .execute()
  if (people.length > 0) throw problem('team_not_empty')
}

/** @throws Problem 403 `all_teams_only`, 409 `duplicate` for a key that another team has */
export async function createTeam(
  context: Context,
  { input }: { input: { name: string; team_key?: string; settings?: Record<string, unknown> } },
) {
  assertAllTeams(context)
  const { db, now } = context
  const { id } = await db
    .insertInto('business_teams')
    .values({
      name: input.name,
      team_key: input.team_key ?? `t-${randomBytes(6).toString('hex')}`,
      settings: JSON.stringify(input.settings ?? {}),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await context.audit({
    operation: 'business_teams.create',
    subjectType: 'business_teams',
    subjectIds: [id],
    after: input,
  })
  return { id }
}

const MAX_SETTINGS = 50_000

/** @throws Problem 422 `too_large` when the settings would grow beyond 50,000 characters */
export async function saveSettings(
  resource: Resource,
  context: Context,
  input: { settings: Record<string, unknown> },
) {
  const { teamId } = actorOf(context)
  const row = await context.db
    .selectFrom('business_teams')
    .select('settings')
    .where('id', '=', teamId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const entries = Object.entries({ ...row.settings, ...input.settings })
  const settings = Object.fromEntries(entries.filter(([, value]) => value !== null))
  if (JSON.stringify(settings).length > MAX_SETTINGS) {
    throw problem(
      'too_large.settings',
      {},
      {
        source: { pointer: '/data/attributes/settings' },
      },
    )
  }
  const operation = 'business_teams.save_settings'
  await changeRows(context, { operation, resource, ids: [teamId], set: { settings } })
  return { id: teamId }
}
