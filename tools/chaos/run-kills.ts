import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from './child.ts'
import type { ExecutorOrder } from './executor-words.ts'
import { readOutbox } from './file-outbox.ts'
import type { Kill, Program, Victim } from './kill-plan.ts'
import { createOutages, type Outages } from './outages.ts'
import type { Queue, Side } from './queues.ts'
import { countLeftToPeople, countUnsettled, unlessAway } from './read-ledger.ts'
import { createRestarts, type Restarts } from './restarts.ts'
import { watchOverdue, type Overdue } from './watch-overdue.ts'
import type { World } from './world.ts'

export type KillRun = Overdue & {
  readonly killed: Readonly<Record<Victim, number>>
  readonly sendCounts: Readonly<Record<Side, number>>
  readonly tookMs: number
  /** How long API and worker took to be ready again after each outage of the database, ms. */
  readonly readyMs: readonly number[]
}

type KillRunOptions = {
  readonly world: World
  readonly queues: readonly Queue[]
  readonly order: ExecutorOrder
  readonly plan: readonly Kill[]
  readonly untilSettled: boolean
  readonly signal: AbortSignal
  readonly onKill?: (line: string) => void
}

/** A run under way. */
type Run = KillRunOptions & {
  readonly startedAt: number
  /** Without an executor where only the server publishes. */
  readonly victims: Readonly<Partial<Record<Program, Child>>>
  readonly restarts: Restarts
  readonly outages: Outages
  readonly killed: Record<Victim, number>
  readonly progress: Progress
}

type Progress = { readonly sends: Record<Side, number>; leftToPeople: number; movedAt: number }

const LOOK_EVERY_MS = 20
const LEDGER_EVERY_MS = 400
/** Longer than the longest wait between two look-ups of a channel that proves nothing. */
const NO_PROGRESS_MS = 120_000

/**
 * Publishes the queues, side by side, while the plan's kills strike; every victim is started again at
 * once. Ends when the kills are through and, if asked, when every item has an end.
 *
 * @throws Error when a process ends by itself, or nothing moves for two minutes
 */
export async function runKills(options: KillRunOptions): Promise<KillRun> {
  const run = prepare(options)
  const { victims, restarts, outages } = run
  const stopWatching = watchOverdue(options.world, accountsOf(options))
  let overdue: Overdue
  let isThrough = false
  try {
    if (victims.executor) restarts.start(victims.executor)
    for (const kill of options.plan) await strike(run, kill)
    if (options.untilSettled) await settle(run)
    isThrough = true
  } finally {
    overdue = await stopWatching()
    // After a failure these may never settle; closing the world ends them.
    if (isThrough) await Promise.all([restarts.settled(), outages.settled()])
    await victims.executor?.stop()
  }
  return {
    killed: run.killed,
    sendCounts: run.progress.sends,
    tookMs: Date.now() - run.startedAt,
    overdueMs: overdue.overdueMs,
    readyMs: outages.readyMs,
    broken: [...overdue.broken, ...outages.broken],
  }
}

const accountsOf = ({ queues }: KillRunOptions) => queues.map(({ account }) => account)

function prepare(options: KillRunOptions): Run {
  const { world, queues, order } = options
  const progress: Progress = {
    sends: { console: 0, server: 0 },
    leftToPeople: 0,
    movedAt: Date.now(),
  }
  const onSend = (side: Side) => () => {
    progress.sends[side] += 1
    progress.movedAt = Date.now()
  }
  const uidsOf = (side: Side) =>
    queues.filter((queue) => queue.side === side).map(({ account }) => account.uid)
  const byConsole = uidsOf('console')
  for (const uid of uidsOf('server')) world.onServerSend(uid, onSend('server'))
  return {
    ...options,
    startedAt: Date.now(),
    victims: {
      api: world.api,
      worker: world.worker,
      ...(byConsole.length > 0 && {
        executor: world.createExecutor(byConsole, order, onSend('console')),
      }),
    },
    restarts: createRestarts(world.server.startableSince),
    outages: createOutages(world),
    killed: { api: 0, worker: 0, executor: 0, database: 0 },
    progress,
  }
}

const sentOf = ({ sends }: Progress): number => sends.console + sends.server

async function strike(run: Run, kill: Kill): Promise<void> {
  const { victims, restarts, outages } = run
  await untilDue(run, kill)
  await wait(kill.delayMs)
  check(run)
  run.killed[kill.victim] += 1
  run.onKill?.(describe(kill, run))
  if (kill.victim === 'database') return outages.breakDown(kill.outage)
  const victim = victims[kill.victim]
  if (!victim) throw new Error(`there is no ${kill.victim} to kill`)
  await victim.kill()
  restarts.start(victim)
}

/** An item that a kill struck may be left to a person, and never sent: then it counts all the same. */
async function untilDue(run: Run, { side, afterSendCount }: Kill): Promise<void> {
  const { world, progress } = run
  const passed = () => (side ? progress.sends[side] : sentOf(progress) + progress.leftToPeople)
  for (let looks = 0; passed() < afterSendCount; looks += 1) {
    if (looks % (LEDGER_EVERY_MS / LOOK_EVERY_MS) === 0) {
      const left = await unlessAway(() => countLeftToPeople(world.database, accountsOf(run)))
      if (left !== undefined && left !== progress.leftToPeople) progress.movedAt = Date.now()
      progress.leftToPeople = left ?? progress.leftToPeople
    }
    await look(run)
  }
}

function describe(kill: Kill, { startedAt, progress }: Run): string {
  const how = 'outage' in kill ? ` (${kill.outage.kind}, ${kill.outage.forMs} ms)` : ''
  return `${Date.now() - startedAt} ms: kill ${kill.victim}${how} at send ${sentOf(progress)}`
}

/** Waits until every item has an end and every result is posted. */
async function settle(run: Run): Promise<void> {
  const { world, progress } = run
  let seen = -1
  for (;;) {
    const open = await unlessAway(() => countUnsettled(world.database, accountsOf(run)))
    const left = open === undefined ? seen : open + (await countUnposted(run))
    if (left === 0) return
    if (left !== seen) progress.movedAt = Date.now()
    seen = left
    await wait(LEDGER_EVERY_MS)
    await look(run)
  }
}

/** Only a console keeps results outside of the ledger. */
async function countUnposted({ world, queues }: Run): Promise<number> {
  const kept = await Promise.all(
    queues
      .filter(({ side }) => side === 'console')
      .map(({ account }) => readOutbox(world.outboxFolder(account.uid))),
  )
  return kept.flat().filter(({ refusedCode }) => refusedCode === null).length
}

/** Waits a moment. @throws when the run cannot go on */
async function look(run: Run): Promise<void> {
  check(run)
  await wait(LOOK_EVERY_MS)
}

/** @throws when the run cannot go on */
function check({ world, restarts, progress, signal }: Run): void {
  signal.throwIfAborted()
  const settled = world.children().filter((child) => !restarts.isStarting(child))
  const [fault] = [...restarts.failed(), ...settled.map((child) => child.unasked())].filter(
    (why) => why !== null,
  )
  if (fault !== undefined) throw new Error(fault)
  if (world.server.upSince() === null) progress.movedAt = Date.now()
  if (Date.now() - progress.movedAt > NO_PROGRESS_MS)
    throw new Error('nothing sent for two minutes')
}
