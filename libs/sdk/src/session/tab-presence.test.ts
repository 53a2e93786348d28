import { expect, it, vi } from 'vitest'
import { channelHub } from '../testing/fake-tabs.ts'
import { createTestClock, settlePromises } from '../testing/test-clock.ts'
import { createSession } from './create-session.ts'
import { SESSION_TIMING } from './session-timing.ts'
import { tabPresence } from './tab-presence.ts'

const { locks } = navigator

it('is alone until another tab comes, and again when that one has left', async () => {
  const first = tabPresence(locks, 'tabs')
  expect(await first.isAlone()).toBe(true)
  tabPresence(locks, 'others')
  const second = tabPresence(locks, 'tabs')
  expect(await second.isAlone()).toBe(false)
  expect(await first.isAlone()).toBe(false)
  second.leave()
  await vi.waitFor(async () => expect(await first.isAlone()).toBe(true))
})

it('holds nothing when it leaves before it was there', async () => {
  const gone = tabPresence(locks, 'short')
  gone.leave()
  const later = tabPresence(locks, 'short')
  await vi.waitFor(async () => expect(await later.isAlone()).toBe(true))
})

it('is not surely alone where a page may hold no locks', async () => {
  const refused = async () => {
    throw new DOMException('opaque origin', 'SecurityError')
  }
  // as: the two members that are used.
  const none = { request: refused, query: refused } as unknown as LockManager
  expect(await tabPresence(none, 'tabs').isAlone()).toBe(false)
})

it('lets a session that starts wait for nobody, unless somebody may be there', async () => {
  const clock = createTestClock()
  const start = async (isAlone: boolean) => {
    const channel = { ...channelHub().join(), isAlone: async () => isAlone }
    const refresh = vi.fn<() => Promise<string>>(async () => 'new')
    const started = createSession({ clock, channel, refresh }).start()
    await settlePromises()
    return { refresh, started }
  }
  const alone = await start(true)
  expect(alone.refresh).toHaveBeenCalledTimes(1)
  expect(await alone.started).toBe('signed-in')
  const beside = await start(false)
  expect(beside.refresh).not.toHaveBeenCalled()
  await clock.advance(SESSION_TIMING.askMs)
  expect(await beside.started).toBe('signed-in')
})
