import { VirtualClock } from '@omc/core/testing'
import { expect, test, vi } from 'vitest'
import { settledWithin } from './settled-within.ts'

test('settles with the work, whatever became of it, and leaves no timer', async () => {
  const clock = new VirtualClock()
  await settledWithin(Promise.resolve(1), 1_000, clock)
  await settledWithin(Promise.reject(new Error('no rows')), 1_000, clock)
  expect(clock.pendingCount).toBe(0)
})

test('waits no longer than it may', async () => {
  const clock = new VirtualClock()
  const settled = vi.fn()
  void settledWithin(new Promise(() => {}), 1_000, clock).then(settled)
  await clock.advance(999)
  expect(settled).not.toHaveBeenCalled()
  await clock.advance(1)
  expect(settled).toHaveBeenCalledOnce()
})
