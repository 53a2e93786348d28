import type { ReportAnswer } from '@omc/core'
import { VirtualClock } from '@omc/core/testing'
import { describe, expect, it } from 'vitest'
import { memoryOutbox } from '../testing/memory-outbox.ts'
import { createDelivery } from './create-delivery.ts'
import type { PublishResult } from './publish-result.ts'

const result = (attemptKey: string, refusedCode: string | null = null): PublishResult => ({
  attemptKey,
  attemptId: attemptKey,
  deviceId: '5',
  fence: 1,
  outcome: 'published',
  feedId: 'feed',
  code: null,
  message: null,
  refusedCode,
})

/** The server gives one answer after the other, then takes everything. */
function way(...answers: ReportAnswer[]) {
  const clock = new VirtualClock(0)
  const outbox = memoryOutbox()
  const posts: string[] = []
  const told: PublishResult['outcome'][] = []
  const heard: string[] = []
  const broken: unknown[] = []
  const delivery = createDelivery({
    outbox,
    clock,
    backOff: { firstMs: 1_000, maxMs: 5_000 },
    report: async ({ attemptKey, outcome }) => {
      told.push(outcome)
      posts.push(`${attemptKey} at ${clock.now()}`)
      return answers.shift() ?? { tag: 'ok' }
    },
    onAnswer: ({ attemptKey }, { tag }) => void heard.push(`${attemptKey} ${tag}`),
    onOutboxError: (error) => void broken.push(error),
  })
  return { clock, outbox, posts, told, heard, broken, delivery }
}
const failed: ReportAnswer = { tag: 'failed', message: 'offline' }

describe('a result the server does not get', () => {
  it('is posted again with growing pauses, then forgotten', async () => {
    const { clock, outbox, posts, delivery } = way(failed, failed, failed, failed, failed)
    await delivery.deliver(result('a'))
    expect(outbox.rows.size).toBe(1)
    await clock.advance(60_000)
    expect(posts).toEqual([0, 1_000, 3_000, 7_000, 12_000, 17_000].map((at) => `a at ${at}`))
    expect(outbox.rows.size).toBe(0)
    expect(clock.pendingCount).toBe(0)
  })

  it('begins at the first pause again once the server has answered', async () => {
    const { clock, posts, delivery } = way(failed, failed, { tag: 'ok' }, failed)
    await delivery.deliver(result('a'))
    await clock.advance(10_000)
    await delivery.deliver(result('b'))
    await clock.advance(10_000)
    expect(posts.slice(-2)).toEqual(['b at 10000', 'b at 11000'])
  })

  it('arms one timer, however many there are, and keeps the others back', async () => {
    const { clock, posts, heard, delivery } = way(failed, failed, failed)
    await delivery.deliver(result('a'))
    await delivery.deliver(result('b'))
    expect(clock.pendingCount).toBe(1)
    await clock.advance(1_000)
    expect(posts).toEqual(['a at 0', 'b at 0', 'a at 1000'])
    expect(heard).toEqual(['a failed'])
    await clock.advance(30_000)
    expect(heard).toEqual(['a failed', 'a ok', 'b ok'])
  })

  it('is posted at once when the connection is back, and not a second time by the timer', async () => {
    const { clock, posts, delivery } = way(failed)
    await delivery.deliver(result('a'))
    await delivery.drain()
    expect(clock.pendingCount).toBe(0)
    await clock.advance(30_000)
    expect(posts).toEqual(['a at 0', 'a at 0'])
  })

  it('is told in the words of what went wrong', async () => {
    const said = async (fault: unknown) => {
      const delivery = createDelivery({
        outbox: memoryOutbox(),
        clock: new VirtualClock(0),
        backOff: { firstMs: 1, maxMs: 1 },
        report: () => Promise.reject(fault),
        onAnswer: () => {},
        onOutboxError: () => {},
      })
      return delivery.deliver(result('a'))
    }
    expect(await said(new Error('offline'))).toEqual({ tag: 'failed', message: 'offline' })
    expect(await said('gone')).toEqual({ tag: 'failed', message: 'gone' })
  })
})

