/** Work that is done one after another, while nobody waits for it. */
export interface InTurn {
  add: (work: () => Promise<void>) => void
  /** When all that was added is done. */
  settled: () => Promise<void>
}

/** @param onError  told each failure: the work behind it goes on */
export function inTurn(onError: (error: unknown) => void): InTurn {
  let last: Promise<void> = Promise.resolve()
  return {
    add(work) {
      last = last.then(work).catch(onError)
    },
    settled: () => last,
  }
}
