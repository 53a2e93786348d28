import { expect, it } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createRefreshBackoff } from './refresh-backoff.ts'
import { SESSION_TIMING } from './session-timing.ts'

function backoff(chance = 0) {
  const clock = createTestClock()
  return { clock, ...createRefreshBackoff(clock, () => chance, SESSION_TIMING) }
}

it('rests longer with each failure, and by chance up to twice as long', () => {
  const plain = backoff()
  const spread = backoff(0.5)
  const rests = [0, 1, 2].map(() => {
    plain.failed('x')
    spread.failed('x')
    return [plain.restMs(), spread.restMs()]
  })
  expect(rests).toEqual([
    [500, 750],
    [1000, 1500],
    [2000, 3000],
  ])
})

it('rests no longer than half a minute, and not at all once that is over', async () => {
  const { clock, failed, restMs } = backoff(0.999)
  expect(restMs()).toBe(0)
  for (let n = 0; n < 9; n += 1) failed('x')
  expect(restMs()).toBe(30_000)
  await clock.advance(40_000)
  expect(restMs()).toBe(0)
})

it('need not rest when the network is back, and goes on growing when that was not it', () => {
  const { failed, hurry, restMs, cause } = backoff()
  failed('x')
  hurry()
  expect([restMs(), cause()]).toEqual([0, 'x'])
  failed('y')
  expect(restMs()).toBe(1000)
})

it('begins at the first pause again after a success', () => {
  const { failed, reset, restMs, cause } = backoff()
  failed('x')
  failed('x')
  reset()
  expect([restMs(), cause()]).toEqual([0, undefined])
  failed('x')
  expect(restMs()).toBe(500)
})

it.each([-3_600_000, -31_536_000_000, 3_600_000])(
  'F10: rests no longer than its pause after the clock of the page was put off by %i ms',
  (jumpMs) => {
    const { clock, failed, restMs } = backoff()
    failed('x')
    clock.jump(jumpMs)
    expect(restMs()).toBeLessThanOrEqual(500)
  },
)
