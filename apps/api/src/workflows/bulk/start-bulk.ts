import type { Context } from '../../jsonapi/context.ts'
import { problem } from '../../kernel/problem.ts'
import { startUndoableJob } from './start-undoable-job.ts'

/** Attributes of a bulk call that choose its rows. */
export interface Chosen {
  ids?: string[]
  matching?: Record<string, unknown>
  expected_count?: number
}

interface Start {
  /** `<resource>.<operation>`; the kind of its job. */
  operation: string
  /** The record that the call is on; 0 for a collection. */
  id: number
  matching: Record<string, unknown>
  expected: number | undefined
  /** All other attributes of the call. */
  wanted: Record<string, unknown>
}

/** @throws Problem 422 `ids_or_matching`: exactly one of the two says which rows */
export function assertOneChoice(input: Chosen & Record<string, unknown>, instead?: string) {
  const { ids, matching } = input
  const both = ids !== undefined && matching !== undefined
  const none = ids === undefined && matching === undefined
  if (!both && !(none && instead === undefined)) return
  throw problem('ids_or_matching', {}, { source: { pointer: '/data/attributes/ids' } })
}

/**
 * Starts the job for all rows that match.
 *
 * @throws Problem 422 `required` (expected_count)
 */
export async function startBulk(
  context: Context,
  { operation, id, matching, expected, wanted }: Start,
) {
  if (expected === undefined) {
    const source = { pointer: '/data/attributes/expected_count' }
    throw problem('required.expected_count', {}, { source })
  }
  return startUndoableJob(context, {
    kind: operation,
    input: { id, matching, expected, wanted },
    total: expected,
    operation,
  })
}
