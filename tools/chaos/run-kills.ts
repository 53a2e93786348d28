import { setTimeout as wait } from 'node:timers/promises'
import type { TestAccount } from './account.ts'
import type { Child } from './child.ts'
import type { Outage } from './database-word.ts'
import type { ExecutorOrder } from './executor-words.ts'
import { readOutbox } from './file-outbox.ts'
import type { Kill, Program, Victim } from './kill-plan.ts'
import { countUnsettled, overdueSubmittingMs } from './read-ledger.ts'
import { readyAgainMs } from './ready-again.ts'
import { SETTLE_MS, SWEEP_MS } from './timing.ts'
import type { World } from './world.ts'

export type KillRun = {
  readonly killed: Readonly<Record<Victim, number>>
  readonly sendCount: number
  readonly tookMs: number
  /** For how long a `submitting` stood past its lease at most, ms, with or without a worker. */
  readonly overdueMs: number
  /** How long API and worker took to be ready again after each outage of the database, ms. */
  readonly readyMs: readonly number[]
  readonly broken: readonly string[]
}

const LOOK_EVERY_MS = 20
const LEDGER_EVERY_MS = 400
const NO_PROGRESS_MS = 60_000
/** From the moment the database can be used again. @source reliability F3 */
const READY_LIMIT_MS = 5_000

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
  const killed: Record<Victim, number> = { api: 0, worker: 0, executor: 0, database: 0 }
  const broken: string[] = []
  const readyMs: number[] = []
  const starts: Promise<void>[] = []
  let isThrough = false
  let sendCount = 0
  let movedAt = Date.now()
  let overdueMs = 0
  const executor = world.createExecutor(account.uid, options.order, () => {
    sendCount += 1
    movedAt = Date.now()
  })
  const victims: Record<Program, Child> = {
    api: world.api,
    worker: world.worker,
    executor,
  }
  const startFailed: string[] = []
  /** The latest start of each child that is not ready yet: a kill in the middle begins another. */
  const starting = new Map<Child, symbol>()
  const start = (child: Child): void => {
    const own = Symbol('start')
    starting.set(child, own)
    const isLatest = () => starting.get(child) === own
    const whole = startAgain(child, isLatest).catch((error: unknown) => {
      if (isLatest()) startFailed.push(String(error))
    })
    starts.push(whole.finally(() => isLatest() && starting.delete(child)))
  }
  /** A program ends when it starts without a database; its supervisor starts it again. */
  const startAgain = async (child: Child, isLatest: () => boolean): Promise<void> => {
    while (isLatest()) {
      const since = world.server.upSince()
      if (since === null) {
        await wait(LOOK_EVERY_MS)
        continue
      }
      try {
        return await child.start()
      } catch (error) {
        if (world.server.upSince() === since) throw error
      }
    }
  }

  async function look(): Promise<void> {
    signal.throwIfAborted()
    const settled = world.children().filter((child) => !starting.has(child))
    const [fault] = [...startFailed, ...settled.map((child) => child.unasked())].filter(
      (why) => why !== null,
    )
    if (fault !== undefined) throw new Error(fault)
    if (world.server.upSince() === null) movedAt = Date.now()
    if (Date.now() - movedAt > NO_PROGRESS_MS) throw new Error(`nothing sent for a minute`)
    await wait(LOOK_EVERY_MS)
  }

  /** I5 while it runs: only a worker that is there can settle what is overdue. */
  async function watchOverdue(): Promise<void> {
    const overdue = (await whileUp(() => overdueSubmittingMs(world.database, account))) ?? 0
    overdueMs = Math.max(overdueMs, overdue)
    const [worker, server] = [world.worker.readySince(), world.server.upSince()]
    const workerUpMs =
      worker === null || server === null ? 0 : Date.now() - Math.max(worker, server)
    const allowedMs = SETTLE_MS + SWEEP_MS
    if (overdue > allowedMs && workerUpMs > allowedMs) {
      broken.push(`I5: a submitting stood ${overdue} ms past its lease`)
    }
  }

  /** Without an answer while the database is away; that nothing moves for long is seen elsewhere. */
  const whileUp = <T>(ask: () => Promise<T>): Promise<T | undefined> => ask().catch(() => undefined)

  /** The database breaks down; how long the others need afterwards is measured on the way. */
  async function breakDown(outage: Outage): Promise<void> {
    const { back } = await world.server.breakDown(outage)
    starts.push(timeReturn(back))
  }

  async function timeReturn(back: Promise<void>): Promise<void> {
    await back
    const programs = [
      [world.api, world.apiUrl],
      [world.worker, world.workerUrl],
    ] as const
    for (const tookMs of await Promise.all(
      programs.map(([child, url]) => readyAgainMs(child, url, READY_LIMIT_MS)),
    )) {
      if (tookMs === null) continue
      readyMs.push(tookMs)
      if (tookMs > READY_LIMIT_MS) broken.push(`F3: not ready ${tookMs} ms after the database`)
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
      killed[kill.victim] += 1
      const how = 'outage' in kill ? ` (${kill.outage.kind}, ${kill.outage.forMs} ms)` : ''
      options.onKill?.(
        `${Date.now() - startedAt} ms: kill ${kill.victim}${how} at send ${sendCount}`,
      )
      if (kill.victim === 'database') {
        await breakDown(kill.outage)
        continue
      }
      await victims[kill.victim].kill()
      start(victims[kill.victim])
    }
    const folder = world.outboxFolder(account.uid)
    let seen = -1
    while (options.untilSettled) {
      const unposted = (await readOutbox(folder)).filter(({ refusedCode }) => refusedCode === null)
      const open = await whileUp(() => countUnsettled(world.database, account))
      const left = open === undefined ? seen : open + unposted.length
      if (left === 0) break
      if (left !== seen) movedAt = Date.now()
      seen = left
      await wait(LEDGER_EVERY_MS)
      await look()
    }
    isThrough = true
  } finally {
    watching.abort()
    await watch
    // Where it failed, what is waited for may never come; the world closes over it.
    if (isThrough) await Promise.all(starts)
    await executor.stop()
  }
  return { killed, sendCount, tookMs: Date.now() - startedAt, overdueMs, readyMs, broken }
}
