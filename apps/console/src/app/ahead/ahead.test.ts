import { TOKEN_KEY } from '@omc/sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStore } from '../../kernel/ports/browser-stores.ts'
import { createSignInMark } from '../../kernel/session/sign-in-mark.ts'
import { keepFirstParts } from './first-parts.ts'
import { keptFirstReads } from './kept-first-reads.ts'

const fetched = vi.fn<(url: string) => Promise<Response>>()

/** Runs the script as the page does: once, when it is parsed. */
const run = async () => {
  vi.resetModules()
  await import('./ahead.ts')
}
const loaded = () =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute('href'),
  )
const fetches = () => fetched.mock.calls.map(([url]) => url)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  location.hash = '#/carry/content/list'
  document.head.innerHTML =
    '<meta name="omc-ahead" content="/assets/a.js /assets/b.js">' +
    '<meta name="omc-sign-in" content="/assets/sign-in.js">'
  fetched.mockReset().mockImplementation(async () => Response.json({}))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete window.omcEarly
})

test('asks ahead for what a start with a session needs, in a browser where somebody signed in', async () => {
  createSignInMark().set()
  sessionStorage.setItem(TOKEN_KEY, 'own')
  keptFirstReads(browserStore).write({ '/carry/content/list': ['/api/v1/carry_contents?page=1'] })
  const asked = ['/assets/contents.js']
  keepFirstParts('/carry/content/list', asked, { page: document, store: browserStore })
  await run()
  expect(loaded()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/contents.js'])
  expect(fetches()).toEqual(['/api/v1/users/get_info', '/api/v1/carry_contents?page=1'])
  expect(window.omcEarly?.size).toBe(2)
})

test('asks for the sign-in form alone on a first visit, after a sign-out, and where nothing is kept', async () => {
  sessionStorage.setItem(TOKEN_KEY, 'own')
  await run()
  createSignInMark().set()
  createSignInMark().remove()
  await run()
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  await run()
  expect(new Set(loaded())).toEqual(new Set(['/assets/sign-in.js']))
  expect(fetches()).toEqual([])
})
