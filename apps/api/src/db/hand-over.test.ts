import { setImmediate as turn } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support.ts'
import { createGuardedPool } from './guarded-pool.ts'
import type { LabelledClient } from './labelled-client.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** A pool with one idle connection, and what it said of errors. */
async function poolAtRest() {
  const said: string[] = []
  const made = vi.spyOn(Client.prototype, 'connect')
  const pool = createGuardedPool({
    connectionString: t.testDatabase.appUrl,
    max: 1,
    onError: (error) => void said.push(error.message),
  })
  onTestFinished(() => pool.end())
  onTestFinished(() => made.mockRestore())
  ;(await pool.connect()).release()
  // as: a connection is what connects.
  const [client] = made.mock.contexts as LabelledClient[]
  if (!client) throw new Error('the pool made no connection')
  return { pool, client, said }
}

it('F3: a connection that breaks while it is handed over fails its taker, not the process', async () => {
  const { pool, client, said } = await poolAtRest()
  const taking = pool.connect()
  // Behind the pool's own hand-over, and before its taker hears of it.
  process.nextTick(() => client.connection.stream.destroy(new Error('write ECONNRESET')))
  const taken = await taking
  await turn()
  await expect(taken.query('select 1', [])).rejects.toThrow('not queryable')
  taken.release()
  expect(said).toContain('write ECONNRESET')
  const next = await pool.connect()
  expect(await next.query('select 1 as n', [])).toMatchObject({ rows: [{ n: 1 }] })
  next.release()
})

it('each use of a connection is listened to once', async () => {
  const { pool, client } = await poolAtRest()
  const count = client.listenerCount('error')
  for (let use = 0; use < 12; use += 1) {
    const taken = await pool.connect()
    expect(client.listenerCount('error')).toBe(count)
    taken.release()
  }
  expect(client.listenerCount('error')).toBe(count)
})
