import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { databaseNow } from '../../db/database-now.ts'
import { createDesk, type Desk } from './testing/publishing-desk.ts'

let desk: Desk
beforeAll(async () => {
  // The time costs a statement, as it does in the product.
  desk = await createDesk({ databaseNow })
})
afterAll(() => desk.close())
afterEach(() => vi.restoreAllMocks())

/** Questions to the database while a call is answered: the session's, and those of its transactions. */
async function tripsOf<T>(call: () => Promise<T>): Promise<{ trips: number; answer: T }> {
  const query = vi.spyOn(Client.prototype, 'query')
  const answer = await call()
  const trips = query.mock.calls.length
  query.mockRestore()
  return { trips, answer }
}

it('an item costs few round trips from its claim to its result', async () => {
  const bench = await desk.account({ publish_gap_s: 0 })
  await bench.queue()
  const key = () => ({ 'idempotency-key': randomUUID() })
  const claimed = await tripsOf(() =>
    bench.by.inject({
      method: 'GET',
      url: '/api/v1/carry_contents/get_publish_content',
      query: { device_id: bench.deviceId },
      headers: key(),
    }),
  )
  const { attempt_id, attempt_key, fence } = claimed.answer.body.data.attributes
  const submitted = await tripsOf(() =>
    bench.by.post(`/api/v1/publish_attempts/${attempt_id}/submitting`, { fence }, key()),
  )
  const feedId = `feed-${attempt_key}`
  desk.t.gateway.answers.set(attempt_key, { tag: 'found', feedId })
  const executor = { attempt_key, device_id: bench.deviceId, fence }
  const reported = await tripsOf(() =>
    bench.by.post(
      '/api/v1/carry_contents/set_publish_response',
      { ...executor, outcome: 'published', feed_id: feedId },
      key(),
    ),
  )
  expect([claimed, submitted, reported].map(({ answer }) => answer.status)).toEqual([200, 200, 200])
  expect({
    claim: claimed.trips,
    submitting: submitted.trips,
    report: reported.trips,
  }).toEqual({ claim: 5, submitting: 4, report: 12 })
})
