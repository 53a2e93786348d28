import type { Result } from '@omc/sdk'
import { runWrite } from '../../../kernel/data/run-write.ts'
import { sendUpdate } from '../../../kernel/data/send-update.ts'
import type { Services } from '../../../kernel/services/services-context.ts'
import type { Task } from './task-queries.ts'

const UPDATE = 'creator_tasks.update'

/** A task that went from one person to another. */
export type Given = { readonly id: string; readonly from: string | null }

/**
 * Moves tasks to a person, one call each, unless somebody else has moved them meanwhile. It ends at the
 * first failure, which the query client shows.
 *
 * @returns those that moved
 */
export async function moveTasks(
  services: Services,
  tasks: readonly Task[],
  personId: string,
): Promise<readonly Given[]> {
  const given: Given[] = []
  for (const { id, user_id: from, updated_at: since } of tasks) {
    const args = { id, user_id: personId }
    const send = () =>
      sendUpdate(services.sdk, {
        operation: UPDATE,
        args,
        since,
        isFree: (present) => present['user_id'] === from,
        // as: the operation is named above.
      }) as Promise<Result<typeof UPDATE>>
    // One after the other: after a failure nothing else moves.
    // oxlint-disable-next-line no-await-in-loop
    if ((await runWrite(services, UPDATE, args, { send })) === null) break
    given.push({ id, from })
  }
  return given
}

/** Moves tasks back to whom they belonged. @returns how many */
export async function takeBack(services: Services, given: readonly Given[]): Promise<number> {
  let count = 0
  for (const { id, from } of given.toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- after a failure nothing else moves
    if ((await runWrite(services, UPDATE, { id, user_id: from })) === null) break
    count += 1
  }
  return count
}

/** Gives a person a copy of each task. @returns how many have one now */
export async function copyTasks(
  services: Services,
  tasks: readonly Task[],
  personId: string,
): Promise<number> {
  let count = 0
  for (const { id } of tasks) {
    const args = { id, user_id: personId }
    // oxlint-disable-next-line no-await-in-loop -- after a failure nothing else is copied
    if ((await runWrite(services, 'creator_tasks.copy_to_user', args)) === null) break
    count += 1
  }
  return count
}
