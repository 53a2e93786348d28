/** Snapshot of the queue and this worker. */
export interface WorkerSign {
  /** How long the oldest job has been due. */
  oldestDueS: number
  /** Jobs this worker runs right now. */
  runningCount: number
  /** Jobs it has taken since it started. */
  takenCount: number
}

export interface ZombieWatch {
  /** @returns true if the worker must exit: it is alive, work is due, and it takes none */
  look: (sign: WorkerSign) => boolean
}

/**
 * Finds a worker that is alive and does not work: jobs are long due, it runs none and takes none
 * over the whole time. The supervisor starts a process again when it ends; this one would stand
 * still for ever.
 *
 * @param nowMs  monotonic clock
 * @source reliability F30
 */
export function createZombieWatch(
  { dueS, patienceMs }: { dueS: number; patienceMs: number },
  nowMs: () => number = () => performance.now(),
): ZombieWatch {
  let stuckSinceMs: number | undefined
  let takenBefore = 0
  return {
    look({ oldestDueS, runningCount, takenCount }) {
      const works = oldestDueS <= dueS || runningCount > 0 || takenCount > takenBefore
      takenBefore = takenCount
      if (works) {
        stuckSinceMs = undefined
        return false
      }
      stuckSinceMs ??= nowMs()
      return nowMs() - stuckSinceMs >= patienceMs
    },
  }
}
