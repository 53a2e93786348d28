import { rowScope } from '@omc/acl'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { problem } from '../../jsonapi/problem.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { assertTeamPerson } from './assert-team-person.ts'

/** A task belongs to whoever it was given to, else to whoever wrote it down. */
export async function taskDefaults(context: Context, input: Record<string, unknown>) {
  return { user_id: input.user_id ?? actorOf(context).userId }
}

/**
 * Whoever sees only their own tasks keeps them; giving one to somebody else is `copy_to_user`.
 *
 * @throws Problem 403 `not_yours_to_give`, 422 `other_team`
 */
export async function guardTask(context: Context, change: Change): Promise<void> {
  if (change.verb !== 'create' && change.verb !== 'update') return
  const { user_id } = change.values
  if (user_id === undefined || user_id === null) return
  const actor = actorOf(context)
  const scope = rowScope(actor)
  const isOwn = Number(user_id) === actor.userId
  if (!isOwn && (scope === 'own' || scope === 'review'))
    throw problem(
      403,
      'not_yours_to_give',
      '只有团队负责人可以把任务直接分配给他人 / only those who lead a team assign tasks to others',
      { source: { pointer: '/data/attributes/user_id' } },
    )
  const teamId =
    change.verb === 'create' ? change.values.business_team_id : change.before.business_team_id
  await assertTeamPerson(context.db, Number(user_id), Number(teamId))
}
