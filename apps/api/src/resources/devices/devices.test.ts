import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../test/support.ts'
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

const VERSION = '2.0.0+20261129.1400'
const RUNNING = { kind: 'publish', done: 3, total: 40, paused: false }

const register = (bench: Bench, more: object = {}) =>
  bench.by.post('/api/v1/devices/register', {
    name: 'desk',
    device_no: `of-${bench.uid}`,
    uid: bench.uid,
    take_over: true,
    ...more,
  })
const beat = ({ by }: Bench, id: string, more: object) =>
  by.post(`/api/v1/devices/${id}/heartbeat`, more)
const factsOf = ({ body }: Answer) => ({
  version: body.data.attributes.version,
  running: body.data.attributes.running,
})
const refusal = ({ status, body }: Answer) => [status, body.errors?.[0]?.source?.pointer]
const listed = async ({ by }: Bench, id: string) => {
  const { body } = await by.get('/api/v1/devices', { 'page[size]': '100' })
  return body.data.find((row: { id: string }) => row.id === id)
}

describe('devices', () => {
  it('tell the version they registered with, and nothing until they do', async () => {
    const bench = await desk.account()
    const silent = await register(bench)
    expect(factsOf(silent)).toEqual({ version: '', running: null })
    expect(factsOf(await register(bench, { version: VERSION }))).toEqual({
      version: VERSION,
      running: null,
    })
    expect((await listed(bench, silent.body.data.id)).attributes.version).toBe(VERSION)
    expect(factsOf(await register(bench)).version).toBe('')
  })

  it.each(['2', 'v2.0.0', '2.0.0+a b', `2.0.0+${'1'.repeat(60)}`])(
    'are refused with the version %j',
    async (version) => {
      const bench = await desk.account()
      expect(refusal(await register(bench, { version }))).toEqual([422, '/data/attributes/version'])
    },
  )

  it('tell what runs on them while their lease lives, as their last heartbeat said', async () => {
    const bench = await desk.account()
    const { id } = (await register(bench)).body.data
    expect(factsOf(await beat(bench, id, { running: RUNNING })).running).toEqual(RUNNING)
    expect((await listed(bench, id)).attributes.running).toEqual(RUNNING)
    expect(factsOf(await beat(bench, id, { running: null })).running).toBeNull()
    await beat(bench, id, { running: { ...RUNNING, kind: 'delete_all', total: null } })
    expect(factsOf(await beat(bench, id, {})).running).toBeNull()
    await beat(bench, id, { running: RUNNING })
    desk.t.clock.advance(desk.t.services.config.leaseMs + 1)
    expect((await listed(bench, id)).attributes).toMatchObject({ online: false, running: null })
    // What an earlier page ran is not what the next one runs.
    expect(factsOf(await register(bench)).running).toBeNull()
  })

  it.each([
    [{ ...RUNNING, kind: 'mining' }, '/data/attributes/running/kind'],
    [{ ...RUNNING, done: -1 }, '/data/attributes/running/done'],
    [{ ...RUNNING, done: 1_000_001 }, '/data/attributes/running/done'],
    [{ ...RUNNING, total: 1.5 }, '/data/attributes/running/total'],
    [{ ...RUNNING, note: 'x' }, '/data/attributes/running/note'],
  ])('are refused with the running job %j', async (running, pointer) => {
    const bench = await desk.account()
    const { id } = (await register(bench)).body.data
    expect(refusal(await beat(bench, id, { running }))).toEqual([422, pointer])
    expect((await listed(bench, id)).attributes.running).toBeNull()
  })
})
