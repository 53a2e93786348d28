import { describe, expect, it } from 'vitest'
import { seededRandom, VirtualClock } from '../testing/index.ts'
import { PUBLISH_LOOP } from './loop-config.ts'
import type { FrameOutcome, LoopEvent, LoopState, QueueItem } from './loop-types.ts'
import { runLoop } from './run-loop.ts'
import type { Loop, LoopListener, LoopPorts } from './run-loop.ts'
import { step } from './step.ts'

const accepted: FrameOutcome = { tag: 'accepted', contentId: 'c', feedId: 'f' }

function story(outcomes: FrameOutcome[], ports: Partial<LoopPorts<QueueItem>> = {}) {
  const clock = new VirtualClock(0)
  const sentAt: number[] = []
  let count = 0
  const all: LoopPorts<QueueItem> = {
    fetch: async () =>
      outcomes.length > 0
        ? { tag: 'item', item: { attemptKey: `key-${(count += 1)}`, channel: 'jd', title: '' } }
        : { tag: 'none' },
    submit: async () => ({ tag: 'ok' }),
    send: async () => {
      sentAt.push(clock.now())
      return outcomes.shift() ?? accepted
    },
    report: async () => ({ tag: 'ok' }),
    ...ports,
  }
  const open = (
    initial?: LoopState<QueueItem>,
    onChange: LoopListener<QueueItem> = () => undefined,
  ): Loop<QueueItem> => {
    const options = { config: PUBLISH_LOOP, clock, random: seededRandom(1), ports: all, onChange }
    return runLoop<QueueItem>(initial ? { ...options, initial } : options)
  }
  return { clock, sentAt, open }
}

describe('the story of a run', () => {
  it.each<[FrameOutcome, number]>([
    [{ tag: 'bot-check', message: '' }, 600_000],
    [{ tag: 'upload-failed', message: '' }, 180_000],
  ])('after $tag it sends again after %d ms, not one earlier', async (outcome, ms) => {
    const { clock, sentAt, open } = story([outcome, accepted])
    open().dispatch({ tag: 'start' })
    await clock.advance(ms - 1)
    expect(sentAt).toEqual([0])
    await clock.advance(1)
    expect(sentAt).toEqual([0, ms])
  })

  it('goes on where it was after a reload, to the millisecond', async () => {
    const { clock, sentAt, open } = story([{ tag: 'bot-check', message: '' }, accepted])
    const first = open()
    first.dispatch({ tag: 'start' })
    await clock.advance(400_000)
    const stored = JSON.stringify(first.getState())
    first.dispose()
    expect(clock.pendingCount).toBe(0)
    open(JSON.parse(stored) as LoopState<QueueItem>)
    await clock.advance(199_999)
    expect(sentAt).toEqual([0])
    await clock.advance(1)
    expect(sentAt).toEqual([0, 600_000])
  })

  it('a report that cannot get through is repeated with a growing wait, the send is not', async () => {
    const reportedAt: number[] = []
    const { clock, sentAt, open } = story([accepted], {
      report: async () => {
        reportedAt.push(clock.now())
        if (reportedAt.length < 4) throw new Error('offline')
        return { tag: 'ok' }
      },
    })
    const loop = open()
    loop.dispatch({ tag: 'start' })
    await clock.advance(60_000)
    expect(sentAt).toEqual([0])
    expect(reportedAt).toEqual([0, 1_000, 3_000, 7_000])
    expect(loop.getState().counts.published).toBe(1)
  })

  it('a send that throws may have arrived: unconfirmed, never repeated', async () => {
    let sends = 0
    const { clock, open } = story([accepted], {
      send: async () => {
        sends += 1
        throw new Error('port closed')
      },
    })
    const loop = open()
    loop.dispatch({ tag: 'start' })
    await clock.advance(119_999)
    expect(sends).toBe(1)
    expect(loop.getState().unconfirmed).toEqual(['key-1'])
    loop.dispatch({ tag: 'cancel' })
  })

  it('a port that throws before its promise is a call that did not get through', async () => {
    const { clock, open } = story([accepted], {
      fetch: () => {
        throw new Error('no network')
      },
    })
    const loop = open()
    loop.dispatch({ tag: 'start' })
    await clock.settle()
    expect(loop.getState().phase).toMatchObject({ tag: 'waiting', why: 'offline' })
  })
})

