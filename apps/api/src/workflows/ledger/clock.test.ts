import { afterAll, beforeAll, expect, it } from 'vitest'
import { isLong } from '../../../test/short-form.ts'
import { databaseNow } from '../../db/database-now.ts'
import { createDesk, type Bench, type Desk, type Held } from './testing/publishing-desk.ts'

/** The database keeps its own time here; the test's clock is the one of this process. */
let desk: Desk
beforeAll(async () => {
  desk = await createDesk({ databaseNow })
})
afterAll(() => desk.close())

const HOUR_MS = 3_600_000
const YEAR_MS = 365 * 24 * HOUR_MS
/** How far the clock of a process is off (F10). */
const SKEWS = [
  ['an hour ahead', HOUR_MS],
  ['a year behind', -YEAR_MS],
  ...(isLong ? [['an hour behind', -HOUR_MS] as const, ['a year ahead', YEAR_MS] as const] : []),
] as const

/** This process is so far from the database's time while it works. */
async function skewed<T>(ms: number, work: () => Promise<T>): Promise<T> {
  desk.t.clock.advance(ms)
  try {
    return await work()
  } finally {
    desk.t.clock.advance(-ms)
  }
}

const leaseLeftMs = async ({ attemptId }: Held) => {
  const [row] = await desk.t.rows<{ ms: number }>(
    `select extract(epoch from lease_expires_at - clock_timestamp())::float8 * 1000 as ms
     from publish_attempts where id = $1`,
    [attemptId],
  )
  return row!.ms
}

/** Expires the leases of the account and its open attempts, a second ago. */
const runOut = async ({ accountId }: Bench) => {
  const past = `clock_timestamp() - interval '1 second'`
  await desk.t.rows(`update account_leases set expires_at = ${past} where studio_account_id = $1`, [
    accountId,
  ])
  await desk.t.rows(
    `update publish_attempts set lease_expires_at = ${past} where studio_account_id = $1`,
    [accountId],
  )
}

it.each(SKEWS)('F10: a process whose clock is %s refuses no live attempt', async (_, ms) => {
  const bench = await desk.account()
  await bench.queue()
  const held = await bench.hold()
  await skewed(ms, async () => {
    expect((await bench.claim()).body.data.attributes.attempt_key).toBe(held.attemptKey)
    const beat = { fence: held.fence }
    expect((await bench.by.post(`/api/v1/devices/${held.deviceId}/heartbeat`, beat)).status).toBe(
      200,
    )
    expect((await bench.submitting(held)).status).toBe(200)
    expect(await desk.sweep()).toMatchObject({ released: 0, unknown: 0 })
    expect((await bench.register({ deviceNo: `other ${ms}` })).body.errors[0].code).toBe(
      'account_leased',
    )
  })
  expect((await desk.attempt(held.attemptId)).state).toBe('submitting')
  const left = await leaseLeftMs(held)
  expect([left > 0, left <= 90_000]).toEqual([true, true])
})

it.each(SKEWS)('F10: a process whose clock is %s keeps no dead attempt', async (_, ms) => {
  const bench = await desk.account()
  await bench.queue()
  const held = await bench.hold()
  await runOut(bench)
  await skewed(ms, async () => {
    expect((await bench.submitting(held)).body.errors[0].code).toBe('lease_lost')
    expect(await desk.sweep()).toMatchObject({ released: 1 })
    expect((await bench.register({ deviceNo: `next ${ms}` })).status).toBe(200)
  })
  expect((await desk.content(held.contentId)).status).toBe('queued')
})

it.each(SKEWS)('F10: a gap lasts as long for a process whose clock is %s', async (_, ms) => {
  const bench = await desk.account({ publish_gap_s: 300 })
  await bench.queue()
  await bench.queue()
  await bench.post(await bench.send())
  await skewed(ms, async () => {
    const answer = await bench.claim()
    expect(answer.body.errors[0]).toMatchObject({ code: 'account_waiting', meta: { why: 'gap' } })
    const { until, in_ms } = answer.body.errors[0].meta
    expect(Math.abs(new Date(until).getTime() - Date.now() - 300_000)).toBeLessThan(60_000)
    expect(Math.abs(in_ms - 300_000)).toBeLessThan(60_000)
  })
})

it.each(SKEWS)(
  'F10: an item is planned by the database’s time for a process whose clock is %s',
  async (_, ms) => {
    const bench = await desk.account()
    const id = await bench.queue()
    const plan = (offset: string) =>
      desk.t.rows(
        `update publish_contents set release_at = clock_timestamp() + interval '${offset}' where id = $1`,
        [id],
      )
    await plan('300 seconds')
    await skewed(ms, async () => {
      const answer = await bench.claim()
      expect(answer.body.errors[0]).toMatchObject({ meta: { why: 'not_released' } })
    })
    await plan('-1 second')
    await skewed(ms, async () => expect((await bench.hold()).contentId).toBe(id))
  },
)

it('F10: a command lives by the database’s time', async () => {
  const bench = await desk.account()
  const manager = await desk.t.as('manager')
  const issue = (expires_in_s: number) =>
    manager.post('/api/v1/commands', { uid: bench.uid, command: 'start_publish', expires_in_s })
  const inbox = async () =>
    (await bench.by.get('/api/v1/commands/inbox', { device_id: bench.deviceId })).body.data.length
  await skewed(-HOUR_MS, () => issue(60))
  expect(await skewed(HOUR_MS, inbox)).toBe(1)
  expect(await skewed(HOUR_MS, () => desk.sweep())).toMatchObject({ commandsExpired: 0 })
})
