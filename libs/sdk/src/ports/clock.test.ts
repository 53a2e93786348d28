import { afterEach, expect, it, vi } from 'vitest'
import { systemClock } from './clock.ts'

afterEach(() => vi.restoreAllMocks())

it('waits as long as a timer can for what has no end: a longer delay would be over at once', () => {
  const set = vi.spyOn(globalThis, 'setTimeout')
  for (const delayMs of [Infinity, 2 ** 31, 5]) systemClock().schedule(() => undefined, delayMs)()
  expect(set.mock.calls.map(([, delayMs]) => delayMs)).toEqual([2 ** 31 - 1, 2 ** 31 - 1, 5])
})
