/** Work that is done one after another, while nobody waits for it. */
export interface InTurn {
  add: (work: () => Promise<void>) => void
  /** When all that was added is done, or when the time is over. */
  settled: (limitMs: number) => Promise<void>
}

interface InTurnOptions {
  /** Work beyond this is dropped: what does the work has stopped. */
  mostWaiting: number
  /** Told each failure and each drop: the work behind it goes on. */
  onError: (error: unknown) => void
}

export function inTurn({ mostWaiting, onError }: InTurnOptions): InTurn {
  let last: Promise<void> = Promise.resolve()
  let waiting = 0
  return {
    add(work) {
      if (waiting >= mostWaiting)
        return onError(new Error(`${waiting} wait for their turn already`))
      waiting += 1
      last = last
        .then(work)
        .catch(onError)
        .finally(() => {
          waiting -= 1
        })
    },
    async settled(limitMs) {
      let timer: NodeJS.Timeout | undefined
      const isOver = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, limitMs)
      })
      await Promise.race([last, isOver])
      clearTimeout(timer)
    },
  }
}
