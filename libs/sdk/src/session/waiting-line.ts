/** Callers that wait for a renewal. */
export interface Waiter {
  /** From `SessionGate.turn`: those who wait go on in this order. Left out: last. */
  readonly turn?: number
  /** Leaves the line when it aborts. */
  readonly signal?: AbortSignal
}

export interface WaitingLine<T> {
  /** Resolves with what the line is released with, or with `null` when the waiter leaves. */
  join(waiter: Waiter): Promise<T | null>
  /** Lets everybody go, in the order of their turns; who comes later goes at once. */
  release(value: T): void
  isEmpty(): boolean
}

interface Place<T> {
  readonly turn: number
  readonly settle: (value: T | null) => void
}

/**
 * A line of those who wait for one and the same thing. Their answers may have come in any order;
 * they leave in the order in which their calls were made.
 *
 * @param onEmpty  the last one left without having got anything
 */
export function createWaitingLine<T>(onEmpty: () => void): WaitingLine<T> {
  const places = new Set<Place<T>>()
  let released: { readonly value: T } | null = null

  return {
    isEmpty: () => places.size === 0,
    join({ turn = Infinity, signal }) {
      return new Promise((resolve) => {
        if (released) return resolve(released.value)
        if (signal?.aborted) return resolve(null)
        const settle = (value: T | null) => {
          places.delete(place)
          signal?.removeEventListener('abort', leave)
          resolve(value)
        }
        const leave = () => {
          settle(null)
          if (places.size === 0) onEmpty()
        }
        const place: Place<T> = { turn, settle }
        places.add(place)
        signal?.addEventListener('abort', leave, { once: true })
      })
    },
    release(value) {
      if (released) return
      released = { value }
      for (const place of [...places].toSorted(byTurn)) place.settle(value)
    },
  }
}

/** Callers without a ticket go last; the sort is stable, so arrival order is kept. */
function byTurn({ turn: a }: { turn: number }, { turn: b }: { turn: number }): number {
  return a === b ? 0 : a - b
}
