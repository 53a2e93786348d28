import { THINGS } from '@omc/core/problems'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { CreatorTasksTable } from '../../db/creator-tables.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownOrAssigned } from '../../jsonapi/review-scope.ts'
import { notFound, problem } from '../../kernel/problem.ts'

export type CreatorTask = Selectable<CreatorTasksTable>

/**
 * A current task of the actor.
 *
 * @throws Problem 404
 */
export const readTask = (context: Context, id: number): Promise<CreatorTask> =>
  select(context, id, sql``)

/**
 * The same, locked against being changed or closed meanwhile.
 *
 * @throws Problem 404
 */
export const findTask = (context: Context, id: number): Promise<CreatorTask> =>
  select(context, id, sql`for update`)

/**
 * The same for calls that add to a task.
 *
 * @throws Problem 404, 409 `task_closed`
 * @source behaviour B-177
 */
export async function findOpenTask(context: Context, id: number): Promise<CreatorTask> {
  const task = await findTask(context, id)
  if (task.closed_at === null) return task
  throw problem('task_closed.contents')
}

/**
 * Default platform of a task for calls that name none.
 *
 * @throws Problem 422 `platform_required`
 */
export function platformOf(task: CreatorTask, named: string | undefined): string {
  const platform = named ?? task.platform
  if (platform !== '') return platform
  throw problem(
    'platform_required',
    {},
    {
      source: { pointer: '/data/attributes/platform' },
    },
  )
}

async function select(
  context: Context,
  id: number,
  lock: RawBuilder<unknown>,
): Promise<CreatorTask> {
  const { rows } = await sql<CreatorTask>`
    select t.* from creator_tasks t
    where t.id = ${id} and t.deleted_at is null and ${ownOrAssigned(actorOf(context))} ${lock}`.execute(
    context.db,
  )
  const [task] = rows
  if (!task) throw notFound(THINGS.creatorTask)
  return task
}
