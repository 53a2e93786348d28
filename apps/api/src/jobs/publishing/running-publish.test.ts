import { afterAll, beforeAll, expect, it } from 'vitest'
import { VERSION } from '../../kernel/version.ts'
import {
  createDesk,
  servedAccount,
  type Desk,
} from '../../workflows/ledger/testing/publishing-desk.ts'
import { createNight } from './testing/night.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

const MINUTE = 60_000

interface Row {
  attributes: { kind: string; version: string; running: { done: number } | null }
}

async function serverDevice() {
  const { body } = await desk.operator.get('/api/v1/devices', { 'page[size]': '100' })
  const rows: Row[] = body.data
  return rows.find(({ attributes: { kind } }) => kind === 'server')?.attributes
}

it('the server’s device tells its version, and how far it is while it publishes', async () => {
  const bench = await servedAccount(desk)
  for (let n = 0; n < 30; n += 1) await bench.queue()
  const night = createNight(desk.t, desk.sweep)
  const process = night.open()
  await night.pass(MINUTE)
  const publishing = await serverDevice()
  expect(publishing?.version).toBe(VERSION)
  expect(publishing?.running).toEqual({
    kind: 'publish',
    done: expect.any(Number),
    total: 30,
    paused: false,
  })
  expect(publishing?.running?.done).toBeGreaterThan(0)
  await night.pass(10 * MINUTE)
  expect(await serverDevice()).toMatchObject({ version: VERSION, running: null })
  process.kill()
  expect(night.errors).toEqual([])
})
