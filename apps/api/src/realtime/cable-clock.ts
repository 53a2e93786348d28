import type { CableClock } from './ports.ts'

/**
 * The clock of a node.
 *
 * @param now  epoch ms of a clock that does not jump: a jump would count every socket as silent.
 *             Default: counted from the start of this process
 */
export const cableClock = (
  now: () => number = () => performance.timeOrigin + performance.now(),
): CableClock => ({
  now,
  every(intervalMs, run) {
    // Its timers do not keep the process alive.
    const timer = setInterval(run, intervalMs).unref()
    return () => clearInterval(timer)
  },
})
