import type { BatchResult } from '../list-acts.ts'

/** Parses the answer of a batch; null if the operation answered something else. */
export function readBatch(answer: unknown): BatchResult | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { succeeded, failed, undo_id: undoId = null } = answer as Partial<BatchResult>
  if (!Array.isArray(succeeded) || !Array.isArray(failed)) return null
  return { succeeded, failed, undo_id: undoId }
}
