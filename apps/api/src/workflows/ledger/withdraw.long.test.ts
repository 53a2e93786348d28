import { seededRandom } from '@omc/core/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../../test/support.ts'
import { createDesk, type Desk } from './testing/publishing-desk.ts'

/** So many items are withdrawn, each at another moment of its way. */
const WITHDRAWN = 100
/** Turns of the event loop within which a withdrawal begins; a send takes about half as many. */
const WITHIN_TURNS = 60

let desk: Desk
let manager: Caller
beforeAll(async () => {
  desk = await createDesk()
  manager = await desk.t.as('manager')
})
afterAll(() => desk.close())

async function withdraw(itemId: number): Promise<void> {
  const { content_id: id } = await desk.content(itemId)
  const { body } = await manager.put('/api/v1/carry_contents/batch_content_status', {
    ids: [String(id)],
    status: 'deleted',
  })
  expect(body.data.succeeded).toHaveLength(1)
}

async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => setImmediate(resolve))
}

it('a content withdrawn at any moment is kept from being sent, or told as published (F32)', async () => {
  const random = seededRandom(32)
  const counts = { kept: 0, sent: 0 }
  for (let n = 0; n < WITHDRAWN; n += 1) {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.hold()
    const withdrawal = turns(Math.floor(random.next() * WITHIN_TURNS)).then(() =>
      withdraw(held.contentId),
    )
    const isSent = (await bench.submitting(held)).status === 200
    if (isSent) await bench.post(held)
    else await bench.report(held, 'not_sent')
    await withdrawal
    // The word right before the send decides: what it let through is told, and nothing else is sent.
    expect((await desk.content(held.contentId)).status).toBe(isSent ? 'published' : 'paused')
    expect((await bench.claim()).status).toBe(204)
    counts[isSent ? 'sent' : 'kept'] += 1
  }
  expect(Math.min(counts.kept, counts.sent)).toBeGreaterThan(0)
})
