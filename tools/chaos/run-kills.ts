import { setTimeout as wait } from 'node:timers/promises'
import type { TestAccount } from './account.ts'
import type { Child } from './child.ts'
import type { ExecutorOrder } from './executor-words.ts'
import { readOutbox } from './file-outbox.ts'
import type { Kill, Victim } from './kill-plan.ts'
import { countUnsettled, overdueSubmittingMs } from './read-ledger.ts'
import { SETTLE_MS, SWEEP_MS } from './timing.ts'
import type { World } from './world.ts'

export type KillRun = {
  readonly killed: Readonly<Record<Victim, number>>
  readonly sendCount: number
  readonly tookMs: number
  /** For how long a `submitting` stood past its lease at most, ms, with or without a worker. */
  readonly overdueMs: number
  readonly broken: readonly string[]
}

const LOOK_EVERY_MS = 20
const LEDGER_EVERY_MS = 400
const NO_PROGRESS_MS = 60_000

/**
 * Publishes an account's queue while the plan's kills strike; every victim is started again at
 * once. Ends when the kills are through and, if asked, when every item has an end.
 *
 * @throws Error when a process ends by itself, or nothing moves for a minute
 */
export async function runKills(options: {
  readonly world: World
  readonly account: TestAccount
  readonly order: ExecutorOrder
  readonly plan: readonly Kill[]
  readonly untilSettled: boolean
  readonly signal: AbortSignal
  readonly onKill?: (line: string) => void
}): Promise<KillRun> {
  const { world, account, plan, signal } = options
  const startedAt = Date.now()
  const killed: Record<Victim, number> = { api: 0, worker: 0, executor: 0 }
  const broken: string[] = []
  const starts: Promise<void>[] = []
  let sendCount = 0
  let movedAt = Date.now()
  let overdueMs = 0
  const executor = world.createExecutor(account.uid, options.order, () => {
    sendCount += 1
    movedAt = Date.now()
  })
  const victims: Record<Victim, Child> = { api: world.api, worker: world.worker, executor }
  const startFailed: string[] = []
  const start = (child: Child): void => {
    starts.push(child.start().catch((error: unknown) => void startFailed.push(String(error))))
  }

  async function look(): Promise<void> {
    signal.throwIfAborted()
    const [fault] = [...startFailed, ...world.children().map((child) => child.unasked())].filter(
      (why) => why !== null,
    )
    if (fault !== undefined) throw new Error(fault)
    if (Date.now() - movedAt > NO_PROGRESS_MS) throw new Error(`nothing sent for a minute`)
    await wait(LOOK_EVERY_MS)
  }

  /** I5 while it runs: only a worker that is there can settle what is overdue. */
  async function watchOverdue(): Promise<void> {
    const overdue = await overdueSubmittingMs(world.database, account)
    overdueMs = Math.max(overdueMs, overdue)
    const workerUpMs = Date.now() - (world.worker.readySince() ?? Date.now())
    const allowedMs = SETTLE_MS + SWEEP_MS
    if (overdue > allowedMs && workerUpMs > allowedMs) {
      broken.push(`I5: a submitting stood ${overdue} ms past its lease`)
    }
  }

  const watching = new AbortController()
  const watch = (async () => {
    while (!watching.signal.aborted) {
      await watchOverdue()
      await wait(LEDGER_EVERY_MS)
    }
  })()

  try {
    start(executor)
    for (const kill of plan) {
      while (sendCount < kill.afterSendCount) await look()
      await wait(kill.delayMs)
      await look()
      await victims[kill.victim].kill()
      killed[kill.victim] += 1
      options.onKill?.(`${Date.now() - startedAt} ms: kill ${kill.victim} at send ${sendCount}`)
      start(victims[kill.victim])
    }
    const folder = world.outboxFolder(account.uid)
    let seen = -1
    while (options.untilSettled) {
      const unposted = (await readOutbox(folder)).filter(({ refusedCode }) => refusedCode === null)
      const left = (await countUnsettled(world.database, account)) + unposted.length
      if (left === 0) break
      if (left !== seen) movedAt = Date.now()
      seen = left
      await wait(LEDGER_EVERY_MS)
      await look()
    }
  } finally {
    watching.abort()
    await watch
    await Promise.all(starts)
    await executor.stop()
  }
  return { killed, sendCount, tookMs: Date.now() - startedAt, overdueMs, broken }
}
