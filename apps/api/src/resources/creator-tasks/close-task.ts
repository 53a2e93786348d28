import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { findTask } from './find-task.ts'

/** Closes a task; closing it once more changes nothing. @source behaviour B-177 */
export async function closeTask(context: Context, resource: Resource, id: number) {
  const task = await findTask(context, id)
  if (task.closed_at !== null) return { count: 0, undo_id: null }
  const undo_id = await changeRows(context, {
    operation: 'creator_tasks.close_task',
    resource,
    ids: [id],
    set: { closed_at: context.now, closed_by: actorOf(context).userId },
  })
  return { count: 1, undo_id }
}

/** Opens a closed task again; an open one stays as it is. */
export async function reopenTask(context: Context, resource: Resource, id: number) {
  const task = await findTask(context, id)
  await changeRows(context, {
    operation: 'creator_tasks.restore',
    resource,
    ids: [id],
    set: task.closed_at === null ? {} : { closed_at: null, closed_by: null },
  })
  return { id }
}
