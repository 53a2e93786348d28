import type { Result } from '@omc/sdk'
import { refreshAfter, runWrite } from '../../../kernel/data/run-write.ts'
import { sendUpdate, updatedAt } from '../../../kernel/data/send-update.ts'
import type { Services } from '../../../kernel/services/services-context.ts'
import type { Task } from './task-queries.ts'

const UPDATE = 'creator_tasks.update'
const COPY = 'creator_tasks.copy_to_user'

/** A task that went from one person to another. */
export type Given = {
  readonly id: string
  readonly from: string | null
  readonly to: string
  /** `updated_at` of the task afterwards */
  readonly at: string | null
}

type Change = {
  readonly id: string
  /** The assignee that the person saw; the task moves only if it still has that one. */
  readonly from: string | null
  readonly to: string | null
  /** `updated_at` of the task as the person saw it */
  readonly at: string | null
}

/** Moves a task unless somebody else has moved it meanwhile. @returns null if it did not move */
async function moveTask(services: Services, { id, from, to, at: since }: Change) {
  const args = { id, user_id: to }
  const send = () =>
    sendUpdate(services.sdk, {
      operation: UPDATE,
      args,
      since,
      isFree: (present) => present['user_id'] === from,
      // as: the operation is named above.
    }) as Promise<Result<typeof UPDATE>>
  return runWrite(services, UPDATE, args, { send, isOneOfMany: true })
}

/**
 * Moves tasks to a person, one call each. It ends at the first failure, which the query client
 * shows.
 *
 * @returns those that moved
 */
export const moveTasks = (
  services: Services,
  tasks: readonly Task[],
  to: string,
): Promise<readonly Given[]> =>
  refreshAfter(services, UPDATE, async () => {
    const given: Given[] = []
    for (const { id, user_id: from, updated_at: at } of tasks) {
      // One after the other: after a failure nothing else moves.
      // oxlint-disable-next-line no-await-in-loop
      const moved = await moveTask(services, { id, from, to, at })
      if (moved === null) break
      given.push({ id, from, to, at: updatedAt(moved.answer) })
    }
    return given
  })

/** Moves tasks back to whom they belonged, unless they moved on meanwhile. @returns how many */
export const takeBack = (services: Services, given: readonly Given[]): Promise<number> =>
  refreshAfter(services, UPDATE, async () => {
    let count = 0
    for (const { id, from, to, at } of given.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop -- after a failure nothing else moves
      if ((await moveTask(services, { id, from: to, to: from, at })) === null) break
      count += 1
    }
    return count
  })

/** Gives a person a copy of each task. @returns how many have one now */
export const copyTasks = (
  services: Services,
  tasks: readonly Task[],
  personId: string,
): Promise<number> =>
  refreshAfter(services, COPY, async () => {
    let count = 0
    for (const { id } of tasks) {
      const copy = runWrite(services, COPY, { id, user_id: personId }, { isOneOfMany: true })
      // oxlint-disable-next-line no-await-in-loop -- after a failure nothing else is copied
      if ((await copy) === null) break
      count += 1
    }
    return count
  })
