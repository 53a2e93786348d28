import { ApiError } from '@omc/sdk'
import { expect, test, vi } from 'vitest'
import type { ConsoleSession } from '../session/console-session.ts'
import type { Person } from '../session/person.ts'
import { createGuard, OutOfReach } from './console-guard.ts'

const progress = { start: vi.fn(), finish: vi.fn() }
const exists = () => true
const person = { admin: true, roles: ['admin'] } as unknown as Person

function fakeSession({ token = true, load = async () => person, start = 'signed-out' } = {}) {
  const state: { person: Person | null; isFresh: boolean } = { person: null, isFresh: false }
  let hasToken = token
  const session = {
    state,
    isSignedIn: () => hasToken,
    start: vi.fn(async () => start),
    load: vi.fn(async () => {
      state.person = await load()
      return person
    }),
    reset: vi.fn(() => {
      hasToken = false
    }),
  }
  return session as typeof session & ConsoleSession
}

const http = (status: number) =>
  new ApiError({ kind: 'http', operation: 'users.get_info', status, message: 'x' })

test('loads user info and categories once, then goes on', async () => {
  const session = fakeSession()
  const loadCategories = vi.fn(async () => undefined)
  const guard = createGuard({ exists, session, loadCategories, progress })
  expect(await guard('/setting/user')).toBeNull()
  expect(await guard('/home')).toBeNull()
  expect(session.load).toHaveBeenCalledTimes(1)
  expect(loadCategories).toHaveBeenCalledTimes(1)
  expect(progress.start).toHaveBeenCalledTimes(progress.finish.mock.calls.length)
})

test('resets the session and leads to the sign-in page when loading fails', async () => {
  for (const failure of [http(401), http(403), new Error('malformed')]) {
    const session = fakeSession({
      load: async () => {
        throw failure
      },
    })
    const guard = createGuard({ exists, session, loadCategories: async () => undefined, progress })
    expect(await guard('/setting/user')).toBe('/login?redirect=%2Fsetting%2Fuser')
    expect(session.reset).toHaveBeenCalledOnce()
  }
})

test('counts a failure of the categories as one of the start', async () => {
  const session = fakeSession()
  const loadCategories = async () => {
    throw http(422)
  }
  const guard = createGuard({ exists, session, loadCategories, progress })
  expect(await guard('/home')).toBe('/login?redirect=%2Fhome')
})

test('F27: keeps the session while the server, or a part of the program, is out of reach', async () => {
  const down = [
    http(503),
    new ApiError({ kind: 'network', operation: 'x', message: 'x' }),
    new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/sdk.js'),
  ]
  for (const failure of down) {
    const session = fakeSession({
      load: async () => {
        throw failure
      },
    })
    const guard = createGuard({ exists, session, loadCategories: async () => undefined, progress })
    await expect(guard('/home')).rejects.toBe(failure)
    expect(session.reset).not.toHaveBeenCalled()
  }
})

test('says so when nobody can be asked for a session', async () => {
  const session = fakeSession({ token: false, start: 'unavailable' })
  const guard = createGuard({ exists, session, loadCategories: async () => undefined, progress })
  await expect(guard('/home')).rejects.toBeInstanceOf(OutOfReach)
})

test('asks ahead for the screen while the person is loaded, and not once they are known', async () => {
  const session = fakeSession()
  const askAhead = vi.fn(async () => undefined)
  const guard = createGuard({
    exists,
    session,
    loadCategories: async () => undefined,
    askAhead,
    progress,
  })
  await guard('/setting/user?p=2')
  await guard('/home')
  expect(askAhead.mock.calls).toEqual([['/setting/user?p=2']])
  const nobody = createGuard({
    exists,
    session: fakeSession({ token: false }),
    loadCategories: async () => undefined,
    askAhead,
    progress,
  })
  await nobody('/home')
  expect(askAhead).toHaveBeenCalledOnce()
})

test('lets the first screen in when its rows are there, and turns away without them', async () => {
  let come = () => {}
  const askAhead = () => new Promise<void>((resolve) => (come = resolve))
  const loadCategories = async () => undefined
  const guard = createGuard({ exists, session: fakeSession(), loadCategories, askAhead, progress })
  const decided = vi.fn()
  const decision = guard('/setting/user').then(decided)
  await new Promise((resolve) => setTimeout(resolve))
  expect(decided).not.toHaveBeenCalled()
  come()
  await decision
  expect(decided).toHaveBeenCalledWith(null)

  const refused = fakeSession({
    load: async () => {
      throw http(401)
    },
  })
  const turnedAway = createGuard({ exists, session: refused, loadCategories, askAhead, progress })
  expect(await turnedAway('/setting/user')).toContain('/login')
})
