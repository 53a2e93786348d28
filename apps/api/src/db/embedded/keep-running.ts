import { isRunning } from './process-facts.ts'

export type RunningServer = { pid: number; port: number; adopted: boolean }

export type KeepRunning = {
  /** Starts the server again on the port that its callers know. */
  restart(port: number): Promise<RunningServer>
  /** Called at every look, also while the server runs. */
  onLook(): void
  log: { info(message: string): void; warn(message: string): void }
}

const LOOK_EVERY_MS = 500
/** Rounds of looking to leave out after each failed restart; the last one repeats. */
const REST_ROUNDS = [0, 1, 3, 7, 19]

/**
 * Watches the server's process and starts it again when it ends unasked: after a kill, or after
 * a full disk stopped it, the callers' pools reconnect without anybody's help.
 */
export function keepRunning(first: RunningServer, { restart, onLook, log }: KeepRunning) {
  let current = first
  let failedCount = 0
  let rest = 0
  let attempt: Promise<void> | undefined

  const timer = setInterval(() => {
    if (attempt !== undefined) return
    onLook()
    if (isRunning(current.pid)) return
    if (rest > 0) {
      rest -= 1
      return
    }
    log.warn(`the database (pid ${current.pid}) has ended, starting it again`)
    attempt = tryAgain().finally(() => (attempt = undefined))
  }, LOOK_EVERY_MS)
  timer.unref()

  async function tryAgain(): Promise<void> {
    try {
      current = await restart(current.port)
      failedCount = 0
      log.info(`the database runs again (pid ${current.pid})`)
    } catch (error) {
      rest = REST_ROUNDS[Math.min(failedCount, REST_ROUNDS.length - 1)] ?? 0
      failedCount += 1
      log.warn(error instanceof Error ? error.message : String(error))
    }
  }

  return {
    current: () => current,
    /** Ends the watch; a restart under way is awaited, so that nothing starts afterwards. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await attempt
    },
  }
}
