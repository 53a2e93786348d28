import { expect, it } from 'vitest'
import { initialState } from './initial-state.ts'
import { PUBLISH_LOOP } from './loop-config.ts'
import type { FrameOutcome, QueueItem } from './loop-types.ts'
import { conclude, keepUnreported, knownOutcome } from './results.ts'

const accepted: FrameOutcome = { tag: 'accepted', contentId: 'content-1', feedId: 'feed-1' }
const unknown: FrameOutcome = { tag: 'unknown', reason: 'silence' }
const itemOf = (attemptKey: string): QueueItem => ({ attemptKey, channel: 'jd', title: 'One' })
const after = (outcomes: Readonly<Record<string, FrameOutcome>>, rememberedCount = 500) =>
  Object.entries(outcomes).reduce(
    (state, [attemptKey, outcome]) =>
      conclude(
        { ...PUBLISH_LOOP, rememberedCount },
        state,
        { item: itemOf(attemptKey), outcome },
        0,
      ),
    initialState<QueueItem>(),
  )

it('only an attempt of which nobody knows what became is unconfirmed', () => {
  const state = after({ 'a/1': accepted, 'b/1': unknown })
  expect(state.unconfirmed).toEqual(['b/1'])
})

it('the outcomes of the last attempts are remembered, those of older ones are not', () => {
  const state = after({ 'a/1': accepted, 'b/1': accepted, 'c/1': accepted }, 2)
  expect(state.settled.map(({ attemptKey }) => attemptKey)).toEqual(['b/1', 'c/1'])
  expect(knownOutcome(state, 'a/1')).toBeNull()
})

it('an outcome that nobody has confirmed stays known when it is no longer remembered', () => {
  const state = after({ 'a/1': unknown, 'b/1': accepted }, 1)
  expect(knownOutcome(state, 'a/1')).toEqual({ tag: 'unknown', reason: 'restarted' })
})

it('a result that waits for its report is known when it is no longer remembered', () => {
  const kept = keepUnreported(after({ 'a/1': accepted }), {
    item: itemOf('a/1'),
    outcome: accepted,
  })
  expect(knownOutcome({ ...kept, settled: [] }, 'a/1')).toEqual(accepted)
})