describe('the driver', () => {
  it('a listener that cancels in the middle of a step leaves nothing to be sent', async () => {
    const { clock, sentAt, open } = story([accepted])
    const loop = open(undefined, ({ phase }) => {
      if (phase.tag === 'submitting') loop.dispatch({ tag: 'cancel' })
    })
    loop.dispatch({ tag: 'start' })
    await clock.advance(1_000_000)
    expect(sentAt).toEqual([])
    expect(loop.getState().phase).toEqual({ tag: 'stopped', why: 'cancelled' })
    expect(loop.getState().counts.notSent).toBe(1)
    expect(clock.pendingCount).toBe(0)
  })

  it('a cancel from a listener takes its turn after the effects of the step it interrupts', async () => {
    const calls: string[] = []
    const { clock, open } = story([accepted], {
      send: async () => {
        calls.push('send')
        return accepted
      },
      report: async (_, outcome) => {
        calls.push(`report ${outcome.tag}`)
        return { tag: 'ok' }
      },
    })
    const loop = open(undefined, ({ phase }) => {
      if (phase.tag === 'sending') loop.dispatch({ tag: 'cancel' })
    })
    loop.dispatch({ tag: 'start' })
    await clock.settle()
    expect(calls).toEqual(['send', 'report unknown'])
  })

  it('leaves no timer behind the moment it is cancelled', async () => {
    const { clock, open } = story([{ tag: 'bot-check', message: '' }, accepted])
    const loop = open()
    loop.dispatch({ tag: 'start' })
    await clock.advance(1_000)
    expect(clock.pendingCount).toBe(1)
    loop.dispatch({ tag: 'cancel' })
    expect(clock.pendingCount).toBe(0)
  })

  it('a listener that disposes in the middle of a step stops its effects', async () => {
    const { clock, sentAt, open } = story([accepted])
    const loop = open(undefined, ({ phase }) => {
      if (phase.tag === 'sending') loop.dispose()
    })
    loop.dispatch({ tag: 'start' })
    await clock.advance(1_000_000)
    expect(sentAt).toEqual([])
    expect(clock.pendingCount).toBe(0)
  })

  it('a broken listener is loud and does not hold the loop', async () => {
    const { clock, sentAt, open } = story([accepted])
    let isBroken = true
    const loop = open(undefined, () => {
      if (isBroken) throw new Error('broken screen')
    })
    expect(() => loop.dispatch({ tag: 'start' })).toThrow('broken screen')
    isBroken = false
    await clock.advance(1_000)
    expect(sentAt).toEqual([0])
  })

  it('folding step over the recorded events gives the live state', async () => {
    const { clock, open } = story([{ tag: 'upload-failed', message: '' }, accepted, accepted])
    const events: LoopEvent<QueueItem>[] = []
    const loop = open(undefined, (_, event) => events.push(event))
    const initial = loop.getState()
    loop.dispatch({ tag: 'start' })
    await clock.advance(1_000_000)
    const folded = events.reduce((state, event) => step(PUBLISH_LOOP, state, event).state, initial)
    expect(folded).toEqual(loop.getState())
    expect(loop.getState().phase).toEqual({ tag: 'stopped', why: 'completed' })
  })
})

it('takes nothing more once a listener has ended it, not even what was said before', async () => {
  const { clock, open } = story([accepted])
  const loop = open(undefined, () => {
    loop.dispatch({ tag: 'cancel' })
    loop.dispose()
  })
  loop.dispatch({ tag: 'start' })
  await clock.settle()
  expect(loop.getState().phase).toEqual({ tag: 'fetching' })
  expect(clock.pendingCount).toBe(0)
})
