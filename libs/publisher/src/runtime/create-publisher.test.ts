import { behaviour } from '@omc/behaviours/vitest'
import { describe, expect, it } from 'vitest'
import { LATE_ANSWER_MS } from '../frame-bridge/create-frame-bridge.ts'
import { createRig } from '../testing/rig.ts'
import { createPublisher, PUBLISHER_CONFIG } from './create-publisher.ts'
import type { PublisherApi } from './publisher-ports.ts'

const never = <T>(): Promise<T> => new Promise(() => {})
const offline = (): Promise<never> => Promise.reject(new Error('offline'))

it('publishes a queue of three through the frame and stops completed', async () => {
  const { clock, channel, outbox, open } = createRig()
  channel.enqueue(3)
  const { publisher } = open()
  await publisher.start()
  await clock.advance(120_000)
  expect(publisher.getState().phase).toEqual({ tag: 'stopped', why: 'completed' })
  behaviour('B-185', () =>
    expect(publisher.getState().counts).toMatchObject({ published: 3, failed: 0, queueLeft: 0 }),
  )
  behaviour('B-184', () => {
    expect(channel.rows.map(({ status }) => status)).toEqual([
      'published',
      'published',
      'published',
    ])
    expect(channel.posts).toHaveLength(3)
  })
  expect(outbox.rows.size).toBe(0)
  expect(clock.pendingCount).toBe(0)
})

describe('the order of one publication', () => {
  it('is claim, written down, frame, outbox, report', async () => {
    const { clock, channel, outbox, open } = createRig()
    channel.enqueue(1)
    const order: string[] = []
    const keptPut = outbox.put
    outbox.put = (result) => {
      order.push('outbox')
      return keptPut(result)
    }
    const { publisher, frame } = open((api) => ({
      ...api,
      claim: () => {
        order.push('claim')
        return api.claim()
      },
      submitting: async (item) => {
        const answer = await api.submitting(item)
        order.push(`submitting with ${frame.received.length} messages at the frame`)
        return answer
      },
      report: (result) => {
        order.push(`report with ${outbox.rows.size} kept after ${frame.received.length} sent`)
        return api.report(result)
      },
    }))
    await publisher.start()
    await clock.advance(5_000)
    behaviour(['B-181', 'B-183'], () =>
      expect(order).toEqual([
        'claim',
        'submitting with 0 messages at the frame',
        'outbox',
        'report with 1 kept after 1 sent',
      ]),
    )
    publisher.dispose()
  })

  it.each<[string, Partial<PublisherApi>]>([
    ['fails', { submitting: offline }],
    ['is refused', { submitting: async () => ({ tag: 'refused', code: 'lease_lost' }) }],
    ['hangs', { submitting: never }],
  ])('nothing goes to the frame when submitting %s: not_sent is reported', async (_, broken) => {
    const { clock, channel, open } = createRig()
    channel.enqueue(1)
    const outcomes: string[] = []
    const { publisher, frame } = open((api) => ({
      ...api,
      ...broken,
      report: (result) => {
        outcomes.push(result.outcome)
        return api.report(result)
      },
    }))
    await publisher.start()
    await clock.advance(25_000)
    publisher.stop()
    await clock.settle()
    expect(frame.received).toEqual([])
    expect(outcomes[0]).toBe('not_sent')
    expect(channel.posts).toEqual([])
  })

  it('nothing goes to the frame when the lease is lost before the server answers', async () => {
    const { clock, channel, outbox, open } = createRig()
    channel.enqueue(1)
    const page = open()
    const api: PublisherApi = {
      ...channel.api(),
      submitting: never,
      heartbeat: async () => ({ tag: 'lost' }),
    }
    const config = { ...PUBLISHER_CONFIG, heartbeatMs: 5_000 }
    const frame = { publish: () => Promise.reject(new Error('must not be reached')) }
    const random = { next: () => 0 }
    const publisher = createPublisher({ api, frame, outbox, clock, random, config })
    await publisher.start()
    await clock.advance(5_000)
    expect(publisher.getState().last?.outcome).toMatchObject({
      tag: 'not-sent',
      reason: 'lease-lost',
    })
    publisher.dispose()
    page.publisher.dispose()
  })
})

