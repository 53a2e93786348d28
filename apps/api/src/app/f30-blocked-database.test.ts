import fastify from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { startRounds, type Rounds } from '../kernel/start-rounds.ts'
import { createDesk, type Desk } from '../workflows/ledger/testing/publishing-desk.ts'
import { health } from './plugins/health.ts'
import { workRounds } from './work-rounds.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A database that can be blocked: its calls hang, or fail at once. */
function blockable(how: 'hangs' | 'fails') {
  const { database } = desk.t
  let openCount = 0
  let gate: { passed: Promise<void>; open: () => void } | undefined
  const blocked: Database = {
    ...database,
    async asServer(run) {
      if (gate && how === 'fails') throw new Error('connection refused')
      await gate?.passed
      openCount += 1
      try {
        return await database.asServer(run)
      } finally {
        openCount -= 1
      }
    },
  }
  return {
    database: blocked,
    block() {
      let open = () => {}
      const passed = new Promise<void>((resolve) => (open = resolve))
      gate = { passed, open: () => open() }
    },
    restore() {
      gate?.open()
      gate = undefined
    },
    /** Waits for what is asked; a call that hangs is not counted. */
    async settle() {
      for (let quiet = 0; quiet < 3; quiet = openCount === 0 ? quiet + 1 : 0)
        await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

type Blockable = ReturnType<typeof blockable>

/** A worker process: its rounds and its readiness, on the virtual clock. */
function open(port: Blockable, takes: () => number) {
  const onZombie = vi.fn()
  const { ledger, worker } = workRounds({
    database: port.database,
    services: desk.t.services,
    worker: {
      sweep: async () => ({ resent: 0 }),
      sign: () => ({ runningCount: 0, takenCount: takes() }),
    },
    onZombie,
  })
  const { sweepMs: everyMs } = desk.t.services.config
  const rounds = startRounds({ everyMs, log: pino({ level: 'silent' }) }, { ledger, worker })
  return { onZombie, rounds, ready: readiness(rounds) }
}

function readiness({ ready }: Rounds) {
  const app = fastify()
  health(app, ready)
  return async () => (await app.inject('/readyz')).statusCode
}

/** Moves both clocks second by second. */
async function pass(port: Blockable, ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += SECOND) {
    desk.t.clock.advance(SECOND)
    await vi.advanceTimersByTimeAsync(SECOND)
    await port.settle()
  }
}

/** An item whose executor is gone: its lease ends while the database is blocked. */
async function leftItem() {
  const bench = await desk.account()
  await bench.queue()
  const held = await bench.send()
  return async () => (await desk.attempt(held.attemptId)).state
}

describe('F30: a database that is blocked for ten minutes', () => {
  it.each(['hangs', 'fails'] as const)(
    'and %s makes the process not ready, and work goes on within 30 s of its return',
    async (how) => {
      const port = blockable(how)
      const stateOf = await leftItem()
      const { rounds, ready } = open(port, () => 0)
      await pass(port, 10 * SECOND)
      expect(await ready()).toBe(200)
      port.block()
      await pass(port, 90 * SECOND)
      for (let minute = 0; minute < 8; minute += 1) {
        expect(await ready()).toBe(503)
        await pass(port, MINUTE)
      }
      await pass(port, 30 * SECOND)
      expect([await ready(), await stateOf()]).toEqual([503, 'submitting'])
      port.restore()
      await pass(port, 30 * SECOND)
      expect([await ready(), await stateOf()]).toEqual([200, 'unknown'])
      await rounds.stop()
    },
  )

  it('ends the process that takes no job afterwards, and none that does', async () => {
    await desk.make.job({ state: 'queued', created_at: desk.t.clock.now() })
    const [port, other] = [blockable('fails'), blockable('fails')]
    let takenCount = 0
    const [zombie, alive] = [open(port, () => 0), open(other, () => (takenCount += 1))]
    for (const one of [port, other]) one.block()
    await pass(port, 10 * MINUTE)
    for (const one of [port, other]) one.restore()
    await pass(port, 6 * MINUTE)
    expect(zombie.onZombie).toHaveBeenCalled()
    expect(alive.onZombie).not.toHaveBeenCalled()
    await Promise.all([zombie.rounds.stop(), alive.rounds.stop()])
  })
})
