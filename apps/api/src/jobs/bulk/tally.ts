import type { RowFailure } from '../../jsonapi/batch.ts'
import { jobResult } from '../job-result.ts'
import type { Step } from '../task.ts'

/** Failures that a result lists; `failed_count` counts them all. */
const MAX_FAILURES = 1000

/**
 * Progress of a bulk job. It is stored in the transaction of each portion, so that a retry
 * continues after it, and a cancelled job tells what it did and how to undo it.
 */
export type Tally = {
  succeeded_count: number
  failed_count: number
  failed: RowFailure[]
  /** The audit row of the start: undoing it undoes every portion. */
  undo_id: string | null
  /** One for each portion that changed rows. */
  undo_ids: string[]
  /** How many rows (or portions) are done, of how many. */
  done_count: number
  total_count: number
  /** The last row done, and the last one that was there at the start. */
  after_id: number
  last_id: number
}

const NOTHING = {
  succeeded_count: 0,
  failed_count: 0,
  failed: [],
  undo_id: null,
  undo_ids: [],
  done_count: 0,
  after_id: 0,
}

type Known = Partial<Tally>

/** The tally of an earlier try; `total_count` is missing before the first portion. */
export const tallyOf = async (step: Step, jobId: number): Promise<Known> =>
  (await jobResult(step, jobId)) ?? {}

export const openTally = (known: Known, total: Pick<Tally, 'total_count' | 'last_id'>): Tally => ({
  ...NOTHING,
  ...known,
  ...total,
})

/** The results of rows, as every batch answers them. */
export interface Answer {
  succeeded: readonly unknown[]
  failed: readonly RowFailure[]
  undo_id: string | null
}

export const addAnswer = (
  tally: Tally,
  answer: Answer,
  at: Pick<Tally, 'done_count' | 'after_id'>,
): Tally => ({
  ...tally,
  succeeded_count: tally.succeeded_count + answer.succeeded.length,
  failed_count: tally.failed_count + answer.failed.length,
  failed: [...tally.failed, ...answer.failed].slice(0, MAX_FAILURES),
  undo_ids: answer.undo_id === null ? tally.undo_ids : [...tally.undo_ids, answer.undo_id],
  ...at,
})

export async function keepTally({ db, now }: Step, jobId: number, tally: Tally): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ result: JSON.stringify(tally), updated_at: now })
    .where('id', '=', jobId)
    .execute()
}
