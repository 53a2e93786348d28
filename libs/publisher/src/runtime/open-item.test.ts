import { describe, expect, it } from 'vitest'
import { LATE_ANSWER_MS } from '../frame-bridge/create-frame-bridge.ts'
import type { FrameFault } from '../testing/fake-frame.ts'
import { createRig } from '../testing/rig.ts'

/** A run that a person stops while its page is at work; `told` = what a screen heard of the item. */
async function stopped(fault: FrameFault) {
  const { clock, channel, faults, open } = createRig()
  channel.enqueue(1)
  faults.push(fault)
  const told: boolean[] = []
  const { publisher, bridge } = open(undefined, () => told.push(publisher.getOpen() !== null))
  await publisher.start()
  while (publisher.getState().phase.tag !== 'sending') await clock.advance(10)
  publisher.stop()
  await clock.settle()
  expect(publisher.getState().phase).toEqual({ tag: 'stopped', why: 'cancelled' })
  return { clock, bridge, publisher, told }
}

describe('the item that a page may still be at work on after a stop', () => {
  it('is open until the page has answered, and its end is told', async () => {
    const { clock, publisher, told } = await stopped('late-answer')
    expect(publisher.getOpen()).toMatchObject({ publishContentId: 'content-1' })
    await clock.advance(99_000)
    expect(told.at(-1)).toBe(true)
    await clock.advance(3_000)
    expect([publisher.getOpen(), told.at(-1)]).toEqual([null, false])
  })

  it('is open for 15 minutes where the page never answers, and its end is told', async () => {
    const { clock, publisher, told } = await stopped('lose-answer')
    await clock.advance(LATE_ANSWER_MS - 2_000)
    expect([publisher.getOpen() !== null, told.at(-1)]).toEqual([true, true])
    await clock.advance(2_000)
    expect([publisher.getOpen(), told.at(-1)]).toEqual([null, false])
  })

  it('ends with the page', async () => {
    const { clock, bridge, publisher, told } = await stopped('lose-answer')
    bridge.lost()
    await clock.settle()
    expect([publisher.getOpen(), told.at(-1)]).toEqual([null, false])
  })
})
