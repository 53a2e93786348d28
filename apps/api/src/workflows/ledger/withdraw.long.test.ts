import { seededRandom } from '@omc/core/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../../test/support.ts'
import { createDesk, type Bench, type Desk } from './testing/publishing-desk.ts'

/** Withdrawn items, each at another moment of its way. */
const WITHDRAWN = 1_000
/** Accounts that publish at a time. */
const AT_ONCE = 10
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

/** Turns of the event loop that a withdrawal took of late: either call begins up to as many ahead. */
let span = 60

async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Runs a call and counts the turns until it is answered. */
async function timed(call: () => Promise<void>): Promise<void> {
  let count = 0
  let isOver = false
  const turn = () => {
    count += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await call()
  isOver = true
  span = 0.9 * span + 0.1 * count
}

/**
 * Sends the account's next item while it is withdrawn.
 *
 * @param ahead  from -1 to 1: how far the send begins before the withdrawal
 * @returns what became of it; `early` was withdrawn before the send began
 */
async function race(bench: Bench, ahead: number): Promise<'early' | 'kept' | 'sent'> {
  await bench.queue()
  const held = await bench.hold()
  let isWithdrawn = false
  const withdrawal = (async () => {
    await turns(ahead * span)
    await timed(() => withdraw(held.contentId))
    isWithdrawn = true
  })()
  await turns(-1.5 * ahead * span)
  const isEarly = isWithdrawn
  const isSent = (await bench.submitting(held)).status === 200
  expect([isEarly, isSent]).not.toEqual([true, true])
  if (isSent) await bench.post(held)
  else await bench.report(held, 'not_sent')
  await withdrawal
  // The word right before the send decides: what it let through is told, and nothing else is sent.
  expect((await desk.content(held.contentId)).status).toBe(isSent ? 'published' : 'paused')
  expect((await bench.claim()).status).toBe(204)
  if (isEarly) return 'early'
  return isSent ? 'sent' : 'kept'
}

it('F32: a content withdrawn at any of 1,000 moments is kept from being sent, or told as published', async () => {
  const random = seededRandom(32)
  const counts = { early: 0, kept: 0, sent: 0 }
  const work = async () => {
    const bench = await desk.account({ publish_gap_s: 0 })
    for (let n = 0; n < WITHDRAWN / AT_ONCE; n += 1) {
      counts[await race(bench, 2 * random.next() - 1)] += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const { early, kept, sent } = counts
  console.log(`withdrawn: ${early} before the send began, ${kept} during it and kept, ${sent} sent`)
  expect(Math.min(early, kept, sent)).toBeGreaterThan(WITHDRAWN / 50)
}, 900_000)
