import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { assertTeamPerson } from './assert-team-person.ts'

/** A task belongs to its assignee, else to its creator. */
export async function taskDefaults(context: Context, input: Record<string, unknown>) {
  return { user_id: input.user_id ?? actorOf(context).userId }
}

/**
 * A task goes to people of its own team. Who may change one may give it to any of them.
 *
 * @throws Problem 422 `other_team`
 */
export async function guardTask(context: Context, change: Change): Promise<void> {
  if (change.verb !== 'create' && change.verb !== 'update') return
  const { user_id } = change.values
  if (user_id === undefined || user_id === null) return
  const teamId =
    change.verb === 'create' ? change.values.business_team_id : change.before.business_team_id
  await assertTeamPerson(context.db, Number(user_id), Number(teamId))
}
