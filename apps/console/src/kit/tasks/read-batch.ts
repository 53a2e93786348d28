import type { Refusal } from '../../kernel/errors/error-text.ts'

export type BatchResult = {
  readonly succeeded: readonly { readonly id: string }[]
  readonly failed: readonly {
    readonly id: string
    readonly error: Refusal
  }[]
  /** Id that undoes the batch; null if it cannot be undone. */
  readonly undo_id: string | null
  /** Job that does the work, if there are too many rows for one call. */
  readonly job_id?: string | null
}

/** Parses the answer of a batch; null if the operation answered something else. */
export function readBatch(answer: unknown): BatchResult | null {
  if (typeof answer !== 'object' || answer === null) return null
  const {
    succeeded,
    failed,
    undo_id: undoId = null,
    job_id: jobId,
  } = answer as Partial<BatchResult>
  if (!Array.isArray(succeeded) || !Array.isArray(failed)) return null
  return { succeeded, failed, undo_id: undoId, ...(jobId ? { job_id: jobId } : {}) }
}

/** Id that undoes what a call did; null if its answer has none. */
export function undoIdOf(answer: unknown): string | null {
  const id: unknown = typeof answer === 'object' && answer ? Reflect.get(answer, 'undo_id') : null
  return typeof id === 'string' ? id : null
}
