/** Work that is done one after another, while nobody waits for it. */
export interface InTurn {
  add: (work: () => Promise<void>) => void
  /** When all that was added is done, or when the time is over. */
  settled: (limitMs: number) => Promise<void>
}

interface InTurnOptions {
  /** How long the first work after a quiet time waits: nobody is in a hurry for it, ms. */
  pauseMs: number
  /** Work beyond this is dropped: what does the work has stopped. */
  mostWaiting: number
  /** Told each failure and each drop: the work behind it goes on. */
  onError: (error: unknown) => void
}

export function inTurn({ pauseMs, mostWaiting, onError }: InTurnOptions): InTurn {
  const waiting: (() => Promise<void>)[] = []
  let start: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined

  async function work() {
    for (let next = waiting[0]; next; next = waiting[0]) {
      await next().catch(onError)
      waiting.shift()
    }
    round = undefined
  }
  function begin() {
    clearTimeout(start)
    start = undefined
    if (waiting.length > 0) round ??= work()
  }
  return {
    add(next) {
      if (waiting.length >= mostWaiting)
        return onError(new Error(`${waiting.length} wait for their turn already`))
      waiting.push(next)
      if (!round) start ??= setTimeout(begin, pauseMs)
    },
    async settled(limitMs) {
      begin()
      let timer: NodeJS.Timeout | undefined
      const isOver = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, limitMs)
      })
      await Promise.race([round, isOver])
      clearTimeout(timer)
    },
  }
}
