import { expect, test, vi } from 'vitest'
import { createUncaught } from './uncaught.ts'

test('keeps what comes before there is a handler, in order', () => {
  const uncaught = createUncaught()
  const handler = vi.fn()
  uncaught.report('a', 'script')
  uncaught.report('b', 'promise')
  uncaught.handleBy(handler)
  uncaught.report('c', 'render')
  expect(handler.mock.calls).toEqual([
    ['a', 'script'],
    ['b', 'promise'],
    ['c', 'render'],
  ])
})

test('keeps a bounded number', () => {
  const uncaught = createUncaught()
  const handler = vi.fn()
  for (let index = 0; index < 1_000; index += 1) uncaught.report(String(index), 'script')
  uncaught.handleBy(handler)
  expect(handler).toHaveBeenCalledTimes(20)
})

test('tells an error once that a route and the boundary around it both report', () => {
  const uncaught = createUncaught()
  const handler = vi.fn()
  uncaught.handleBy(handler)
  const thrown = new Error('x')
  uncaught.report(thrown, 'render')
  uncaught.report(thrown, 'script')
  uncaught.report(new Error('x'), 'script')
  expect(handler).toHaveBeenCalledTimes(2)
})

test('says that something waits, also when it came before anybody listened', () => {
  const uncaught = createUncaught()
  const listener = vi.fn()
  uncaught.report('a', 'script')
  uncaught.onWaiting(listener)
  uncaught.report('b', 'script')
  expect(listener).toHaveBeenCalledTimes(2)
  uncaught.handleBy(vi.fn())
  uncaught.report('c', 'script')
  expect(listener).toHaveBeenCalledTimes(2)
})
