import { ApiError } from '@omc/sdk'
import { expect, test, vi } from 'vitest'
import { listenForErrors } from './listen-for-errors.ts'
import { startErrorLog } from './start-error-log.ts'
import { createUncaught } from './uncaught.ts'

function page(setting?: readonly string[]) {
  const uncaught = createUncaught()
  const print = vi.fn()
  const log = startErrorLog(uncaught, { print, ...(setting ? { setting } : {}) })
  const kinds = () => log.state.rows.map(({ kind, message }) => [kind, message])
  return { uncaught, print, log, kinds }
}
const failed = (kind: 'http' | 'aborted') =>
  new ApiError({ kind, operation: 'users.list', message: 'no', status: kind === 'http' ? 500 : 0 })

test('takes a failed call for one of a request wherever it comes from, and does not print it', () => {
  const { uncaught, print, kinds } = page()
  uncaught.report(failed('http'), 'promise')
  expect(kinds()).toEqual([['request', 'no']])
  expect(print).not.toHaveBeenCalled()
})

test('leaves out calls that were called off', () => {
  const { uncaught, kinds } = page()
  uncaught.report(failed('aborted'), 'promise')
  expect(kinds()).toEqual([])
})

test('names a part that did not arrive as the specification does', () => {
  const { uncaught, print, kinds } = page()
  const words = 'Failed to fetch dynamically imported module: http://x/assets/list-9f.js'
  uncaught.report(new TypeError(words), 'render')
  expect(kinds()).toEqual([
    ['render', 'Loading chunk list-9f.js failed (missing: http://x/assets/list-9f.js)'],
  ])
  expect(print.mock.calls[0]?.[0]).toMatch(/^\[omc\] Loading chunk/)
})

test('keeps and prints nothing where the setting leaves production out', () => {
  const { uncaught, print, kinds } = page(['development'])
  uncaught.report(new Error('x'), 'script')
  expect(kinds()).toEqual([])
  expect(print).not.toHaveBeenCalled()
})

test('hears the window: scripts, promises and own files, not pictures and hints to load ahead', () => {
  const { uncaught, kinds } = page()
  const stop = listenForErrors(window, uncaught.report)
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('a'), message: 'Uncaught a' }))
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('b') })
  window.dispatchEvent(rejection)
  const link = (rel: string, href: string) =>
    Object.assign(document.createElement('link'), { rel, href })
  const style = link('stylesheet', 'http://x/a.css')
  const hint = link('modulepreload', 'http://x/b.js')
  const picture = document.createElement('img')
  document.body.append(style, hint, picture)
  style.dispatchEvent(new Event('error'))
  hint.dispatchEvent(new Event('error'))
  picture.dispatchEvent(new Event('error'))
  stop()
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('c') }))
  style.remove()
  hint.remove()
  picture.remove()
  expect(kinds()).toEqual([
    ['resource', 'Could not load http://x/a.css'],
    ['promise', 'b'],
    ['script', 'a'],
  ])
})
