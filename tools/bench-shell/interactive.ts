/** A task over 50 ms on the main thread; times since the page's start. */
export interface LongTask {
  readonly fromMs: number
  readonly untilMs: number
}

/** Longer, a task is felt by who clicks. @source W3C Long Tasks */
const LONG_MS = 50

/**
 * When the first thing can be used and the main thread is free: the end of the last long task that
 * was noted before it stayed free for the window that the page was watched for, or when it could be
 * used, if that is later.
 */
export const interactiveAt = (usableMs: number, tasks: readonly LongTask[]): number =>
  Math.max(usableMs, ...tasks.map(({ untilMs }) => untilMs))

/** The total blocking time: of each long task what is over 50 ms. @param untilMs later ones don't count */
export const blockedMs = (tasks: readonly LongTask[], untilMs: number): number =>
  tasks
    .filter(({ fromMs }) => fromMs < untilMs)
    .reduce((sum, task) => sum + task.untilMs - task.fromMs - LONG_MS, 0)
