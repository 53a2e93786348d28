import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PostLookup } from '../../gateway/gateway.ts'
import { beginLife } from '../../restore/lives.ts'
import { claimFacts } from './claim-facts.ts'
import { resolve } from './resolve.ts'
import { resumeQueues } from './resume-queues.ts'
import { toPublished } from './settle.ts'
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

it.each([
  ['is live', 0],
  ['is of an executor before', 1],
])('a claim locks no item while an attempt %s', async (_, later) => {
  const bench = await desk.account()
  await bench.queue()
  const next = await bench.queue()
  const { fence } = await bench.hold()
  const isFree = async () => {
    const free = await desk.t.rows(
      'select id from publish_contents where id = $1 for update skip locked',
      [next],
    )
    return free.length === 1
  }
  const [facts, free] = await desk.step(async (work) => {
    const found = await claimFacts(work, { accountId: bench.accountId, fence: fence + later })
    return [found, await isFree()] as const
  })
  expect(facts.open).toHaveLength(1)
  expect([facts.next, free]).toEqual([undefined, true])
})

it('a publication whose item is gone changes nothing', async () => {
  const bench = await desk.account()
  await bench.queue()
  const held = await bench.send()
  const attempt = { ...(await desk.attempt(held.attemptId)), publish_content_id: 0 }
  const { uid, by } = bench
  await expect(
    desk.step((work) =>
      toPublished(work, { attempt, uid, teamId: by.teamId }, 'feed-of-none', 'reported'),
    ),
  ).rejects.toThrow('is gone')
  expect((await desk.attempt(held.attemptId)).state).toBe('submitting')
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
