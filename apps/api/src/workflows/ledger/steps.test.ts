import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PostLookup } from '../../gateway/gateway.ts'
import { beginLife } from '../../restore/lives.ts'
import { resolve } from './resolve.ts'
import { resumeQueues } from './resume-queues.ts'
import { submitting } from './submitting.ts'
import { createDesk, type Desk } from './testing/publishing-desk.ts'

/** Steps of the ledger as the parts of the server call them, without the calls of people before. */
let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

async function unknown() {
  const bench = await desk.account()
  await bench.queue()
  const held = await bench.send()
  await bench.report(held, 'unknown')
  desk.t.clock.advance(120_000)
  return held
}
const LIVE = { resolution: 'published', feed_id: 'seen', reason: 'looked' } as const
const NOT_LIVE = { resolution: 'not_published', reason: 'looked' } as const

it('nothing is sent for an attempt that is not there', async () => {
  await expect(desk.step((work) => submitting(work, 0, 1))).rejects.toThrowError(
    expect.objectContaining({ status: 404 }),
  )
})

describe('a person’s word', () => {
  it('stands where nobody asked the channel', async () => {
    const [live, gone] = [await unknown(), await unknown()]
    await desk.step((work) => resolve(work, live.attemptId, { ...LIVE, feed_id: 'unasked' }))
    expect((await desk.attempt(live.attemptId)).feed_id).toBe('unasked')
    await desk.step((work) => resolve(work, gone.attemptId, NOT_LIVE))
    expect((await desk.attempt(gone.attemptId)).state).toBe('absent')
  })

  it('stands where the channel has the post under the same id', async () => {
    const { attemptId } = await unknown()
    const found: PostLookup = { tag: 'found', feedId: LIVE.feed_id }
    await desk.step((work) => resolve(work, attemptId, LIVE, found))
    expect(await desk.attempt(attemptId)).toMatchObject({ state: 'published', feed_id: 'seen' })
  })
})

describe('queues that wait since a restore', () => {
  it('go on, each once; and to let none go on is no fault', async () => {
    const [first, second] = [await desk.account(), await desk.account()]
    const owner = new Client({ connectionString: desk.t.testDatabase.ownerUrl })
    await owner.connect()
    try {
      await beginLife(owner, 'restored')
    } finally {
      await owner.end()
    }
    const resume = (...ids: number[]) => desk.step((work) => resumeQueues(work, ids))
    expect(await resume()).toEqual([])
    expect(await resume(first.accountId)).toEqual([first.accountId])
    expect(await resume(first.accountId, second.accountId)).toEqual([second.accountId])
  })
})
