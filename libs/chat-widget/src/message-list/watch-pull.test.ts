import { behaviour } from '@omc/behaviours/vitest'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PullEvent } from '../model/pull-history.ts'
import { watchPull } from './watch-pull.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const setUp = () => {
  const view = document.createElement('div')
  const told: PullEvent[] = []
  const stop = watchPull(view, 70, (event) => told.push(event))
  const turn = (deltaY: number, deltaMode = 0) =>
    view.dispatchEvent(new WheelEvent('wheel', { deltaY, deltaMode }))
  return { view, told, stop, turn }
}
const pulled = (distance: number): PullEvent => ({ type: 'pull', distance, isHeld: false })

it('adds up what a wheel turns past the top, and lets go when it is enough', () => {
  const { told, turn } = setUp()
  turn(-40)
  turn(-30)
  behaviour('B-270', () => expect(told).toEqual([pulled(40), pulled(70), { type: 'release' }]))
})

it('lets go when the wheel has rested for 300 ms, and counts 20 px for a line', () => {
  const { told, turn } = setUp()
  turn(-2, 1)
  behaviour('B-294', () => {
    vi.advanceTimersByTime(299)
    expect(told).toEqual([pulled(40)])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([pulled(40), { type: 'release' }])
  })
})

it('leaves a wheel alone that turns down, below the top, or after the list has gone', () => {
  const { view, told, stop, turn } = setUp()
  turn(50)
  view.scrollTop = 10
  turn(-50)
  view.scrollTop = 0
  stop()
  turn(-50)
  expect(told).toEqual([])
})
