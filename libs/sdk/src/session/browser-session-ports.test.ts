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

it('has each port only where the browser has what it needs', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', undefined)
  vi.stubGlobal('addEventListener', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  expect(Object.keys(browserSessionPorts())).toEqual(['clock', 'random'])
  vi.unstubAllGlobals()
  vi.stubGlobal('navigator', undefined)
  const { channel } = browserSessionPorts('omc-session-unlocked')
  expect(channel).not.toHaveProperty('isAlone')
  channel?.listen(() => {})()
})

it('hears the pages beside it until it stops, and is then no page beside them', async () => {
  const [one, other] = [0, 1].map(() => browserSessionPorts('omc-session-pages').channel)
  const heard = vi.fn<(message: unknown) => void>()
  const [stopOne, stopOther] = [one?.listen(heard), other?.listen(() => {})]
  expect(await one?.isAlone?.()).toBe(false)
  other?.post({ kind: 'ask' })
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[{ kind: 'ask' }]]))
  stopOther?.()
  await vi.waitFor(async () => expect(await one?.isAlone?.()).toBe(true))
  stopOne?.()
})

it('waits for a lock only as long as it is asked to', async () => {
  const { locks } = browserSessionPorts()
  let free = () => {}
  const held = new Promise<void>((resolve) => (free = resolve))
  const first = locks?.run('omc-lock-test', new AbortController().signal, async () => held)
  const leaving = new AbortController()
  const second = locks?.run('omc-lock-test', leaving.signal, async () => {})
  leaving.abort()
  await expect(second).rejects.toMatchObject({ name: 'AbortError' })
  free()
  await first
})

it('keeps for its own life what a full storage refuses', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { ...memoryStorage(), setItem: full })
  const { storage } = browserSessionPorts('omc-session-full')
  storage?.setItem('Authorization', 'kept')
  expect(storage?.getItem('Authorization')).toBe('kept')
})