describe('results', () => {
  it('a result the server did not get survives a crash in the outbox', async () => {
    const { clock, channel, outbox, open } = createRig()
    channel.enqueue(1)
    const first = open((api) => ({ ...api, report: offline }))
    await first.publisher.start()
    await clock.advance(5_000)
    expect([...outbox.rows.values()]).toMatchObject([{ outcome: 'published', feedId: 'feed-1' }])
    first.publisher.dispose()
    const second = open()
    await second.publisher.start()
    await clock.settle()
    expect(outbox.rows.size).toBe(0)
    expect(channel.rows[0]).toMatchObject({ status: 'published', feedId: 'feed-1' })
    expect(channel.posts).toHaveLength(1)
    second.publisher.dispose()
  })

  it('a cancel in the middle of sending says unknown, and the late answer is still a fact', async () => {
    const { clock, channel, open } = createRig()
    channel.enqueue(1)
    const outcomes: string[] = []
    const { publisher } = open((api) => ({
      ...api,
      report: (result) => {
        outcomes.push(result.outcome)
        return api.report(result)
      },
    }))
    await publisher.start()
    await clock.advance(500)
    publisher.stop()
    await clock.settle()
    expect(outcomes).toEqual(['unknown'])
    expect(publisher.getState().unconfirmed).toHaveLength(1)
    await clock.advance(10_000)
    expect(outcomes).toEqual(['unknown', 'published'])
    expect(channel.rows[0]?.status).toBe('published')
  })

  it('delivers what a cancelled run left behind as soon as the server is back', async () => {
    const { clock, channel, outbox, open } = createRig()
    channel.enqueue(1)
    let online = true
    const { publisher } = open((api) => ({
      ...api,
      report: (result) => (online ? api.report(result) : offline()),
    }))
    await publisher.start()
    online = false
    await clock.advance(5_000)
    publisher.stop()
    expect(publisher.getState().unreported).toHaveLength(1)
    online = true
    await clock.advance(30_000)
    expect(outbox.rows.size).toBe(0)
    expect(publisher.getState().unreported).toEqual([])
    expect(publisher.getState().counts.published).toBe(1)
    expect(clock.pendingCount).toBe(0)
  })

  it('keeps a result the server refuses for good, and does not post it again by itself', async () => {
    const { clock, channel, outbox, open } = createRig()
    channel.enqueue(1)
    let posts = 0
    const { publisher } = open((api) => ({
      ...api,
      report: async () => {
        posts += 1
        return { tag: 'refused', code: 'not_found' }
      },
    }))
    await publisher.start()
    await clock.advance(3_000)
    await publisher.reconnected()
    expect(posts).toBe(1)
    expect([...outbox.rows.values()]).toMatchObject([{ refusedCode: 'not_found' }])
    publisher.dispose()
  })

  it('posts a result of another person again at each connection', async () => {
    const { clock, channel, outbox, open } = createRig()
    channel.enqueue(1)
    let isTheirs = true
    const { publisher } = open((api) => ({
      ...api,
      report: async (result) =>
        isTheirs ? { tag: 'refused', code: 'not_the_executor' } : api.report(result),
    }))
    await publisher.start()
    await clock.advance(3_000)
    expect([...outbox.rows.values()]).toMatchObject([{ refusedCode: 'not_the_executor' }])
    isTheirs = false
    await publisher.reconnected()
    expect(outbox.rows.size).toBe(0)
    publisher.dispose()
  })

  it('does not start without a durable outbox', async () => {
    const { outbox, open } = createRig()
    outbox.list = offline
    const { publisher } = open()
    expect(await publisher.start()).toEqual({ tag: 'refused', code: 'outbox-unavailable' })
    expect(publisher.getState().phase.tag).toBe('idle')
    expect(publisher.getEvents()).toMatchObject([{ kind: 'outbox-error', level: 'error' }])
  })

  it('F25: does not start with an outbox that can be read and takes nothing', async () => {
    const { channel, outbox, open } = createRig()
    channel.enqueue(1)
    outbox.probe = () => Promise.reject(new Error('no room'))
    const { publisher } = open()
    expect(await publisher.start()).toEqual({ tag: 'refused', code: 'outbox-unavailable' })
    expect(publisher.getState().phase.tag).toBe('idle')
    expect(channel.rows[0]?.status).toBe('queued')
  })

  it('posts a result even when the outbox breaks in the middle of a run', async () => {
    const { clock, channel, outbox, open } = createRig()
    channel.enqueue(1)
    const { publisher } = open()
    await publisher.start()
    outbox.put = offline
    await clock.advance(3_000)
    expect(channel.rows[0]?.status).toBe('published')
    expect(publisher.getEvents().some(({ kind }) => kind === 'outbox-error')).toBe(true)
    publisher.dispose()
  })
})

