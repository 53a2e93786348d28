import { VirtualClock } from '@omc/core/testing'
import { expect, test, vi } from 'vitest'
import type { ChannelListener } from '../realtime/listened-channel.ts'
import { ASK_WITHIN_MS, followRights } from './follow-rights.ts'

function start({ isSignedIn = true } = {}) {
  const clock = new VirtualClock()
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('away'))
  let channel: ChannelListener<never> | undefined
  followRights({
    realtime: {
      onNotifications(listener) {
        channel = listener
        return () => undefined
      },
    },
    session: { load, isSignedIn: () => isSignedIn },
    clock,
    random: { next: () => 0.5 },
  })
  return { clock, load, channel }
}

test('F14: a connection that breaks off has the rights asked for within 2 s, and again when it is back', async () => {
  const { clock, load, channel } = start()
  channel?.connected?.()
  expect(load).not.toHaveBeenCalled()
  channel?.disconnected?.()
  await clock.advance(ASK_WITHIN_MS / 2 - 1)
  expect(load).not.toHaveBeenCalled()
  await clock.advance(1)
  expect(load).toHaveBeenCalledOnce()
  channel?.reconnected?.()
  expect(load).toHaveBeenCalledTimes(2)
})

test('F14: after a sign-out nobody is asked', async () => {
  const { clock, load, channel } = start({ isSignedIn: false })
  channel?.connected?.()
  channel?.disconnected?.()
  await clock.advance(ASK_WITHIN_MS)
  expect(load).not.toHaveBeenCalled()
})
