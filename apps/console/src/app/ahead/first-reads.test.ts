import { expect, test, vi } from 'vitest'
import { browserStore } from '../../kernel/ports/browser-stores.ts'
import { ACCEPT, questionOf, type EarlyAnswers } from './early-answers.ts'
import { createFirstReads } from './first-reads.ts'
import { keptFirstReads, MOST_READS, MOST_SCREENS } from './kept-first-reads.ts'

const ROWS = '/api/v1/carry_contents'
const accept = ACCEPT
const get = { method: 'GET', headers: { accept, authorization: 'Bearer own' } }

function setUp(answers?: EarlyAnswers) {
  localStorage.clear()
  const fetch = vi.fn(async () => Response.json({ late: true }))
  const later: { dueAt: number; run: () => void }[] = []
  const at = (dueAt: number, run: () => void) => {
    later.push({ dueAt, run })
    return () => undefined
  }
  const ports = { store: browserStore, clock: { now: () => 1_000, at } }
  const reads = createFirstReads(fetch, ports, answers)
  return { reads, fetch, later, kept: () => keptFirstReads(browserStore).read() }
}

const early = (url = ROWS, authorization = 'Bearer own') =>
  new Map([[questionOf(url, authorization), Promise.resolve(Response.json({ early: true }))]])

test('gives what was asked for early, once', async () => {
  const { reads, fetch } = setUp(early())
  expect(await (await reads.fetch(ROWS, get)).json()).toEqual({ early: true })
  expect(fetch).not.toHaveBeenCalled()
  expect(await (await reads.fetch(ROWS, get)).json()).toEqual({ late: true })
})

test.each([
  [
    'in the name of somebody else',
    ROWS,
    { ...get, headers: { accept, authorization: 'Bearer other' } },
  ],
  ['for a file', ROWS, { ...get, headers: { ...get.headers, accept: '*/*' } }],
  ['something else', `${ROWS}?sort=id`, get],
  ['to write', ROWS, { ...get, method: 'POST' }],
])('asks the server when it is asked %s', async (_case, url, init) => {
  const { reads, fetch } = setUp(early())
  await reads.fetch(url, init)
  expect(fetch).toHaveBeenCalledOnce()
})

test('gives it to a part that loads after the screen, for ten seconds', async () => {
  const soon = setUp(early())
  soon.reads.keep('/home', '/home')
  expect(soon.later.map(({ dueAt }) => dueAt)).toEqual([11_000])
  await soon.reads.fetch(ROWS, get)
  expect(soon.fetch).not.toHaveBeenCalled()
  const late = setUp(early())
  late.reads.keep('/home', '/home')
  for (const { run } of late.later) run()
  await late.reads.fetch(ROWS, get)
  expect(late.fetch).toHaveBeenCalledOnce()
})

test.each([
  ['POST', get.headers],
  ['GET', { ...get.headers, 'idempotency-key': 'k' }],
])('asks again after a write: %s', async (method, headers) => {
  const { reads, fetch } = setUp(early())
  await reads.fetch(`${ROWS}/1`, { method, headers })
  await reads.fetch(ROWS, get)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('fails as soon as it is given up', async () => {
  const { reads } = setUp(new Map([[questionOf(ROWS, 'Bearer own'), new Promise(() => undefined)]]))
  const life = new AbortController()
  const waiting = reads.fetch(ROWS, { ...get, signal: life.signal })
  life.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
  const never = setUp(early())
  await expect(never.reads.fetch(ROWS, { ...get, signal: life.signal })).rejects.toThrow('enough')
})

test('keeps what a screen read until it stood, and no write whatever its method', async () => {
  const { reads, kept } = setUp()
  await reads.fetch('/refreshToken', { method: 'GET', headers: { accept } })
  await reads.fetch(ROWS, get)
  await reads.fetch(`${ROWS}/sync`, {
    method: 'GET',
    headers: { ...get.headers, 'idempotency-key': 'k' },
  })
  await reads.fetch(ROWS, { ...get, method: 'POST' })
  reads.keep('/carry/content/list', '/carry/content/list')
  await reads.fetch('/api/v1/users', get)
  reads.keep('/setting/user', '/setting/user')
  expect(kept()).toEqual({ '/carry/content/list': [ROWS] })
})

test('keeps nothing of an address with a search in it, and nothing after a sign-out', async () => {
  const { reads, kept } = setUp()
  await reads.fetch(ROWS, get)
  reads.keep('/carry/content/list?search=13800000000', '/carry/content/list?search=13800000000')
  expect(kept()).toEqual({})
  const other = setUp()
  await other.reads.fetch(ROWS, get)
  other.reads.keep('/carry/content/list', '/carry/content/list')
  other.reads.forget()
  expect(other.kept()).toEqual({})
})

test('keeps nothing for a screen that the page did not begin with', async () => {
  const { reads, kept } = setUp()
  await reads.fetch(ROWS, get)
  reads.keep('/home', '/carry/content/list')
  expect(kept()).toEqual({})
})

test('keeps few reads of the screens that were used last', async () => {
  const { reads, kept } = setUp()
  const screens = Array.from({ length: MOST_SCREENS }, (_, n) => [`/screen/${n}`, [ROWS]] as const)
  keptFirstReads(browserStore).write(Object.fromEntries(screens))
  for (let n = 0; n < MOST_READS + 2; n += 1) await reads.fetch(`${ROWS}/${n}`, get)
  reads.keep('/home', '/home')
  expect(Object.keys(kept())).toHaveLength(MOST_SCREENS)
  expect(kept()['/screen/0']).toBeUndefined()
  expect(kept()['/home']).toHaveLength(MOST_READS)
})

test('reads nothing but addresses of its own server out of the storage', () => {
  const { kept } = setUp()
  const bad = ['https://other.test/', '//other.test/', '/logout', '/api/v1/../../logout', 7, null]
  localStorage.setItem('omc.firstReads', JSON.stringify({ '/home': [...bad, ROWS], other: [ROWS] }))
  expect(kept()).toEqual({ '/home': [ROWS] })
})
