/** Runs at most `most` tasks at a time. */
interface Senders {
  hasFree: () => boolean
  isIdle: () => boolean
  /** Starts a task; its fault is told by `end`. */
  start: (task: () => Promise<void>) => void
  /** When a task has ended, or the time is over. */
  oneEnds: (limitMs: number) => Promise<void>
  /** @throws AggregateError of the tasks that failed, when all have ended */
  end: () => Promise<void>
}

export function createSenders(most: number, whatFails: string): Senders {
  const running = new Set<Promise<void>>()
  const faults: unknown[] = []
  return {
    hasFree: () => running.size < most,
    isIdle: () => running.size === 0,
    start(task) {
      const run = task()
        .catch((fault: unknown) => void faults.push(fault))
        .finally(() => running.delete(run))
      running.add(run)
    },
    async oneEnds(limitMs) {
      let timer: NodeJS.Timeout | undefined
      const isOver = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, limitMs)
      })
      await Promise.race([...running, isOver])
      clearTimeout(timer)
    },
    async end() {
      await Promise.all(running)
      if (faults.length > 0) throw new AggregateError(faults, whatFails)
    },
  }
}
