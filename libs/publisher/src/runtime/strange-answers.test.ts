import { expect, it } from 'vitest'
import type { FrameMessageEvent } from '../frame-bridge/parse-frame-message.ts'
import { createRig } from '../testing/rig.ts'

const ITEMS = 12
const MINUTE = 60_000

/** Changes the way of an answer from the frame to the bridge. */
type Carry = (
  answer: FrameMessageEvent,
  hear: (event: FrameMessageEvent) => void,
  rig: ReturnType<typeof createRig>,
) => void

/** Runs a queue to its end whose answers travel in a strange way. */
async function runWith(carry: Carry) {
  const rig = createRig()
  rig.channel.enqueue(ITEMS)
  const reported: string[] = []
  const { publisher, bridge, frame } = rig.open((api) => ({
    ...api,
    report(result) {
      reported.push(result.outcome)
      return api.report(result)
    },
  }))
  frame.onMessage = (event) => carry(event, bridge.receive, rig)
  await publisher.start()
  await rig.clock.advance(120 * MINUTE)
  expect(publisher.getState().phase).toEqual({ tag: 'stopped', why: 'completed' })
  // Every content is live once, under the feed id of its own post.
  expect(rig.channel.rows.map(({ id, status, feedId }) => [id, status, feedId])).toEqual(
    rig.channel.posts.map(({ publishContentId, feedId }) => [
      publishContentId,
      'published',
      feedId,
    ]),
  )
  expect(rig.channel.posts).toHaveLength(ITEMS)
  expect(rig.outbox.rows.size).toBe(0)
  const lateCount = publisher.getEvents().filter(({ kind }) => kind === 'late-outcome').length
  const { counts } = publisher.getState()
  return { reported, counts, lateCount, dropped: bridge.getDropped() }
}

it('takes the first of two to five answers, and counts the others as dropped (F6)', async () => {
  let answers = 0
  const { reported, counts, dropped } = await runWith((answer, hear) => {
    const times = 2 + (answers % 4)
    answers += 1
    for (let n = 0; n < times; n += 1) hear(answer)
  })
  expect(reported).toEqual(Array.from({ length: ITEMS }, () => 'published'))
  expect(counts).toMatchObject({ published: ITEMS, failed: 0 })
  expect(dropped).toEqual({ 'unknown-request': 3 * (1 + 2 + 3 + 4) })
})

it('takes an answer 700 s late for nothing: the look-up has settled it (F6)', async () => {
  let answers = 0
  const { reported, counts, lateCount, dropped } = await runWith((answer, hear, { clock }) => {
    answers += 1
    if (answers % 3 !== 0) return hear(answer)
    clock.at(clock.now() + 700_000, () => hear(answer))
  })
  expect(reported.filter((outcome) => outcome === 'unknown')).toHaveLength(ITEMS / 3)
  // The late word is told once, and says what the look-up has found.
  expect(reported.filter((outcome) => outcome === 'published')).toHaveLength(ITEMS)
  expect(lateCount).toBe(ITEMS / 3)
  expect(counts).toMatchObject({ published: ITEMS - ITEMS / 3, unconfirmed: ITEMS / 3, failed: 0 })
  expect(dropped).toEqual({})
})

it('takes no answer under the id of an earlier request (F6)', async () => {
  let earlier: string | null = null
  const { reported, counts, dropped } = await runWith((answer, hear) => {
    const data = answer.data as { readonly id: string } // as: FakeFrame says what the protocol carries
    hear(earlier === null ? answer : { ...answer, data: { ...data, id: earlier } })
    earlier = earlier === null ? data.id : null
  })
  expect(reported.filter((outcome) => outcome === 'unknown')).toHaveLength(ITEMS / 2)
  expect(reported).toHaveLength(ITEMS)
  expect(counts).toMatchObject({ published: ITEMS / 2, unconfirmed: ITEMS / 2, failed: 0 })
  expect(dropped).toEqual({ 'unknown-request': ITEMS / 2 })
})
