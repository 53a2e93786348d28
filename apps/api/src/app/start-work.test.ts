import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createNight, type Side } from '../jobs/publishing/testing/night.ts'
import { door } from '../jobs/webhooks/testing/door.ts'
import {
  contentStates,
  createDesk,
  servedAccount,
  type Bench,
  type Desk,
} from '../workflows/ledger/testing/publishing-desk.ts'
import { startWork } from './start-work.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

/** A channel that is asked about an item in doubt, and does not answer yet. */
async function slowLookup() {
  const bench = await desk.account()
  await bench.queue()
  await bench.report(await bench.send(), 'unknown')
  desk.t.clock.advance(180_000)
  const [asked, answer] = [door(), door()]
  desk.t.gateway.answer('findPost', async (_channel, uid, key) => {
    if (uid !== bench.uid) return desk.t.gateway.answers.get(key) ?? { tag: 'absent' }
    asked.open()
    await answer.passed
    return { tag: 'absent' }
  })
  return { asked: asked.passed, answer: answer.open }
}

const start = ({ clock, database }: Side) =>
  startWork({
    database,
    services: desk.t.services,
    worker: {
      sweep: async () => ({ resent: 0 }),
      sign: () => ({ runningCount: 0, takenCount: 0 }),
    },
    clock,
    log: pino({ level: 'silent' }),
    onZombie: () => undefined,
  })

const isHeld = async ({ accountId }: Bench) => {
  const [lease] = await desk.t.rows<{ device_id: number | null }>(
    'select device_id from account_leases where studio_account_id = $1',
    [accountId],
  )
  return lease?.device_id !== null
}

it('gives accounts back at once when the process stops, also while a channel does not answer', async () => {
  const channel = await slowLookup()
  const bench = await servedAccount(desk, { publish_gap_s: 300 })
  for (const title of ['one', 'two']) await bench.queue({ title })
  const night = createNight(desk.t, desk.sweep)
  const work = start(night.side())
  await channel.asked
  await night.settle()
  expect([await isHeld(bench), await contentStates(desk, bench)]).toEqual([
    true,
    ['published', 'queued'],
  ])
  const stopped = work.stop()
  try {
    await night.settle()
    expect(await isHeld(bench)).toBe(false)
  } finally {
    channel.answer()
    await stopped
  }
})
