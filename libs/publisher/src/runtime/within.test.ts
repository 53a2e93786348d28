import { VirtualClock } from '@omc/core/testing'
import { expect, it } from 'vitest'
import { within } from './within.ts'

it('gives the answer, or what went wrong, and leaves no timer', async () => {
  const clock = new VirtualClock(0)
  expect(await within(clock, 50, async () => 'yes')).toBe('yes')
  const thrown = within(clock, 50, () => {
    throw new Error('at once')
  })
  await expect(thrown).rejects.toThrow('at once')
  expect(clock.pendingCount).toBe(0)
})

it('gives up a call that hangs when its time is over, and not before', async () => {
  const clock = new VirtualClock(1_000)
  let ended = ''
  const hanging = within(clock, 50, () => new Promise(() => {}))
  hanging.catch((error: Error) => (ended = error.message))
  await clock.advance(49)
  expect(ended).toBe('')
  await clock.advance(1)
  expect(ended).toBe('no answer in 50 ms')
})
