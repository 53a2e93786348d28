import { beforeEach, describe, expect, it } from 'vitest'
import { problem } from '../../kernel/problem.ts'
import {
  contentStates,
  servedAccount,
  type Bench,
  type Desk,
} from '../../workflows/ledger/testing/publishing-desk.ts'
import type { Night } from './testing/night.ts'
import { useNight } from './testing/use-night.ts'

const MINUTE = 60_000

const scene = useNight()
const { begin } = scene
let desk: Desk
let night: Night
beforeEach(() => {
  ;({ desk, night } = scene)
})

const statesOf = (bench: Bench) => contentStates(desk, bench)
const queuedOf = async (bench: Bench) =>
  (await statesOf(bench)).filter((status) => status === 'queued').length
const looksAt = ({ uid }: Bench) =>
  desk.t.gateway.callsOf('account').filter(({ args }) => args[0] === uid).length
const set = ({ accountId }: Bench, values: string) =>
  desk.t.rows(`update studio_accounts set ${values} where id = $1`, [accountId])
const holdsOf = async ({ accountId, by }: Bench) => {
  const { body } = await by.get('/api/v1/studio_accounts/queue_holds', { ids: String(accountId) })
  return body.data[0].holds as { why: string; until: string | null }[]
}

/** Hours around now, in the time zone of the account. */
const quietNow = () => {
  const now = desk.t.clock.now().getTime()
  const hourAt = (ms: number) => new Date(ms).toISOString().slice(11, 16)
  return {
    timezone: 'UTC',
    quiet_from: hourAt(now - 60 * MINUTE),
    quiet_to: hourAt(now + 180 * MINUTE),
  }
}

describe('a run of the server that waits', () => {
  it.each([
    ['the cap is raised', 'daily_cap', () => ({ day_task_count: 1 }), 'day_task_count = 5'],
    ['the quiet hours end', 'quiet_hours', quietNow, 'quiet_from = null, quiet_to = null'],
    ['the gap is shortened', 'gap', () => ({ publish_gap_s: 7200 }), 'publish_gap_s = 0'],
  ])('goes on within a minute once %s', async (_, why, values, change) => {
    const bench = await servedAccount(desk, values())
    for (const title of ['one', 'two']) await bench.queue({ title })
    begin()
    await night.pass(10 * MINUTE)
    const [hold] = await holdsOf(bench)
    expect(hold?.why).toBe(why)
    // People are told the true end, not when the run looks again.
    expect(Date.parse(hold?.until ?? '') - desk.t.clock.now().getTime()).toBeGreaterThan(MINUTE)
    const left = await queuedOf(bench)
    await set(bench, change)
    await night.pass(MINUTE)
    expect(await queuedOf(bench)).toBe(left - 1)
  })

  it('goes on within a minute once its only item is to be tried again at once', async () => {
    const bench = await servedAccount(desk)
    const id = await bench.queue({
      status: 'waiting',
      wait_until: new Date(desk.t.clock.now().getTime() + 60 * MINUTE),
    })
    begin()
    await night.pass(10 * MINUTE)
    expect(await statesOf(bench)).toEqual(['waiting'])
    const { status } = await bench.by.put(`/api/v1/publish_contents/${id}`, { status: 'queued' })
    expect(status).toBe(200)
    await night.pass(MINUTE)
    expect(await statesOf(bench)).toEqual(['published'])
  })

  it('leaves the channel alone while there is nothing to claim', async () => {
    const bench = await servedAccount(desk, { day_task_count: 1 })
    for (const title of ['one', 'two']) await bench.queue({ title })
    begin()
    await night.pass(10 * MINUTE)
    expect(looksAt(bench)).toBe(1)
  })

  it('asks a channel that was away until it answers, so that nobody is shown an outage that is over', async () => {
    const bench = await servedAccount(desk)
    await bench.queue()
    desk.t.gateway.fail('account', problem('channel_unreachable', { channel: 'daorc' }))
    begin()
    await night.pass(2 * MINUTE)
    const { timezone, quiet_from: from, quiet_to: to } = quietNow()
    await set(bench, `timezone = '${timezone}', quiet_from = '${from}', quiet_to = '${to}'`)
    const whys = async () => (await holdsOf(bench)).map(({ why }) => why)
    expect(await whys()).toEqual(['channel_away', 'quiet_hours'])
    desk.t.gateway.reset()
    await night.pass(5 * MINUTE)
    expect(await whys()).toEqual(['quiet_hours'])
  })
})
