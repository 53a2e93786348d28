import { expect, test } from 'vitest'
import { createRouter } from './router.ts'
import { fakePage } from './testing/fake-page.ts'

/** A page with a history, and a guard and a loader that the test controls. */
function rig({
  start = '/home',
  sends = {},
}: { start?: string; sends?: Record<string, string> } = {}) {
  const { page, addresses, address, type } = fakePage(start)
  const asked: string[] = []
  const slow = new Map<string, Promise<void>>()
  let down: Error | null = null
  const router = createRouter({
    page,
    async guard(address) {
      asked.push(address)
      if (down) throw down
      return sends[address] ?? null
    },
    async load(address) {
      await slow.get(address)
    },
    routes: (entrance) =>
      ['/home', '/users', '/chat/:id', '*'].map((path) => ({ path, ...entrance })),
  })
  return {
    router,
    asked,
    addresses,
    address,
    type,
    hold(address: string) {
      let settle: { resolve: () => void; reject: (error: Error) => void }
      slow.set(address, new Promise((resolve, reject) => (settle = { resolve, reject })))
      return { resolve: () => settle.resolve(), reject: (error: Error) => settle.reject(error) }
    },
    break(error: Error | null) {
      down = error
    },
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('shows the address of the start after the guard', async () => {
  const { router, asked } = rig({ start: '/users?p=2' })
  expect(router.state).toMatchObject({ isReady: false, isMoving: true })
  await settled()
  expect(asked).toEqual(['/users?p=2'])
  expect(router.state).toMatchObject({
    isReady: true,
    isMoving: false,
    location: { pathname: '/users', search: '?p=2' },
  })
})

test('puts an address into the history only when its screen is there', async () => {
  const { router, addresses, hold } = rig()
  await settled()
  const users = hold('/users')
  const going = router.navigate('/users')
  expect(router.state).toMatchObject({ isMoving: true, location: { pathname: '/home' } })
  expect(addresses()).toEqual(['/home'])
  users.resolve()
  await going
  expect(addresses()).toEqual(['/home', '/users'])
  expect(router.state.location.pathname).toBe('/users')
})

test('lets the last navigation win', async () => {
  const { router, addresses, hold } = rig()
  await settled()
  const slowly = hold('/slow')
  const first = router.navigate('/slow')
  await router.navigate('/users')
  slowly.resolve()
  await first
  expect(addresses()).toEqual(['/home', '/users'])
  expect(router.state.location.pathname).toBe('/users')
})

test('goes where the guard sends, and leaves no refused address behind', async () => {
  const { router, addresses, type } = rig({
    start: '/',
    sends: { '/': '/home', '/chat/1': '/403' },
  })
  await settled()
  expect(addresses()).toEqual(['/home'])
  await router.navigate('/chat/1')
  expect(addresses()).toEqual(['/home', '/403'])
  type('/chat/1')
  await settled()
  expect(addresses()).toEqual(['/home', '/403', '/403'])
})

test('follows the guard without waiting for the script of the screen that it refuses', async () => {
  const { router, address, hold } = rig({ sends: { '/chat/1': '/403' } })
  await settled()
  const refused = hold('/chat/1')
  await router.navigate('/chat/1')
  expect(address()).toBe('/403')
  refused.reject(new Error('gone'))
  await settled()
  expect(router.state.failure).toBeNull()
})

test('is sent to addresses with any letters', async () => {
  const { router } = rig({ start: '/', sends: { '/': '/users?q=连衣裙' } })
  await settled()
  const { location, failure } = router.state
  expect(failure).toBeNull()
  expect(new URLSearchParams(location.search).get('q')).toBe('连衣裙')
})

test('leaves a change of the query to the screen', async () => {
  const { router, addresses, asked, type } = rig()
  await settled()
  await router.navigate('/home?q=a', { replace: true })
  type('/home?q=b')
  expect(addresses()).toEqual(['/home?q=a', '/home?q=b'])
  expect(asked).toEqual(['/home'])
  expect(router.state.location.search).toBe('?q=b')
})

test('asks the guard for another record of the same screen', async () => {
  const { router, asked } = rig({ start: '/chat/1' })
  await settled()
  await router.navigate('/chat/2')
  expect(asked).toEqual(['/chat/1', '/chat/2'])
  expect(router.data.state.matches.at(-1)?.params).toEqual({ id: '2' })
})

test('does not note the same address twice', async () => {
  const { router, addresses } = rig()
  await settled()
  await router.navigate('/users')
  await router.navigate('/users')
  expect(addresses()).toEqual(['/home', '/users'])
  await router.navigate(-1)
  await settled()
  expect(router.state.location.pathname).toBe('/home')
})

test('goes on to the address that a step back has not left yet', async () => {
  const { router, address, hold } = rig()
  await settled()
  await router.navigate('/users')
  hold('/home')
  void router.navigate(-1)
  expect(address()).toBe('/home')
  await router.navigate('/users')
  expect(address()).toBe('/users')
  void router.navigate(-1)
  expect(address()).toBe('/home')
})

test('keeps the address of what could not be shown and tries it again', async () => {
  const rigged = rig()
  await settled()
  const error = new Error('out of reach')
  rigged.break(error)
  await rigged.router.navigate('/users')
  expect(rigged.router.state).toMatchObject({ failure: { error }, isMoving: false })
  expect(rigged.addresses()).toEqual(['/home', '/users'])
  rigged.break(null)
  await rigged.router.revalidate()
  expect(rigged.router.state).toMatchObject({
    failure: null,
    location: { pathname: '/users' },
  })
})

test('asks the guard again about the page that is shown', async () => {
  const sends: Record<string, string> = {}
  const { router, asked, addresses } = rig({ start: '/login', sends })
  await settled()
  sends['/login'] = '/home'
  await router.revalidate()
  expect(asked).toEqual(['/login', '/login', '/home'])
  expect(addresses()).toEqual(['/home'])
})

test('gives up on a guard that sends round in a circle', async () => {
  const { router } = rig({ start: '/a', sends: { '/a': '/b', '/b': '/a' } })
  await settled()
  expect(String(router.state.failure?.error)).toContain('in a circle')
})

test('a step that is blocked is taken back, wherever the entry came from', async () => {
  const { router, type, address, addresses } = rig()
  await settled()
  type('/users')
  await settled()
  let isBlocking = true
  router.data.getBlocker('test', () => isBlocking)
  const blocker = () => router.data.getBlocker('test', () => isBlocking)
  type('/chat/1')
  expect(address()).toBe('/users')
  expect(blocker().state).toBe('blocked')
  blocker().reset?.()
  void router.navigate(-1)
  expect(address()).toBe('/users')
  isBlocking = false
  blocker().proceed?.()
  await settled()
  expect(address()).toBe('/home')
  expect(addresses()).toEqual(['/home', '/users', '/chat/1'])
})
