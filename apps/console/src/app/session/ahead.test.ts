import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSignInMark } from './sign-in-mark.ts'

const script = readFileSync('public/ahead.js', 'utf8')
const run = () => {
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the file runs as it is served
  new Function(script)()
}
const asked = () =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute('href'),
  )

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML = '<meta name="omc-ahead" content="/assets/a.js /assets/b.js">'
})
afterEach(() => vi.unstubAllGlobals())

test('loads ahead what a start with a session needs, in a browser where somebody signed in', () => {
  createSignInMark().set()
  run()
  expect(asked()).toEqual(['/assets/a.js', '/assets/b.js'])
})

test('loads nothing ahead on a first visit, after a sign-out, and where nothing is kept', () => {
  run()
  createSignInMark().set()
  createSignInMark().remove()
  run()
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  run()
  expect(asked()).toEqual([])
})
