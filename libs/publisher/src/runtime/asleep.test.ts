import { VirtualClock } from '@omc/core/testing'
import { describe, expect, it } from 'vitest'
import { createRig } from '../testing/rig.ts'
import type { PublisherApi } from './publisher-ports.ts'

const MINUTE = 60_000

/** Notes when each call reaches the server. */
const noted = (said: string[], now: () => number) => (api: PublisherApi) => ({
  ...api,
  claim: () => {
    said.push(`claim ${now()}`)
    return api.claim()
  },
  keepAlive: () => {
    said.push(`beat ${now()}`)
    return api.keepAlive()
  },
})

/** A run that waits 600 s for a bot check, with two items left. */
async function waitingRun() {
  const rig = createRig()
  rig.channel.enqueue(2)
  rig.faults.push('bot_check')
  const said: string[] = []
  const page = rig.open(noted(said, () => rig.clock.now()))
  await page.publisher.start()
  await rig.clock.advance(2 * MINUTE)
  expect(page.publisher.getState().phase).toMatchObject({ tag: 'waiting' })
  said.length = 0
  const sentBefore = page.frame.received.length
  return { ...rig, ...page, said, sentSince: () => page.frame.received.length - sentBefore }
}

describe('a laptop that sleeps across the wait of 600 s (F8)', () => {
  it('asks the server before it sends, once, and then goes on', async () => {
    const { clock, channel, publisher, said, sentSince } = await waitingRun()
    clock.jump(60 * MINUTE)
    await clock.advance(0)
    expect(sentSince()).toBe(1)
    expect(said.filter((one) => one.startsWith('claim'))).toEqual([`claim ${62 * MINUTE}`])
    await clock.advance(2 * MINUTE)
    expect(publisher.getState().phase).toEqual({ tag: 'stopped', why: 'completed' })
    expect(channel.posts).toHaveLength(2)
    expect(channel.rows.map(({ status }) => status)).toEqual(['published', 'published'])
  })

  it('sends nothing when the account went to another device meanwhile', async () => {
    const { clock, channel, publisher, sentSince } = await waitingRun()
    clock.jump(60 * MINUTE)
    channel.api()
    await clock.advance(10 * MINUTE)
    expect(publisher.getState().phase).toEqual({ tag: 'stopped', why: 'lease-lost' })
    expect([sentSince(), channel.posts.length]).toEqual([0, 0])
  })
})

it('sends nothing after a stop whose length a clock set back hides', async () => {
  const rig = createRig()
  rig.channel.enqueue(1)
  const asked: number[] = []
  const page = rig.open((api) => ({
    ...api,
    async submitting(item) {
      const answer = await api.submitting(item)
      // The page stands still for 106 s; its wall clock shows none of them.
      if (asked.push(page.frame.received.length) === 1) rig.steady.aheadMs += 106_000
      return answer
    },
  }))
  await page.publisher.start()
  await rig.clock.advance(0)
  expect(asked).toEqual([0])
  expect(page.frame.received).toHaveLength(0)
  expect(rig.channel.rows.map(({ status }) => status)).toEqual(['queued'])
  await rig.clock.advance(2 * MINUTE)
  expect([asked.length, rig.channel.posts.length]).toEqual([2, 1])
})

/** Timers of a page that is hidden for long: they fire at full minutes only. */
class HiddenClock extends VirtualClock {
  override at(dueAt: number, run: () => void): () => void {
    return super.at(Math.ceil(dueAt / MINUTE) * MINUTE, run)
  }
}

it('a tab that is hidden keeps its lease and is never more than a minute late (F9)', async () => {
  const clock = new HiddenClock(0)
  const { channel, open } = createRig(1, clock)
  channel.enqueue(5)
  const said: string[] = []
  const { publisher } = open(noted(said, () => clock.now()))
  await publisher.start()
  await clock.advance(30 * MINUTE)
  expect(publisher.getState().phase).toEqual({ tag: 'stopped', why: 'completed' })
  expect(channel.posts).toHaveLength(5)
  expect(
    channel.rows.every(({ status, generation }) => status === 'published' && generation === 1),
  ).toBe(true)
  const beats = said.filter((one) => one.startsWith('beat')).map((one) => Number(one.slice(5)))
  const gaps = beats.slice(1).map((at, index) => at - (beats[index] ?? 0))
  expect(Math.max(...gaps)).toBeLessThanOrEqual(MINUTE)
})
