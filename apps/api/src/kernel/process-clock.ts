import type { Clock } from '@omc/core'

/** The longest wait of a timer of Node, ms. */
const LONGEST_MS = 2 ** 31 - 1

/** A time that another clock told, with the instants of this clock before the question and after the answer. */
export interface Reading {
  readonly told: Date
  readonly askedAt: number
  readonly answeredAt: number
}

export interface ProcessClock extends Clock {
  /**
   * Takes over the time of another clock. A reading that this clock may agree with, given how long
   * the answer took, changes nothing.
   *
   * @returns how far the clock was put forward (or back, below 0), ms
   */
  readonly tune: (reading: Reading) => number
}

/**
 * The clock of this process: it starts from the machine's and counts on by itself, so that nothing
 * but a reading puts it forward or back.
 */
export function createProcessClock(): ProcessClock {
  let startedAt = Date.now() - performance.now()
  const now = () => startedAt + performance.now()
  return {
    now,
    at(dueAt, run) {
      const waitMs = Math.min(Math.max(0, dueAt - now()), LONGEST_MS)
      const timer = setTimeout(run, waitMs)
      return () => clearTimeout(timer)
    },
    tune({ told, askedAt, answeredAt }) {
      // Whole milliseconds were told: the time may have been almost one later.
      const [least, most] = [told.getTime() - answeredAt, told.getTime() + 1 - askedAt]
      const shiftMs = least <= 0 && most >= 0 ? 0 : (least + most) / 2
      startedAt += shiftMs
      return shiftMs
    },
  }
}
