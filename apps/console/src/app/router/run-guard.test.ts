import { ApiError } from '@omc/sdk'
import { expect, test, vi } from 'vitest'
import type { ConsoleSession } from '../session/console-session.ts'
import type { Person } from '../session/person.ts'
import { OutOfReach, runGuard } from './run-guard.ts'

const built = new Set(['/login', '/home', '/setting/user', '/404', '/403'])
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
  const ports = { session, built, loadCategories }
  expect(await runGuard('/setting/user', ports)).toBeNull()
  expect(await runGuard('/home', ports)).toBeNull()
  expect(session.load).toHaveBeenCalledTimes(1)
  expect(loadCategories).toHaveBeenCalledTimes(1)
})

test('resets the session and leads to the sign-in page when loading fails', async () => {
  for (const failure of [http(401), http(403), new Error('malformed')]) {
    const session = fakeSession({
      load: async () => {
        throw failure
      },
    })
    const ports = { session, built, loadCategories: async () => undefined }
    expect(await runGuard('/setting/user', ports)).toBe('/login?redirect=%2Fsetting%2Fuser')
    expect(session.reset).toHaveBeenCalledOnce()
  }
})

test('counts a failure of the categories as one of the start', async () => {
  const session = fakeSession()
  const ports = {
    session,
    built,
    loadCategories: async () => {
      throw http(422)
    },
  }
  expect(await runGuard('/home', ports)).toBe('/login?redirect=%2Fhome')
})

test('keeps the session while the server is out of reach', async () => {
  const down = [http(503), new ApiError({ kind: 'network', operation: 'x', message: 'x' })]
  for (const failure of down) {
    const session = fakeSession({
      load: async () => {
        throw failure
      },
    })
    const ports = { session, built, loadCategories: async () => undefined }
    await expect(runGuard('/home', ports)).rejects.toBe(failure)
    expect(session.reset).not.toHaveBeenCalled()
  }
})

test('says so when nobody can be asked for a session', async () => {
  const session = fakeSession({ token: false, start: 'unavailable' })
  const ports = { session, built, loadCategories: async () => undefined }
  await expect(runGuard('/home', ports)).rejects.toBeInstanceOf(OutOfReach)
})
