import { afterEach, expect, it, vi } from 'vitest'
import { browserSessionPorts } from './browser-session-ports.ts'
import { createSession } from './create-session.ts'
import { memoryStorage } from './memory-storage.ts'

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

it('lives in memory where a worker has no storage and a page is forbidden it', async () => {
  const ports = (descriptor: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, ...descriptor })
    const made = browserSessionPorts('omc-session-storage-test')
    if (before) Object.defineProperty(globalThis, 'sessionStorage', before)
    else Reflect.deleteProperty(globalThis, 'sessionStorage')
    return made
  }
  const forbidden = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  for (const descriptor of [{ value: undefined }, { get: forbidden }]) {
    const session = createSession(ports(descriptor))
    session.signIn('kept')
    expect(session.token()).toBe('kept')
    session.dispose()
  }
})

it('hears that the network is back, until the session is disposed of', async () => {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  const heard = vi.fn<() => void>()
  const stop = browserSessionPorts().online?.(heard)
  target.dispatchEvent(new Event('online'))
  stop?.()
  target.dispatchEvent(new Event('online'))
  expect(heard).toHaveBeenCalledTimes(1)
})
