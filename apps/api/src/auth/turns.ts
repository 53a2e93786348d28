/**
 * A waiting caller: keys that identify them, such as their address and the name they try, or
 * `known` for somebody whom the server knows already and who goes first.
 */
export type Asker = 'known' | readonly string[]

export type Turns = <T>(asker: Asker, work: () => Promise<T>) => Promise<T>

/** The waiting line is full. */
export class TooManyWait extends Error {}

interface Waiter {
  rank: number
  go: () => void
  refuse: (error: TooManyWait) => void
}

/**
 * Limits concurrent work and queues the rest fairly by key: hundreds of calls of one address, or for
 * one name, delay nobody else. When the line is full, the last caller of the key with the most
 * waiting calls is refused.
 *
 * @source start-time fair queueing: a rank is one more than that of the last with the same key, and
 *   never behind what is served now
 */
export function createTurns({
  atOnce,
  mostWaiting,
}: {
  atOnce: number
  mostWaiting: number
}): Turns {
  const waiting = new Set<Waiter>()
  const last = new Map<string, number>()
  let running = 0
  let servedRank = 0

  function rankOf(asker: Asker): number {
    if (asker === 'known') return -1
    const rank = Math.max(servedRank, ...asker.map((key) => (last.get(key) ?? -1) + 1))
    for (const key of asker) last.set(key, rank)
    return rank
  }

  const wait = (rank: number) =>
    new Promise<void>((go, refuse) => {
      if (waiting.size >= mostWaiting) {
        const worst = best(waiting, (a, b) => a.rank >= b.rank)
        if (!worst || worst.rank <= rank) return refuse(new TooManyWait('too many wait'))
        waiting.delete(worst)
        worst.refuse(new TooManyWait('too many wait'))
      }
      waiting.add({ rank, go, refuse })
    })

  /** The slot is passed on directly, so that no newcomer takes it. */
  function next() {
    const first = best(waiting, (a, b) => a.rank < b.rank)
    if (first) {
      waiting.delete(first)
      servedRank = Math.max(servedRank, first.rank)
      return first.go()
    }
    running -= 1
    if (running > 0) return
    last.clear()
    servedRank = 0
  }

  return async (asker, work) => {
    const rank = rankOf(asker)
    if (running < atOnce) running += 1
    else await wait(rank)
    try {
      return await work()
    } finally {
      next()
    }
  }
}

/** The one that beats all before it, in the order in which they came. */
function best(waiters: Iterable<Waiter>, beats: (a: Waiter, b: Waiter) => boolean) {
  let found: Waiter | undefined
  for (const one of waiters) if (!found || beats(one, found)) found = one
  return found
}
