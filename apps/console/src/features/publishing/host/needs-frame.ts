import { isRunning } from '../run/is-running.ts'
import type { RunSnapshot } from '../run/run-types.ts'

/**
 * Must the frame stay alive without being looked at? While a run goes on, and after a stop in the
 * middle of a publication, whose late answer is still a fact.
 */
export function needsFrame(snapshot: Pick<RunSnapshot, 'loop' | 'start'>): boolean {
  if (isRunning(snapshot)) return true
  const { phase, last } = snapshot.loop
  if (phase.tag !== 'stopped' || phase.why !== 'cancelled') return false
  return last?.outcome.tag === 'unknown' && last.outcome.reason === 'cancelled'
}
