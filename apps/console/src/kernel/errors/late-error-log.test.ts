import { subscribe } from 'valtio/vanilla'
import { expect, test, vi } from 'vitest'
import { createLateErrorLog } from './late-error-log.ts'
import { startErrorLog } from './start-error-log.ts'
import { createUncaught } from './uncaught.ts'

test('asks for the log with the first error only, and hands over what waited', async () => {
  const uncaught = createUncaught()
  const load = vi.fn(async () => startErrorLog)
  const late = createLateErrorLog(uncaught, load)
  const listener = vi.fn()
  subscribe(late.state, listener, true)
  expect([late.state.log, load.mock.calls.length]).toEqual([null, 0])
  uncaught.report(new Error('a'), 'request')
  uncaught.report(new Error('b'), 'request')
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1))
  expect(late.state.log?.state.count).toBe(2)
  expect(load).toHaveBeenCalledTimes(1)
  late.clear()
  expect(late.state.log?.state.count).toBe(0)
})

test('asks again with the next error when its scripts were out of reach', async () => {
  const uncaught = createUncaught()
  const load = vi.fn(async () => startErrorLog)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: x'))
  const late = createLateErrorLog(uncaught, load)
  uncaught.report(new Error('a'), 'request')
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(late.state.log).toBeNull()
  await vi.waitFor(() => {
    uncaught.report(new Error('b'), 'request')
    expect(late.state.log).not.toBeNull()
  })
})
