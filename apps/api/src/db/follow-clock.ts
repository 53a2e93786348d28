import type { ProcessClock } from '../kernel/process-clock.ts'

/** How often the machine's clock is looked at, ms, and how far it may move unasked. */
const LOOK_MS = 1_000
const MOVED_MS = 500
/** The longest time between two questions, ms: clocks of machines drift by milliseconds in it. */
const ASK_MS = 30_000

export interface FollowOptions {
  readonly clock: ProcessClock
  /** Asks the clock that all processes share. */
  readonly ask: () => Promise<Date>
  readonly onShift: (ms: number) => void
}

/**
 * Keeps the clock of a process at the database's time: asks now, then every half minute, and within
 * a second after the machine's clock was put forward or back or the machine has slept. While the
 * database is gone, the clock counts on.
 *
 * @throws Error when the first question gets no answer
 * @source reliability F10: a wrong clock of a server signs nobody out
 */
export async function followClock({ clock, ask, onShift }: FollowOptions) {
  const spread = () => Date.now() - performance.now()
  let known = { spreadMs: 0, askedAtMs: 0 }
  let isAsking = false

  async function read(): Promise<void> {
    known = { spreadMs: spread(), askedAtMs: performance.now() }
    const askedAt = clock.now()
    const told = await ask()
    const shiftMs = clock.tune({ told, askedAt, answeredAt: clock.now() })
    if (shiftMs !== 0) onShift(shiftMs)
  }

  function look(): void {
    const isMoved = Math.abs(spread() - known.spreadMs) > MOVED_MS
    const isDue = performance.now() - known.askedAtMs >= ASK_MS
    if (isAsking || !(isMoved || isDue)) return
    isAsking = true
    read()
      // The clock counts on; the next look asks again.
      .catch(() => void (known.askedAtMs = Number.NEGATIVE_INFINITY))
      .finally(() => void (isAsking = false))
  }

  await read()
  const timer = setInterval(look, LOOK_MS).unref()
  return { stop: () => clearInterval(timer) }
}
