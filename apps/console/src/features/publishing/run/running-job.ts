import type { RunningJob } from '../ports/api-port.ts'
import { isBusy, type WorkSnapshot } from '../work/account-work.ts'
import type { WorkName } from '../work/work-kinds.ts'
import { isHeld, isRunning } from './is-running.ts'
import type { RunSnapshot } from './run-types.ts'

/** The most that the server takes: a beat is never refused for a large number. */
const MOST_RECORDS = 1_000_000
const records = (count: number): number => Math.min(count, MOST_RECORDS)

const KINDS: Readonly<Record<WorkName, RunningJob['kind']>> = {
  sync: 'sync',
  'smart-images': 'smart_images',
  'carry-images': 'carry_images',
  'delete-today': 'delete_today',
  'delete-unpass': 'delete_unpass',
  'delete-all': 'delete_all',
}

/** What runs for an account in this tab and how far it is; a run goes before a job beside it. */
export function runningJob(
  run: Pick<RunSnapshot, 'loop' | 'start' | 'totals'>,
  work: WorkSnapshot,
): RunningJob | null {
  if (isRunning(run)) {
    const { queueLeft } = run.loop.counts
    const done = run.totals.published + run.totals.failed
    return {
      kind: 'publish',
      done: records(done),
      total: queueLeft === null ? null : records(done + queueLeft),
      paused: isHeld(run),
    }
  }
  if (work.tag === 'none' || !isBusy(work.loop)) return null
  return {
    kind: KINDS[work.name],
    done: records(work.loop.counts.published),
    total: null,
    paused: work.loop.phase.tag === 'paused' || work.loop.hold !== 'none',
  }
}
