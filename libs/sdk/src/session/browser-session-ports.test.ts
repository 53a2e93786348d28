import { afterEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../testing/fake-tabs.ts'
import { browserSessionPorts } from './browser-session-ports.ts'
import { createSession } from './create-session.ts'

afterEach(() => vi.unstubAllGlobals())

function page(token: string | null, refresh: () => Promise<string>) {
  vi.stubGlobal('sessionStorage', memoryStorage(token === null ? {} : { Authorization: token }))
  return createSession({
    ...browserSessionPorts('omc-session-test'),
    refresh,
    onSignedOut: () => {},
    onForbidden: () => {},
  })
}

it('shares one refresh and one sign-out over real channels and locks', async () => {
  const refresh = vi.fn<() => Promise<string>>(async () => 'new')
  const pages = Array.from({ length: 3 }, () => page('old', refresh))
  const renewals = await Promise.all(pages.map(async (one) => one.renew('old')))
  expect(renewals.map(({ tag }) => tag)).toEqual(['renewed', 'renewed', 'renewed'])
  expect(refresh).toHaveBeenCalledTimes(1)
  pages[0]?.signOut()
  await vi.waitUntil(() => pages.every((one) => one.token() === null))
  for (const one of pages) one.dispose()
})

it('does without channels and locks where the browser has none', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', {})
  const alone = page(null, async () => 'new')
  expect(browserSessionPorts()).not.toHaveProperty('locks')
  expect(await alone.start()).toBe('signed-in')
})
