import { isRunning } from '../run/is-running.ts'
import type { RunSnapshot } from '../run/run-types.ts'

/**
 * Whether the frame must stay alive off screen: during a run, and after a stop in the middle of a
 * publication, because its late answer still counts.
 */
export function needsFrame(snapshot: Pick<RunSnapshot, 'loop' | 'start'>): boolean {
  if (isRunning(snapshot)) return true
  const { phase, last } = snapshot.loop
  if (phase.tag !== 'stopped' || phase.why !== 'cancelled') return false
  return last?.outcome.tag === 'unknown' && last.outcome.reason === 'cancelled'
}
