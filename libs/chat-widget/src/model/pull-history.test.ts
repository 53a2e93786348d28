import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { behaviour } from '@omc/behaviours/vitest'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { IDLE, LIST_PULL_DOWN, offsetOf, PULL_DOWN, stepPull } from './pull-history.ts'
import type { PullEvent, PullLimits, PullState } from './pull-history.ts'
import { SCROLL, SCROLL_STYLE, SCROLL_UNUSED } from './scroll-constants.ts'

const run = (events: readonly PullEvent[], limits: PullLimits = LIST_PULL_DOWN) =>
  events.reduce<PullState[]>((states, event) => {
    return [...states, stepPull(states.at(-1) ?? IDLE, event, limits)]
  }, [])
const pull = (distance: number): PullEvent => ({ type: 'pull', distance, isHeld: true })

it('asks from 90 and waits at 40, in the chat list from 70 and at 56', () => {
  behaviour('B-291', () => {
    expect([PULL_DOWN, LIST_PULL_DOWN]).toEqual([
      { threshold: 90, stop: 40 },
      { threshold: 70, stop: 56 },
    ])
    for (const limits of [PULL_DOWN, LIST_PULL_DOWN]) {
      const short = run([pull(limits.threshold - 1), { type: 'release' }], limits)
      expect(short.at(-1)).toEqual({ tag: 'idle' })
      const long = run([pull(limits.threshold), { type: 'release' }], limits).at(-1) ?? IDLE
      expect([long.tag, offsetOf(long, limits)]).toEqual(['fetching', limits.stop])
    }
  })
})

it('goes through idle, pulling past the threshold, fetching and finished when the content changes', () => {
  const states = run([
    pull(20),
    pull(80),
    { type: 'release' },
    pull(30),
    { type: 'change' },
    { type: 'rest' },
  ])
  behaviour('B-271', () =>
    expect(states.map((state) => (state.tag === 'pulling' ? state.isPast : state.tag))).toEqual([
      false,
      true,
      'fetching',
      'fetching',
      'finished',
      'idle',
    ]),
  )
})

it('moves the content with a finger, ever less past the threshold, and not with a wheel', () => {
  const offset = (distance: number, isHeld: boolean) =>
    offsetOf(stepPull(IDLE, { type: 'pull', distance, isHeld }, LIST_PULL_DOWN), LIST_PULL_DOWN)
  expect([offset(40, true), offset(100, true), offset(100, false)]).toEqual([40, 80, 0])
  const asked = stepPull(IDLE, { type: 'fetch' }, LIST_PULL_DOWN)
  expect(offsetOf(asked, LIST_PULL_DOWN)).toBe(0)
})

it('never asks twice before an answer, for any course of events', () => {
  const event = fc.oneof(
    fc.record({
      type: fc.constant('pull' as const),
      distance: fc.integer({ min: -50, max: 200 }),
      isHeld: fc.boolean(),
    }),
    fc.constantFrom<PullEvent>({ type: 'release' }, { type: 'fetch' }, { type: 'rest' }),
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const states = [IDLE, ...run(events)]
      const asked = states.filter(
        ({ tag }, index) => tag === 'fetching' && states[index - 1]?.tag !== 'fetching',
      )
      expect(asked.length).toBeLessThanOrEqual(1)
    }),
  )
})

it('keeps the numbers of the scrolling, and says what stands in place of those it does not need', () => {
  behaviour('B-294', () =>
    expect({ ...SCROLL, ...SCROLL_STYLE }).toEqual({
      wheelSpeed: 20,
      easeMs: 300,
      momentumMs: 300,
      momentumPx: 15,
      scrollbarFadeInMs: 250,
      scrollbarFadeOutMs: 500,
    }),
  )
  const styles = readFileSync(join(import.meta.dirname, '../message-list/message-list.css'), 'utf8')
  expect(styles).toContain(`scrollbar-color ${SCROLL_STYLE.scrollbarFadeOutMs}ms`)
  expect(styles).toContain(`transition-duration: ${SCROLL_STYLE.scrollbarFadeInMs}ms`)
  const { resizePollingMs, imageDebounceMs, scrollbarMinimum } = SCROLL_UNUSED
  behaviour('B-294', () =>
    expect([resizePollingMs.value, imageDebounceMs.value, scrollbarMinimum.value]).toEqual([
      60, 100, 8,
    ]),
  )
})
