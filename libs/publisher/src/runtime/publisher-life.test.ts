import { initialState } from '@omc/core'
import type { FrameOutcome } from '@omc/core'
import { describe, expect, it } from 'vitest'
import { createRig } from '../testing/rig.ts'
import { createPublisher } from './create-publisher.ts'
import type { PublisherApi } from './publisher-ports.ts'

const offline = (): Promise<never> => Promise.reject(new Error('offline'))
const kinds = (publisher: { getEvents: () => readonly { kind: string }[] }) =>
  publisher.getEvents().map(({ kind }) => kind)

describe('start', () => {
  it('is refused while results cannot be kept, and says so in the timeline', async () => {
    const { outbox, channel, open } = createRig()
    channel.enqueue(1)
    const list = outbox.list
    outbox.list = offline
    const { publisher } = open()
    expect(await publisher.start()).toEqual({ tag: 'refused', code: 'outbox-unavailable' })
    expect(publisher.getState().phase.tag).toBe('idle')
    expect(publisher.getEvents()).toMatchObject([
      { kind: 'outbox-error', level: 'error', detail: 'Error: offline' },
    ])
    outbox.list = list
    expect(await publisher.start()).toEqual({ tag: 'started' })
    publisher.dispose()
  })

  it('is refused when the page is gone before the kept results were posted', async () => {
    const { clock, open } = createRig()
    const { publisher } = open()
    const started = publisher.start()
    publisher.dispose()
    expect(await started).toEqual({ tag: 'refused', code: 'disposed' })
    await clock.advance(60_000)
    expect(kinds(publisher)).toEqual([])
    expect(clock.pendingCount).toBe(0)
  })

  it.each(['stop', 'pause'] as const)(
    'is withdrawn by a %s while it still posts kept results',
    async (order) => {
      const { clock, channel, open } = createRig()
      channel.enqueue(1)
      const { publisher } = open()
      const started = publisher.start()
      publisher[order]()
      expect(await started).toEqual({ tag: 'refused', code: 'withdrawn' })
      await clock.advance(60_000)
      expect(channel.posts).toEqual([])
      expect(await publisher.start()).toEqual({ tag: 'started' })
      publisher.dispose()
    },
  )

  it('keeps the flags of the run before when none are given', async () => {
    const { clock, channel, open } = createRig()
    channel.enqueue(1)
    const { publisher, frame } = open()
    await publisher.start({ draft: true, activity: true })
    publisher.stop()
    await publisher.start()
    await clock.advance(20_000)
    expect(frame.received[0]?.payload).toMatchObject({ draft: true, activity: true })
    publisher.dispose()
  })
})

describe('what a screen hears', () => {
  it('is each change and each row, until the end', async () => {
    const { clock, channel, open } = createRig()
    channel.enqueue(1)
    let calls = 0
    const { publisher } = open(
      (api) => ({ ...api, keepAlive: offline }),
      () => void (calls += 1),
    )
    await publisher.start()
    const started = calls
    expect(started).toBeGreaterThan(0)
    publisher.pause()
    await clock.advance(19_000)
    const before = calls
    await clock.advance(1_000)
    expect(kinds(publisher)).toContain('heartbeat-missed')
    expect(calls).toBe(before + 1)
    publisher.dispose()
    await clock.advance(60_000)
    expect(calls).toBe(before + 1)
  })

  it('is that the lease is lost, once', async () => {
    const { clock, channel, open } = createRig()
    channel.enqueue(3)
    const { publisher } = open((api) => ({ ...api, keepAlive: async () => ({ tag: 'lost' }) }))
    await publisher.start()
    publisher.pause()
    await clock.advance(100_000)
    expect(publisher.getState().phase).toEqual({ tag: 'stopped', why: 'lease-lost' })
    expect(kinds(publisher).filter((kind) => kind === 'lease-lost')).toHaveLength(1)
    expect(clock.pendingCount).toBe(0)
  })
})

