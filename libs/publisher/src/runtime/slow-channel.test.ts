import { seededRandom, VirtualClock } from '@omc/core/testing'
import { describe, expect, it } from 'vitest'
import { createRig } from '../testing/rig.ts'
import type { Rig } from '../testing/rig.ts'
import { slowAnswers } from '../testing/slow-answers.ts'
import { PUBLISHER_CONFIG } from './create-publisher.ts'

const SECOND = 1_000
const MINUTE = 60_000
const LIMIT_MS = PUBLISHER_CONFIG.loop.sendTimeoutMs

/** A queue whose page takes the given times; `most` counts publications at work at the same time. */
function slowRig(itemCount: number, nextMs: () => number) {
  const took: number[] = []
  let most = 0
  const latencyMs = (): number => {
    const ms = nextMs()
    took.push(ms)
    most = Math.max(most, took.length - rig.channel.posts.length)
    return ms
  }
  const rig: Rig = createRig(1, new VirtualClock(0), { latencyMs })
  rig.channel.enqueue(itemCount)
  const doubted: string[] = []
  const claimedAt: number[] = []
  const page = rig.open((api) => ({
    ...api,
    claim() {
      claimedAt.push(rig.clock.now())
      return api.claim()
    },
    report(result) {
      if (result.outcome === 'unknown') doubted.push(result.attemptKey)
      return api.report(result)
    },
  }))
  return { ...rig, ...page, took, doubted, claimedAt, most: () => most }
}

/** Answers after these times, and then after a second each. */
const after = (...times: number[]) => {
  const left = [...times]
  return () => left.shift() ?? SECOND
}

const liveOf = ({ posts }: Rig['channel']) => posts.map(({ publishContentId: id }) => id)

describe('F18: a channel with answers of 2 s, and of 120 s one time in a hundred', () => {
  it('has 1,000 items live once each, one at a time, and is sent no doubted one again', async () => {
    const draw = slowAnswers(seededRandom(1), { p50Ms: 2 * SECOND, p99Ms: 120 * SECOND })
    const run = slowRig(1_000, draw)
    await run.publisher.start()
    while (run.publisher.getState().phase.tag !== 'stopped') await run.clock.advance(15 * MINUTE)
    expect(run.publisher.getState().phase).toEqual({ tag: 'stopped', why: 'completed' })
    expect(new Set(liveOf(run.channel)).size).toBe(1_000)
    expect(liveOf(run.channel)).toHaveLength(1_000)
    expect(run.most()).toBe(1)
    // As many doubts as answers outlasted the limit, and none of the keys went out a second time.
    const slowCount = run.took.filter((ms) => ms > LIMIT_MS).length
    expect([run.took.length, run.doubted.length]).toEqual([1_000, slowCount])
    expect(slowCount).toBeGreaterThan(10)
  })
})

describe('F18: an answer after the limit of the loop', () => {
  it('is a fact: it ends the doubt, and the run goes on without the look-up', async () => {
    const { clock, channel, publisher, doubted } = slowRig(2, after(LIMIT_MS + 10 * SECOND))
    await publisher.start()
    await clock.advance(LIMIT_MS + SECOND)
    expect([doubted.length, channel.rows[0]?.status]).toEqual([1, 'unknown'])
    expect(publisher.getState().phase).toMatchObject({ tag: 'waiting', why: 'unconfirmed' })
    await clock.advance(15 * SECOND)
    expect(channel.rows.map(({ status }) => status)).toEqual(['published', 'published'])
  })

  it('is kept while the server is away, and told when it is back: the doubt does not replace it', async () => {
    const rig = createRig(1, new VirtualClock(0), { latencyMs: after(LIMIT_MS + 30 * SECOND) })
    const { clock, channel, outbox } = rig
    channel.enqueue(1)
    let isAway = false
    const told: string[] = []
    const { publisher } = rig.open((api) => ({
      ...api,
      async report(result) {
        if (isAway) throw new Error('offline')
        told.push(result.outcome)
        return api.report(result)
      },
    }))
    await publisher.start()
    isAway = true
    await clock.advance(LIMIT_MS + 10 * SECOND)
    expect(publisher.getState().phase).toMatchObject({ tag: 'waiting', why: 'report' })
    expect([...outbox.rows.values()]).toMatchObject([{ outcome: 'unknown' }])
    // The page answers at 120 s; the loop's own report is due twice after it.
    await clock.advance(90 * SECOND)
    expect([...outbox.rows.values()]).toMatchObject([{ outcome: 'published', feedId: 'feed-1' }])
    isAway = false
    await clock.advance(40 * SECOND)
    expect(told[0]).toBe('published')
    expect(outbox.rows.size).toBe(0)
    expect(channel.rows[0]).toMatchObject({ status: 'published', feedId: 'feed-1' })
    publisher.dispose()
  })

  it('is waited for although the channel lists no post: nothing else is claimed', async () => {
    const { clock, channel, publisher, claimedAt, most } = slowRig(2, after(12 * MINUTE))
    await publisher.start()
    await clock.advance(11 * MINUTE)
    expect(claimedAt).toHaveLength(1)
    expect(publisher.getState().phase).toMatchObject({ tag: 'waiting', why: 'unresolved' })
    await clock.advance(10 * MINUTE)
    expect(liveOf(channel)).toEqual(['content-1', 'content-2'])
    expect(most()).toBe(1)
  })
})

describe('F18: a channel that is slower than usual', () => {
  it('is told with the time that it usually takes, until it answers', async () => {
    const times = [...Array.from({ length: 20 }, () => 4 * SECOND), 40 * SECOND]
    let slowAt: number | null = null
    const rig = slowRig(21, after(...times))
    const { clock, publisher, channel } = rig
    await publisher.start()
    for (; channel.posts.length < 20; await clock.advance(SECOND)) {
      expect(publisher.getSlow()).toBeNull()
    }
    for (; channel.posts.length < 21; await clock.advance(SECOND)) {
      const { phase } = publisher.getState()
      const slow = publisher.getSlow()
      if (!slow || phase.tag !== 'sending') continue
      slowAt ??= clock.now() - slow.sentAt
      expect(slow).toMatchObject({ attemptKey: phase.item.attemptKey, usualMs: 10 * SECOND })
    }
    expect(slowAt).toBeGreaterThanOrEqual(10 * SECOND)
    expect(slowAt).toBeLessThan(12 * SECOND)
    expect(publisher.getSlow()).toBeNull()
    publisher.dispose()
    expect(clock.pendingCount).toBe(0)
  })
})
