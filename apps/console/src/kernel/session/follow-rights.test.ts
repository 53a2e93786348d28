import { VirtualClock } from '@omc/core/testing'
import { expect, test, vi } from 'vitest'
import type { ChannelListener } from '../realtime/listened-channel.ts'
import { ASK_WITHIN_MS, followRights } from './follow-rights.ts'

const personWith = (...permissions: string[]) =>
  ({ roles: ['svip'], permissions, admin: false }) as never

function start({ isSignedIn = true } = {}) {
  const clock = new VirtualClock()
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('away'))
  const onChanged = vi.fn<() => void>()
  const state = { person: personWith('publish:run'), isFresh: false }
  let channel: ChannelListener<never> | undefined
  followRights({
    realtime: {
      onNotifications(listener) {
        channel = listener
        return () => undefined
      },
    },
    session: { load, isSignedIn: () => isSignedIn, state },
    onChanged,
    clock,
    random: { next: () => 0.5 },
  })
  return { clock, load, channel, state, onChanged }
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

test.each([
  ['a right was taken', personWith(), 1],
  ['they are the same', personWith('publish:run'), 0],
  ['the session has ended', null as never, 0],
])('F14: the guard runs again only when rights have changed: %s', async (_, next, times) => {
  const { load, channel, state, onChanged } = start()
  load.mockImplementation(async () => {
    state.person = next
    return undefined as never
  })
  channel?.reconnected?.()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await Promise.resolve()
  expect(onChanged).toHaveBeenCalledTimes(times)
})
