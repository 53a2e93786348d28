import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createDesk,
  type Bench,
  type Desk,
} from '../../workflows/ledger/testing/publishing-desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

const URL = '/api/v1/studio_accounts'
const HOUR_MS = 3_600_000
const ago = (ms: number) => new Date(desk.t.clock.now().getTime() - ms)

/** Whether `filter[…]=true` of the list holds the account. */
async function isListed({ accountId, by }: Bench, filter: 'unattended' | 'short_queue') {
  const { status, body } = await by.get(URL, { [`filter[${filter}]`]: 'true', 'page[size]': '100' })
  expect(status).toBe(200)
  return body.data.some(({ id }: { id: string }) => Number(id) === accountId)
}

async function countsOf({ accountId, by }: Bench) {
  const { body } = await by.get(`${URL}/${accountId}`)
  const { day_publish_count: published, day_counted_count: counted } = body.data.attributes
  return { published, counted }
}

/** An account with a cap of two, whose first two posts may be live or not, and a third item. */
async function twoDoubts(): Promise<Bench> {
  const bench = await desk.account({
    platform: 'jd',
    day_task_count: 2,
    publish_gap_s: 0,
    timezone: 'Asia/Shanghai',
  })
  const doubted = []
  for (let i = 0; i < 2; i += 1) {
    await bench.queue()
    const held = await bench.send()
    await bench.report(held, 'unknown')
    doubted.push(held.attemptId)
  }
  await desk.t.rows(
    `with p as (update publish_attempts set state = 'needs_human' where id = any($1) returning publish_content_id)
     update publish_contents set status = 'needs_human' where id in (select publish_content_id from p)`,
    [doubted],
  )
  await bench.queue({ updated_at: ago(2 * HOUR_MS) })
  return bench
}

const leave = (bench: Bench) => bench.by.post(`/api/v1/devices/${bench.deviceId}/release`, {})

describe('what the daily cap counts', () => {
  it('is what may be live, in the lists as in a claim: such an account waits for nobody', async () => {
    // 20:00 in Shanghai.
    desk.t.clock.set(new Date('2026-11-20T12:00:00Z'))
    const bench = await twoDoubts()
    const refused = await bench.claim()
    expect(refused.body.errors[0].meta).toMatchObject({ why: 'daily_cap' })
    expect(await countsOf(bench)).toEqual({ published: 0, counted: 2 })
    await leave(bench)
    expect(await isListed(bench, 'unattended')).toBe(false)
    // One item waits, and none may go out any more today.
    expect(await isListed(bench, 'short_queue')).toBe(false)
  })

  it('is counted by when it was sent: what a person settles on the next day takes nothing of it', async () => {
    desk.t.clock.set(new Date('2026-11-20T12:00:00Z'))
    const bench = await twoDoubts()
    await leave(bench)
    // 00:30 of the next day in Shanghai.
    desk.t.clock.set(new Date('2026-11-20T16:30:00Z'))
    await desk.t.rows(
      `update publish_attempts set state = 'published', feed_id = 'feed-' || id, settled_at = $2
       where studio_account_id = $1`,
      [bench.accountId, desk.t.clock.now()],
    )
    expect(await countsOf(bench)).toEqual({ published: 2, counted: 0 })
    expect(await isListed(bench, 'unattended')).toBe(true)
    expect(await isListed(bench, 'short_queue')).toBe(true)
    await bench.register()
    expect((await bench.claim()).status).toBe(200)
  })

  it('is no part of the queue: what is being sent now fills only one place of the day', async () => {
    const bench = await desk.account({ platform: 'jd', day_task_count: 3, publish_gap_s: 0 })
    await bench.queue()
    await bench.send()
    await bench.queue()
    expect(await countsOf(bench)).toEqual({ published: 0, counted: 1 })
    expect(await isListed(bench, 'short_queue')).toBe(true)
    await bench.queue()
    expect(await isListed(bench, 'short_queue')).toBe(false)
  })
})

interface Moment {
  quiet: readonly [from: string, to: string]
  at: string
  isHeldUp: boolean
}
const NIGHT = ['23:00', '07:30'] as const
const NOON = ['12:00', '14:00'] as const
const MOMENTS: [string, Moment][] = [
  ['the evening before', { quiet: NIGHT, at: '2026-11-20T14:59:59Z', isHeldUp: false }],
  ['before midnight', { quiet: NIGHT, at: '2026-11-20T15:00:00Z', isHeldUp: true }],
  ['after midnight', { quiet: NIGHT, at: '2026-11-20T23:29:59Z', isHeldUp: true }],
  ['the morning after', { quiet: NIGHT, at: '2026-11-20T23:30:00Z', isHeldUp: false }],
  ['at noon', { quiet: NOON, at: '2026-11-20T05:00:00Z', isHeldUp: true }],
  ['in the afternoon', { quiet: NOON, at: '2026-11-20T06:00:00Z', isHeldUp: false }],
]

describe('quiet hours', () => {
  it.each(MOMENTS)(
    'hold up an account that nobody runs as they hold up a claim: %s',
    async (_when, { quiet: [quiet_from, quiet_to], at, isHeldUp }) => {
      desk.t.clock.set(new Date(at))
      const quiet = { quiet_from, quiet_to, timezone: 'Asia/Shanghai' }
      const bench = await desk.account({ platform: 'jd', ...quiet })
      await bench.queue({ updated_at: ago(2 * HOUR_MS) })
      // Its device is there, and publishes nothing.
      expect(await isListed(bench, 'unattended')).toBe(!isHeldUp)
      const { body } = await bench.claim()
      expect(body.errors?.[0].meta.why).toBe(isHeldUp ? 'quiet_hours' : undefined)
    },
  )
})