describe('the lease of an attempt', () => {
  /** The account beats too; here only attempts are counted. */
  const counting = (report: PublisherApi['report']) => {
    const beats: string[] = []
    const rig = createRig()
    rig.channel.enqueue(1)
    const page = rig.open((api) => ({
      ...api,
      report,
      heartbeat: async ({ attemptKey }) => {
        beats.push(attemptKey)
        return { tag: 'held' }
      },
    }))
    return { ...rig, ...page, beats }
  }

  it('is kept while its report waits for the server', async () => {
    const { clock, publisher, beats } = counting(offline)
    await publisher.start()
    await clock.advance(100_000)
    expect(beats.length).toBeGreaterThanOrEqual(4)
    publisher.dispose()
    const { length } = beats
    await clock.advance(100_000)
    expect(beats).toHaveLength(length)
  })

  it('is not kept when nothing is open', async () => {
    const { clock, publisher, beats } = counting(async () => ({ tag: 'ok' }))
    await publisher.start()
    await clock.advance(2_000)
    publisher.pause()
    await clock.advance(100_000)
    expect(beats).toEqual([])
    publisher.dispose()
  })

  it('is asked for by a page that goes on where another one was', async () => {
    const { clock, publisher, beats, channel, outbox } = counting(offline)
    await publisher.start()
    await clock.advance(2_000)
    const initial = publisher.getState()
    publisher.dispose()
    beats.length = 0
    const next = createPublisher({
      api: {
        ...channel.api(),
        report: offline,
        heartbeat: async ({ attemptKey }) => {
          beats.push(attemptKey)
          return { tag: 'held' }
        },
      },
      frame: { publish: offline },
      outbox,
      clock,
      random: { next: () => 0 },
      initial,
    })
    await clock.advance(21_000)
    expect(beats).toEqual(['content-1/1'])
    next.dispose()
  })
})

describe('an answer of the frame after its run has given up', () => {
  const late = async (fault: 'late-effect' | 'none', stopAfterMs: number) => {
    const rig = createRig()
    rig.channel.enqueue(1)
    if (fault !== 'none') rig.faults.push(fault)
    const outcomes: string[] = []
    const page = rig.open((api) => ({
      ...api,
      report: (result) => {
        outcomes.push(result.outcome)
        return api.report(result)
      },
    }))
    await page.publisher.start()
    await rig.clock.advance(stopAfterMs)
    page.publisher.stop()
    return { ...rig, ...page, outcomes }
  }

  it('is written down and shown as late', async () => {
    const { clock, publisher, outcomes } = await late('none', 500)
    await clock.advance(5_000)
    expect(outcomes).toEqual(['unknown', 'published'])
    expect(publisher.getEvents().find(({ kind }) => kind === 'late-outcome')).toMatchObject({
      level: 'success',
      detail: 'feed-1',
      attemptKey: 'content-1/1',
    })
  })

  it('is written down while the next attempt is being sent, too', async () => {
    const { clock, channel, outbox } = createRig()
    channel.enqueue(1)
    const answers: ((outcome: FrameOutcome) => void)[] = []
    const reported: string[] = []
    const api = channel.api()
    const publisher = createPublisher({
      api: {
        ...api,
        report: (result) => {
          reported.push(`${result.attemptKey} ${result.outcome}`)
          return api.report(result)
        },
      },
      frame: { publish: async () => new Promise((resolve) => void answers.push(resolve)) },
      outbox,
      clock,
      random: { next: () => 0 },
    })
    await publisher.start()
    while (answers.length < 2) await clock.advance(10_000)
    answers[0]?.({ tag: 'accepted', contentId: 'c', feedId: 'f' })
    await clock.settle()
    expect(publisher.getState().phase).toMatchObject({ item: { attemptKey: 'content-1/2' } })
    expect(reported).toEqual(['content-1/1 unknown', 'content-1/1 published'])
    publisher.dispose()
  })

  it('is nothing when it says no more than was known, or when the page is gone', async () => {
    const silent = await late('late-effect', 500)
    await silent.clock.advance(70_000)
    expect(silent.outcomes).toEqual(['unknown'])
    expect(kinds(silent.publisher)).not.toContain('late-outcome')
    const gone = await late('none', 500)
    gone.publisher.dispose()
    await gone.clock.advance(5_000)
    expect(gone.outcomes).toEqual(['unknown'])
  })
})

it('a stored state that was asking the server asks at once, without a failure', async () => {
  const { clock, channel, outbox } = createRig()
  const asked: number[] = []
  const publisher = createPublisher({
    api: {
      ...channel.api(),
      claim: async () => {
        asked.push(clock.now())
        return { tag: 'none' }
      },
    },
    frame: { publish: offline },
    outbox,
    clock,
    random: { next: () => 0 },
    initial: { ...initialState(), phase: { tag: 'fetching' } },
  })
  await clock.advance(1)
  expect(asked).toEqual([0])
  expect(publisher.getState()).toMatchObject({
    phase: { tag: 'stopped', why: 'completed' },
    failureCount: 0,
  })
})
