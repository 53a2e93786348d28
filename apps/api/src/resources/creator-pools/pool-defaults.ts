import type { Context } from '../../jsonapi/context.ts'
import { findOpenTask } from '../creator-tasks/find-task.ts'

/**
 * Goods belong to the team and the person of their task.
 *
 * @throws Problem 409 `task_closed`
 */
export async function poolDefaults(context: Context, input: Record<string, unknown>) {
  const task = await findOpenTask(context, Number(input.creator_task_id))
  return { business_team_id: task.business_team_id, user_id: task.user_id }
}
