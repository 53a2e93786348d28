import T, { type Static } from 'typebox'
import { batchAnswer, findRows, rowFailure, type RowFailure } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { Closed, OneOf } from '../../jsonapi/schema.ts'
import type { Row } from '../../jsonapi/statements.ts'
import { Problem, problem, sayingOf } from '../../kernel/problem.ts'
import { guardPublishContent } from './guard-publish-content.ts'
import { START_AGAIN } from './queue-again.ts'

export const QueueChange = Closed({
  status: T.Optional(OneOf('queued', 'paused')),
  priority: T.Optional(T.Integer({ minimum: -100, maximum: 100 })),
})

/**
 * Pauses items, queues them again or moves them forward: each as a single change would, so that what
 * an executor holds stays as it is.
 *
 * @throws Problem 422 `nothing_to_change`
 */
export async function batchUpdate(
  context: Context,
  resource: Resource,
  { ids, ...values }: Static<typeof QueueChange> & { ids: string[] },
) {
  if (Object.keys(values).length === 0)
    throw problem('nothing_to_change', {}, { source: { pointer: '/data/attributes' } })
  const { rows, failed } = await findRows(context, resource, ids)
  const changed: number[] = []
  for (const before of rows) {
    const refused = await refusal(context, before, values)
    if (refused) failed.push(refused)
    else changed.push(before.id)
  }
  const undoId = await changeRows(context, {
    operation: 'publish_contents.batch_update',
    resource,
    ids: changed,
    set: values.status === 'queued' ? { ...values, ...START_AGAIN } : values,
  })
  return batchAnswer({ succeeded: changed, failed, undoId })
}

async function refusal(
  context: Context,
  before: Row & { id: number },
  values: Record<string, unknown>,
): Promise<RowFailure | undefined> {
  try {
    await guardPublishContent(context, {
      verb: 'update',
      id: before.id,
      before,
      values: { ...values },
    })
    return undefined
  } catch (error) {
    if (error instanceof Problem) return rowFailure(before.id, sayingOf(error))
    throw error
  }
}
