import { VirtualClock } from '@omc/core/testing'
import { expect, test } from 'vitest'
import { POLL_MS, pollVisible } from './poll-visible.ts'

test('counts once a minute while the page is visible, and never after the end', async () => {
  const clock = new VirtualClock()
  let rounds = 0
  let isVisible = true
  const stop = pollVisible({ clock, isVisible: () => isVisible, run: () => (rounds += 1) })
  await clock.advance(POLL_MS - 1)
  expect(rounds).toBe(0)
  await clock.advance(1)
  expect(rounds).toBe(1)
  isVisible = false
  await clock.advance(3 * POLL_MS)
  expect(rounds).toBe(1)
  isVisible = true
  await clock.advance(POLL_MS)
  expect(rounds).toBe(2)
  stop()
  await clock.advance(10 * POLL_MS)
  expect(rounds).toBe(2)
})
