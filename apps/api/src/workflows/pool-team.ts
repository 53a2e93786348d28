import { sql } from 'kysely'
import { actorOf, type Context } from '../jsonapi/context.ts'
import type { Change } from '../jsonapi/resource.ts'
import { problem } from '../kernel/problem.ts'

/** Rows of a pool belong to its team; others to their author's team. */
export async function poolPartDefaults(context: Context, input: Record<string, unknown>) {
  const actor = actorOf(context)
  const teamId = await teamOf(context, input.business_pool_id)
  return { user_id: actor.userId, business_team_id: teamId ?? actor.teamId }
}

/** @throws Problem 422 `other_team` when a part would go to a pool of another team */
export async function guardPoolTeam(context: Context, change: Change): Promise<void> {
  if (change.verb !== 'update') return
  const teamId = await teamOf(context, change.values.business_pool_id)
  if (teamId === undefined || teamId === Number(change.before.business_team_id)) return
  throw problem(
    'other_team.pool',
    {},
    {
      source: { pointer: '/data/attributes/business_pool_id' },
    },
  )
}

async function teamOf({ db }: Context, poolId: unknown): Promise<number | undefined> {
  if (typeof poolId !== 'string') return undefined
  const { rows } = await sql<{ business_team_id: number }>`
    select business_team_id from business_pools where id = ${poolId}`.execute(db)
  return rows[0]?.business_team_id
}
