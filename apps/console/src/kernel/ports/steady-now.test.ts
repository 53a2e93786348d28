import { expect, it } from 'vitest'
import { steadyNow } from './steady-now.ts'

const START = 1_000_000
const HOUR_MS = 3_600_000

function page() {
  const machine = { wall: START, counter: 50 }
  const now = steadyNow(
    () => machine.wall,
    () => machine.counter,
  )
  return {
    now,
    pass(ms: number) {
      machine.wall += ms
      machine.counter += ms
    },
    put: (ms: number) => void (machine.wall += ms),
  }
}

it('F10: counts on where the clock is put back, and does not wait for it to catch up', () => {
  const { now, pass, put } = page()
  pass(10)
  put(-HOUR_MS)
  expect(now()).toBe(START + 10)
  pass(60_000)
  expect(now()).toBe(START + 60_010)
})

it('follows a clock that is put forward, as after a sleep', () => {
  const { now, pass, put } = page()
  put(HOUR_MS)
  expect(now()).toBe(START + HOUR_MS)
  put(-HOUR_MS)
  pass(1)
  expect(now()).toBe(START + HOUR_MS + 1)
})

it('says whole milliseconds, though its counter has fractions', () => {
  const { now, pass } = page()
  pass(0.4)
  expect(now()).toBe(START)
  pass(1.3)
  expect(now()).toBe(START + 2)
})