describe('leases', () => {
  it('beats every 20 s while an attempt is open, and for the account while the loop runs', async () => {
    const { clock, channel, faults, open } = createRig()
    channel.enqueue(1)
    faults.push('lose-answer')
    const beats: string[] = []
    const { publisher } = open((api) => ({
      ...api,
      heartbeat: (item) => {
        beats.push(`attempt ${clock.now()}`)
        return api.heartbeat(item)
      },
      keepAlive: () => {
        beats.push(`account ${clock.now()}`)
        return api.keepAlive()
      },
    }))
    await publisher.start()
    await clock.advance(100_000)
    expect(beats.filter((beat) => beat.startsWith('attempt'))).toEqual([
      'attempt 20000',
      'attempt 40000',
      'attempt 60000',
      'attempt 80000',
    ])
    expect(beats.filter((beat) => beat.startsWith('account'))).toHaveLength(5)
    publisher.stop()
    await clock.advance(LATE_ANSWER_MS)
    expect(beats).toHaveLength(9)
    expect(clock.pendingCount).toBe(0)
  })

  it('a missed beat proves nothing', async () => {
    const { clock, channel, open } = createRig()
    channel.enqueue(5)
    const { publisher } = open((api) => ({ ...api, keepAlive: offline, heartbeat: offline }))
    await publisher.start()
    await clock.advance(200_000)
    expect(publisher.getState().phase).toEqual({ tag: 'stopped', why: 'completed' })
    expect(channel.posts).toHaveLength(5)
  })

  it('a device that was taken over stops, the other one goes on, nothing is doubled', async () => {
    const { clock, channel, open } = createRig()
    channel.enqueue(6)
    const first = open()
    await first.publisher.start()
    await clock.advance(7_000)
    const second = open()
    await second.publisher.start()
    await clock.advance(400_000)
    expect(first.publisher.getState().phase).toEqual({ tag: 'stopped', why: 'lease-lost' })
    expect(second.publisher.getState().phase).toEqual({ tag: 'stopped', why: 'completed' })
    expect(new Set(channel.posts.map((post) => post.publishContentId)).size).toBe(6)
    expect(channel.posts).toHaveLength(6)
  })
})

describe('what a screen sees', () => {
  it('writes the timeline of one item and a new array for every row', async () => {
    const { clock, channel, open } = createRig()
    channel.enqueue(1)
    const lengths = new Set<unknown>()
    const { publisher } = open(undefined, () => lengths.add(publisher.getEvents()))
    await publisher.start()
    await clock.advance(2_000)
    const kinds = publisher.getEvents().map(({ kind }) => kind)
    expect(kinds).toEqual(['fetching', 'claimed', 'sent', 'outcome', 'reported', 'waiting'])
    expect(lengths.size).toBeGreaterThan(3)
    publisher.dispose()
  })

  it('keeps the last 1,000 rows', async () => {
    const { clock, open } = createRig()
    const { publisher } = open((api) => ({ ...api, claim: offline }))
    await publisher.start()
    await clock.advance(30_000 * 600)
    const events = publisher.getEvents()
    expect(events).toHaveLength(1_000)
    expect(events.at(-1)?.seq).toBeGreaterThan(1_000)
    publisher.dispose()
  })

  it('obeys pause, resume, skip and stop', async () => {
    const { clock, channel, open } = createRig()
    channel.enqueue(3)
    const { publisher } = open()
    await publisher.start()
    publisher.pause()
    await clock.advance(600_000)
    expect(publisher.getState().phase.tag).toBe('paused')
    const before = channel.posts.length
    publisher.resume()
    await clock.advance(2_000)
    expect(channel.posts.length).toBe(before + 1)
    publisher.skipWait()
    await clock.advance(1_000)
    expect(channel.posts.length).toBe(before + 2)
    publisher.stop()
    expect(publisher.getState().phase).toEqual({ tag: 'stopped', why: 'cancelled' })
  })

  it('carries the flags of the run to the frame', async () => {
    const { clock, channel, open } = createRig()
    channel.enqueue(1)
    const { publisher, frame } = open()
    await publisher.start({ draft: true, activity: false })
    await clock.settle()
    behaviour(['B-182', 'B-196'], () =>
      expect(frame.received[0]?.payload).toMatchObject({ draft: true, activity: false }),
    )
    expect(frame.received[0]?.payload).toHaveProperty('items.length', 2)
    await clock.advance(2_000)
    expect(publisher.getEvents().map(({ kind }) => kind)).toContain('draft-saved')
    publisher.dispose()
  })
})