describe('a result that comes while another is being posted', () => {
  /** A server that answers when the test says so. */
  function slowWay() {
    const outbox = memoryOutbox()
    const posts: string[] = []
    const answers: ((answer: ReportAnswer) => void)[] = []
    const delivery = createDelivery({
      outbox,
      clock: new VirtualClock(0),
      backOff: { firstMs: 1_000, maxMs: 5_000 },
      report({ attemptKey, outcome }) {
        posts.push(`${attemptKey} ${outcome}`)
        return new Promise((resolve) => answers.push(resolve))
      },
      onAnswer: () => {},
      onOutboxError: () => {},
    })
    const settle = () => new VirtualClock(0).settle()
    const answer = async (given: ReportAnswer) => {
      answers.shift()?.(given)
      await settle()
    }
    return { outbox, posts, delivery, answer, settle }
  }

  it('is kept at once, and posted in its turn', async () => {
    const { outbox, posts, delivery, answer, settle } = slowWay()
    void delivery.deliver(result('a'))
    void delivery.deliver(result('b'))
    await settle()
    expect([...outbox.rows.keys()]).toEqual(['a', 'b'])
    expect(posts).toEqual(['a published'])
    await answer({ tag: 'ok' })
    expect([...outbox.rows.keys()]).toEqual(['b'])
    expect(posts).toEqual(['a published', 'b published'])
  })

  it('of the same attempt stays kept when the earlier one is answered', async () => {
    const { outbox, posts, delivery, answer, settle } = slowWay()
    void delivery.deliver({ ...result('a'), outcome: 'unknown' })
    await settle()
    void delivery.deliver(result('a'))
    await settle()
    await answer({ tag: 'refused', code: 'gone' })
    expect(outbox.rows.get('a')).toMatchObject({ outcome: 'published', refusedCode: null })
    expect(posts).toEqual(['a unknown', 'a published'])
    await answer({ tag: 'ok' })
    expect(outbox.rows.size).toBe(0)
  })

  it('is not posted twice by a drain that waits before it', async () => {
    const { posts, delivery, answer, settle } = slowWay()
    void delivery.deliver(result('a'))
    void delivery.drain()
    void delivery.deliver(result('b'))
    await settle()
    await answer({ tag: 'ok' })
    await answer({ tag: 'ok' })
    expect(posts).toEqual(['a published', 'b published'])
  })
})

describe('a certain word that the server has not taken', () => {
  const doubt: PublishResult = { ...result('a'), outcome: 'unknown', feedId: null }

  it('is kept and posted instead of a doubt that comes after it', async () => {
    const { outbox, told, delivery } = way(failed, failed)
    await delivery.deliver(result('a'))
    expect(await delivery.deliver(doubt)).toEqual(failed)
    expect(outbox.rows.get('a')).toMatchObject({ outcome: 'published', feedId: 'feed' })
    expect(await delivery.deliver(doubt)).toEqual({ tag: 'ok' })
    expect(told).toEqual(['published', 'published', 'published'])
    expect(outbox.rows.size).toBe(0)
    await delivery.deliver(doubt)
    expect(told.at(-1)).toBe('unknown')
  })

  it('outlasts its page', async () => {
    const before = way(failed)
    await before.delivery.deliver(result('a'))
    const after = way()
    await after.outbox.put(before.outbox.rows.get('a')!)
    await after.delivery.deliver(doubt)
    expect(after.told).toEqual(['published'])
    expect(after.outbox.rows.size).toBe(0)
  })

  it('is posted instead of the doubt although the store is broken', async () => {
    const { outbox, told, broken, delivery } = way(failed)
    outbox.put = () => Promise.reject(new Error('full'))
    await delivery.deliver(result('a'))
    await delivery.deliver(doubt)
    expect(told).toEqual(['published', 'published'])
    expect(broken).toHaveLength(2)
  })

  it.each([
    ['not_the_executor', 'published'],
    ['forbidden', 'published'],
    ['feed_id_taken', 'unknown'],
  ])('and was refused as %s is followed by %s', async (code, next) => {
    const { told, delivery } = way({ tag: 'refused', code })
    await delivery.deliver(result('a'))
    await delivery.deliver(doubt)
    expect(told).toEqual(['published', next])
  })
})

describe('results that are kept', () => {
  it('are posted in their order, one at a time, but not those that were refused for good', async () => {
    const { outbox, posts, delivery } = way()
    await outbox.put(result('a'))
    await outbox.put(result('b', 'not_found'))
    await outbox.put(result('c', 'not_the_executor'))
    await outbox.put(result('d', 'forbidden'))
    await Promise.all([delivery.drain(), delivery.deliver(result('e'))])
    expect(posts.map((post) => post[0])).toEqual(['a', 'c', 'd', 'e'])
    expect([...outbox.rows.keys()]).toEqual(['b'])
  })

  it('do not hold back the next one when one call breaks', async () => {
    const { outbox, posts, delivery } = way()
    outbox.list = () => Promise.reject(new Error('no store'))
    await expect(delivery.drain()).rejects.toThrow('no store')
    await delivery.deliver(result('a'))
    expect(posts).toEqual(['a at 0'])
  })

  it('are told of when a later try cannot read them', async () => {
    const { clock, outbox, broken, delivery } = way(failed)
    await delivery.deliver(result('a'))
    outbox.list = () => Promise.reject(new Error('no store'))
    await clock.advance(1_000)
    expect(broken).toEqual([new Error('no store')])
  })
})

describe('a delivery that is disposed of', () => {
  it('posts nothing more, neither what waits nor what fails after it', async () => {
    const { clock, outbox, posts, delivery } = way(failed, failed)
    await delivery.deliver(result('a'))
    await outbox.put(result('b'))
    const draining = delivery.drain()
    delivery.dispose()
    await draining
    await delivery.deliver(result('c'))
    await clock.advance(60_000)
    expect(posts).toEqual(['a at 0', 'c at 0'])
    expect(clock.pendingCount).toBe(0)
  })
})
