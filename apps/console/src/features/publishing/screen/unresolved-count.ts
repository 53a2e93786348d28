import type { RunSnapshot } from '../run/run-types.ts'

/** Number of unresolved results, as the server counts them. */
export function unresolvedCount(info: RunSnapshot['info']): number {
  const counts = info?.queue.by_status ?? {}
  return ['unknown', 'needs_human'].reduce((sum, status) => sum + Number(counts[status] ?? 0), 0)
}
