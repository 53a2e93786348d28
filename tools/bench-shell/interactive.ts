/** A task over 50 ms on the main thread; times since the page's start. */
export interface LongTask {
  readonly fromMs: number
  readonly untilMs: number
}

/** Longer tasks delay clicks noticeably, ms. @source W3C Long Tasks */
const LONG_MS = 50

/**
 * Time when the page is usable and its main thread is free: the end of the last long task in the
 * observed time, or the usable time if that is later.
 */
export const interactiveAt = (usableMs: number, tasks: readonly LongTask[]): number =>
  Math.max(usableMs, ...tasks.map(({ untilMs }) => untilMs))

/** Total blocking time: the sum of all task time over 50 ms. @param untilMs ignores later tasks */
export const blockedMs = (tasks: readonly LongTask[], untilMs: number): number =>
  tasks
    .filter(({ fromMs }) => fromMs < untilMs)
    .reduce((sum, task) => sum + task.untilMs - task.fromMs - LONG_MS, 0)
