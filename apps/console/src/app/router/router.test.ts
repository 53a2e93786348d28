import { expect, test } from 'vitest'
import { addressAt, parseLocation, type AddressBar } from './address-bar.ts'
import { createRouter } from './router.ts'

/** A bar with a history, and a guard and a loader that answer when the test says so. */
function rig({
  start = '/home',
  sends = {},
}: { start?: string; sends?: Record<string, string> } = {}) {
  const entries = [start]
  let moved = (): void => undefined
  const bar: AddressBar = {
    read: () => parseLocation(entries.at(-1) ?? '/'),
    write: (to, change) => {
      if (change === 'replace') entries.pop()
      entries.push(addressAt(to))
    },
    step: (count) => {
      entries.splice(count)
      moved()
    },
    onMoved: (listener) => {
      moved = listener
    },
  }
  const asked: string[] = []
  const slow = new Map<string, Promise<void>>()
  let down: Error | null = null
  const router = createRouter({
    bar,
    async guard(address) {
      asked.push(address)
      if (down) throw down
      return sends[address] ?? null
    },
    async load(address) {
      await slow.get(address)
    },
  })
  return {
    router,
    entries,
    asked,
    hold(address: string) {
      let resolve = (): void => undefined
      slow.set(address, new Promise((done) => (resolve = done)))
      return { resolve: () => resolve() }
    },
    break(error: Error | null) {
      down = error
    },
    type(address: string) {
      entries.push(address)
      moved()
    },
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('shows the address of the start after the guard', async () => {
  const { router, asked } = rig({ start: '/setting/user?p=2' })
  expect(router.getState()).toMatchObject({ isReady: false, isMoving: true })
  await settled()
  expect(asked).toEqual(['/setting/user?p=2'])
  expect(router.getState()).toMatchObject({
    isReady: true,
    isMoving: false,
    location: { pathname: '/setting/user', search: '?p=2' },
  })
})

test('puts an address into the history only when its screen is there', async () => {
  const { router, entries, hold } = rig()
  await settled()
  const users = hold('/users')
  const going = router.navigate('/users')
  expect(router.getState()).toMatchObject({ isMoving: true, location: { pathname: '/home' } })
  expect(entries).toEqual(['/home'])
  users.resolve()
  await going
  expect(entries).toEqual(['/home', '/users'])
  expect(router.getState().location.pathname).toBe('/users')
})

test('lets the last navigation win', async () => {
  const { router, entries, hold } = rig()
  await settled()
  const slowly = hold('/slow')
  const first = router.navigate('/slow')
  await router.navigate('/users')
  slowly.resolve()
  await first
  expect(entries).toEqual(['/home', '/users'])
  expect(router.getState().location.pathname).toBe('/users')
})

test('goes where the guard sends, and leaves no refused address behind', async () => {
  const { router, entries, type } = rig({ start: '/', sends: { '/': '/home', '/chat': '/403' } })
  await settled()
  expect(entries).toEqual(['/home'])
  await router.navigate('/chat')
  expect(entries).toEqual(['/home', '/403'])
  type('/chat')
  await settled()
  expect(entries).toEqual(['/home', '/403', '/403'])
})

test('leaves a change of the query to the screen', async () => {
  const { router, entries, asked, type } = rig()
  await settled()
  await router.navigate('/home?q=a', { replace: true })
  type('/home?q=b')
  expect(entries).toEqual(['/home?q=a', '/home?q=b'])
  expect(asked).toEqual(['/home'])
  expect(router.getState().location.search).toBe('?q=b')
})

test('does not note the same address twice', async () => {
  const { router, entries } = rig()
  await settled()
  await router.navigate('/users')
  await router.navigate('/users')
  expect(entries).toEqual(['/home', '/users'])
  await router.navigate(-1)
  await settled()
  expect(router.getState().location.pathname).toBe('/home')
})

test('keeps the address of what could not be shown and tries it again', async () => {
  const rigged = rig()
  await settled()
  const error = new Error('out of reach')
  rigged.break(error)
  await rigged.router.navigate('/users')
  expect(rigged.router.getState()).toMatchObject({ failure: { error }, isMoving: false })
  expect(rigged.entries).toEqual(['/home', '/users'])
  rigged.break(null)
  await rigged.router.revalidate()
  expect(rigged.router.getState()).toMatchObject({
    failure: null,
    location: { pathname: '/users' },
  })
})

test('gives up on a guard that sends round in a circle', async () => {
  const { router } = rig({ start: '/a', sends: { '/a': '/b', '/b': '/a' } })
  await settled()
  expect(String(router.getState().failure?.error)).toContain('in a circle')
})
