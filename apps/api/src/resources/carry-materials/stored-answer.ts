import { says } from '@omc/core/problems'
import { rowFailure, type RowFailure } from '../../jsonapi/batch.ts'
import type { Context, RowChange } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { problem, refusal } from '../../kernel/problem.ts'
import { rowsById } from '../../workflows/materials/rows-by-id.ts'
import type { StoredTag } from '../../workflows/materials/storing.ts'

interface Stored {
  id: number
  tag: StoredTag
  /** Its id outside, which failures are named by. */
  key: string
  change?: RowChange | undefined
}

interface Wanted {
  operation: string
  resource: Resource
  stored: readonly Stored[]
  failed: readonly RowFailure[]
  after: Record<string, unknown>
}

/**
 * Answers a storing call: the rows in the order they were asked for, new and old alike; the meta
 * says how many are new, which were there before, and which came to nothing. Writes the one audit row.
 *
 * @source domain: verb table (created rows; a duplicate returns the existing row)
 */
export async function storedAnswer(context: Context, wanted: Wanted) {
  const { operation, resource, stored, after } = wanted
  const usable = stored.filter(({ tag }) => tag !== 'taken')
  const ids = [...new Set(usable.map(({ id }) => id))]
  const created = stored.filter(({ tag }) => tag === 'created').length
  const changes = stored.flatMap(({ change }) => change ?? [])
  await context.audit({
    operation,
    subjectType: resource.type,
    subjectIds: ids,
    after,
    ...(changes.length > 0 ? { changes } : {}),
  })
  Object.assign(context.answer.meta, {
    created_count: created,
    existing_count: usable.length - created,
    existing: usable.filter(({ tag }) => tag !== 'created').map(({ key }) => key),
    failed: [...wanted.failed, ...stored.flatMap(takenFailure)],
  })
  return rowsById(context, resource, ids)
}

const takenFailure = ({ tag, key }: Stored): RowFailure[] =>
  tag === 'taken' ? [rowFailure(key, says('taken'))] : []

/**
 * The one row of a call that stores one.
 *
 * @throws Problem 409 `taken` when a colleague has it whose rows the actor does not see; the
 *   channel's own refusal when it said no
 */
export function onlyStored<S extends { id: number; tag: StoredTag }>(
  [stored]: readonly S[],
  [failure]: readonly RowFailure[],
): S {
  if (failure) throw refusal(failure.error, { status: 502 })
  if (!stored || stored.tag === 'taken') throw problem('taken')
  return stored
}
