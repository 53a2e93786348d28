import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { beginLife } from '../../restore/lives.ts'
import {
  createDesk,
  servedAccount,
  type Bench,
  type Desk,
} from '../../workflows/ledger/testing/publishing-desk.ts'

let desk: Desk
let owner: Client
beforeAll(async () => {
  desk = await createDesk()
  owner = new Client({ connectionString: desk.t.testDatabase.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await desk.close()
})
afterEach(() => desk.t.rows('update channels set enabled = true'))

const URL = '/api/v1/studio_accounts/queue_holds'
const runs = (bench: Bench, paused = false) =>
  bench.by.post(`/api/v1/devices/${bench.deviceId}/heartbeat`, {
    running: { kind: 'publish', done: 0, total: null, paused },
  })
async function holdsOf({ accountId, by }: Bench, reader = by) {
  const { status, body } = await reader.get(URL, { ids: String(accountId) })
  expect(status).toBe(200)
  return body.data[0]?.holds
}
const whysOf = async (bench: Bench) => (await holdsOf(bench)).map(({ why }: { why: string }) => why)
/** An account with one item whose browser publishes. */
async function going(values: Parameters<Desk['account']>[0] = {}): Promise<Bench> {
  const bench = await desk.account({ platform: 'jd', ...values })
  await runs(bench)
  await bench.queue()
  return bench
}
const served = (values?: Parameters<Desk['account']>[0]) => servedAccount(desk, values)

describe('studio_accounts.queue_holds', () => {
  it('follows the device that holds an account: none, no run, a paused run, a run', async () => {
    const bench = await desk.account({ platform: 'jd' })
    expect(await whysOf(bench)).toEqual(['run_not_started'])
    await runs(bench, true)
    expect(await whysOf(bench)).toEqual(['run_paused'])
    await runs(bench)
    expect(await whysOf(bench)).toEqual([])
    await bench.by.post(`/api/v1/devices/${bench.deviceId}/release`, {})
    expect(await whysOf(bench)).toEqual(['no_executor'])
  })

  it('says until when the account rests, as a refused claim does', async () => {
    const quiet = await going({ quiet_from: '00:00', quiet_to: '23:59', timezone: 'UTC' })
    const [hold] = await holdsOf(quiet)
    const { why, until, in_ms } = (await quiet.claim()).body.errors[0].meta
    expect(hold).toEqual({ why, until, in_ms })
    expect(why).toBe('quiet_hours')
    const full = await going({ day_task_count: 1, publish_gap_s: 600 })
    await full.post(await full.send())
    await full.queue()
    expect(await whysOf(full)).toEqual(['daily_cap'])
    const gap = await going({ publish_gap_s: 600 })
    await gap.post(await gap.send())
    await gap.queue()
    expect(await holdsOf(gap)).toMatchObject([{ why: 'gap', in_ms: 600_000 }])
  })

  it('says why the server does not publish for an account', async () => {
    expect(await whysOf(await served())).toEqual(['server_away'])
    expect(await whysOf(await served({ visiable: false }))).toEqual(['server_hidden'])
    expect(await whysOf(await served({ platform: 'jd' }))).toEqual(['not_by_server'])
    expect(await whysOf(await served({ permitted: false }))).toEqual([])
  })

  it('knows a channel that is switched off', async () => {
    const bench = await going()
    await desk.t.rows(`update channels set enabled = false where name = 'jd'`)
    expect(await whysOf(bench)).toEqual(['channel_off'])
  })

  it('tells whether the device that holds an account is one of the reader', async () => {
    const bench = await desk.account({ platform: 'jd' })
    const holderFor = async (reader: Bench['by']) => {
      const { body } = await reader.get(URL, { ids: String(bench.accountId) })
      return body.data[0].holder
    }
    expect(await holderFor(bench.by)).toEqual({ kind: 'browser', mine: true })
    expect(await holderFor(await desk.t.as('manager'))).toEqual({ kind: 'browser', mine: false })
    await bench.by.post(`/api/v1/devices/${bench.deviceId}/release`, {})
    expect(await holderFor(bench.by)).toBeNull()
  })

  it('lists accounts with items by itself, and none that are not the caller’s', async () => {
    const [bench, empty] = [await going(), await desk.account()]
    const listed = async (reader = desk.operator) =>
      (await reader.get(URL)).body.data.map(({ id }: { id: string }) => Number(id))
    expect(await listed()).toContain(bench.accountId)
    expect(await listed()).not.toContain(empty.accountId)
    const stranger = await desk.t.as('operator2')
    expect(await listed(stranger)).toEqual([])
    expect(await holdsOf(bench, stranger)).toBeUndefined()
  })

  it('F33: waits for a person after a restore', async () => {
    const bench = await going()
    await beginLife(owner, 'restored')
    // Whoever held the account before lost it with the restore.
    expect(await whysOf(bench)).toEqual(['restored', 'no_executor'])
    await bench.by.post('/api/v1/studio_accounts/resume_queues', {})
    expect(await whysOf(bench)).toEqual(['no_executor'])
  })
})
