import type { Publisher } from '@omc/publisher'
import type { RunningJob } from '../../db/publishing-tables.ts'

/**
 * What the server's device says of its loop; null while nothing runs.
 *
 * @param awaySince  since when the channel cannot be asked; null while it answers
 */
export function runningPublish(
  { phase, counts }: Pick<ReturnType<Publisher['getState']>, 'phase' | 'counts'>,
  awaySince: Date | null,
): RunningJob | null {
  if (phase.tag === 'idle' || phase.tag === 'stopped') return null
  const done = counts.published + counts.failed
  return {
    kind: 'publish',
    done,
    total: counts.queueLeft === null ? null : done + counts.queueLeft,
    paused: phase.tag === 'paused',
    ...(awaySince ? { wait: { why: 'channel_away', since: awaySince.toISOString() } } : {}),
  }
}
