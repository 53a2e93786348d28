import { SESSION_LOCK, TAB_LOCK } from '@omc/sdk'
import { expect, test, vi } from 'vitest'
import { askEarly, type EarlyPorts } from './ask-early.ts'
import type { EarlyAnswers } from './early-answers.ts'

const ROWS = '/api/v1/carry_contents?page%5Bsize%5D=20'

/** Fake locks: some are held, others are free. */
function locksOf(held: readonly string[] = []): LockManager {
  const locks = {
    query: async () => ({ held: held.map((name) => ({ name })) }),
    request: async (name: string, _options: object, task: (lock: object | null) => unknown) =>
      task(held.includes(name) ? null : { name }),
  }
  // as: the code uses only these members.
  return locks as unknown as LockManager
}

function setUp(given: Partial<EarlyPorts> = {}) {
  const answers: EarlyAnswers = new Map()
  const asked: [url: string, authorization: unknown][] = []
  const fetch = vi.fn(async (url: string, { headers }: RequestInit) => {
    asked.push([url, new Headers(headers).get('authorization')])
    return url === '/refreshToken' ? Response.json({ access_token: 'new' }) : Response.json({})
  })
  const ports = { answers, fetch, locks: locksOf(), token: null, reads: [ROWS], ...given }
  return { answers, asked, early: async () => askEarly(ports) }
}

test('asks for a token, and with it for the person and what the screen reads', async () => {
  const { answers, asked, early } = setUp()
  await early()
  expect(asked).toEqual([
    ['/refreshToken', null],
    ['/api/v1/users/get_info', 'Bearer new'],
    [ROWS, 'Bearer new'],
  ])
  // The body was read here and is still readable for the session.
  const renewed = await answers.get(' /refreshToken')
  expect(await renewed?.json()).toEqual({ access_token: 'new' })
})

test('reads with the token that the tab had, and each address once', async () => {
  const { asked, early } = setUp({ token: 'own', reads: [ROWS, '/api/v1/users/get_info', ROWS] })
  await early()
  expect(asked).toEqual([
    ['/api/v1/users/get_info', 'Bearer own'],
    [ROWS, 'Bearer own'],
  ])
})

test.each([
  ['another tab is there, which has a token to give', locksOf([TAB_LOCK])],
  ['another tab is asking', locksOf([SESSION_LOCK])],
  ['nobody can know', undefined],
])('asks for no token where %s', async (_case, locks) => {
  const { asked, early } = setUp({ locks })
  await early()
  expect(asked).toEqual([])
})

test.each([
  ['is refused', Response.json({ errors: [] }, { status: 401 })],
  ['has no token', Response.json({ access_token: 7 })],
])('reads nothing when the renewal %s, and leaves that to the session', async (_case, answer) => {
  const fetch = vi.fn(async () => answer)
  const { answers, early } = setUp({ fetch })
  await early()
  expect(fetch).toHaveBeenCalledOnce()
  expect([...answers.keys()]).toEqual([' /refreshToken'])
})

test('leaves no failure unheard', async () => {
  const fetch = vi.fn(async () => Promise.reject(new TypeError('offline')))
  const reading = setUp({ fetch, token: 'own' })
  await reading.early()
  expect(reading.answers.size).toBe(2)
  await expect(setUp({ fetch }).early()).rejects.toThrow('offline')
})
