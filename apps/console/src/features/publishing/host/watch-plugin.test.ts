import type { ExtensionState } from '@omc/core/extension'
import { VirtualClock } from '@omc/core/testing'
import { expect, test, vi } from 'vitest'
import type { FleetEntry } from '../run/run-registry.ts'
import { PLUGIN_EVERY_MS, watchPlugin } from './watch-plugin.ts'

const A = 'https://a.test'
const B = 'https://b.test'
const allowing = (...origins: readonly string[]): ExtensionState => ({
  version: '1.0.0',
  platforms: [A, B].map((origin) => ({ origin, isAllowed: origins.includes(origin) })),
})

/** An account on a page; only the fields that are looked at. */
function account(frameSrc: string | null, phase = 'sending') {
  const pause = vi.fn()
  const snapshot = { frameSrc, loop: { phase: { tag: phase } }, start: { tag: 'none' } }
  // as: the watch reads only these.
  return { pause, entry: { run: { pause }, snapshot } as unknown as FleetEntry }
}

function watched(...accounts: readonly ReturnType<typeof account>[]) {
  const clock = new VirtualClock(0)
  const box: { state: ExtensionState | null } = { state: allowing(A, B) }
  const ask = vi.fn(async () => box.state)
  const onPaused = vi.fn()
  const fleet = () => accounts.map(({ entry }) => entry)
  const stop = watchPlugin({ clock, ask, fleet, onPaused })
  return { clock, box, ask, onPaused, stop, next: () => clock.advance(PLUGIN_EVERY_MS) }
}

test('F29: a plugin that goes away is missed within five seconds, and its runs pause', async () => {
  expect(PLUGIN_EVERY_MS + 2_000).toBeLessThanOrEqual(5_000)
  const [a, b, own] = [account(`${A}/new?uid=1`), account(`${B}/`), account('https://own.test/')]
  const { box, onPaused, next } = watched(a, b, own)
  await next()
  expect(onPaused).not.toHaveBeenCalled()
  box.state = null
  await next()
  expect([a, b, own].map(({ pause }) => pause.mock.calls.length)).toEqual([1, 1, 0])
  expect(onPaused.mock.calls).toEqual([[2]])
  await next()
  expect(onPaused).toHaveBeenCalledTimes(1)
})

test('F29: a channel that is given back pauses its own runs alone', async () => {
  const [a, b] = [account(`${A}/`), account(`${B}/`)]
  const { box, next } = watched(a, b)
  await next()
  box.state = allowing(B)
  await next()
  expect([a, b].map(({ pause }) => pause.mock.calls.length)).toEqual([1, 0])
})

test('an answer that comes too late once pauses nothing', async () => {
  const a = account(`${A}/`)
  const { ask, next } = watched(a)
  await next()
  ask.mockResolvedValueOnce(null)
  await next()
  expect(a.pause).not.toHaveBeenCalled()
})

test('what never had a plugin, stands still, or is over is left alone', async () => {
  const others = [account(null), account(`${A}/`, 'paused'), account(`${A}/`, 'stopped')]
  const { box, onPaused, next } = watched(...others)
  await next()
  box.state = null
  await next()
  expect(onPaused).not.toHaveBeenCalled()
  const never = account(`${A}/`)
  const without = watched(never)
  without.box.state = null
  await without.next()
  await without.next()
  expect(never.pause).not.toHaveBeenCalled()
})

test('asks no more after the end', async () => {
  const busy = watched(account(`${A}/`))
  await busy.next()
  busy.stop()
  await busy.next()
  expect(busy.ask).toHaveBeenCalledTimes(1)
  expect(busy.clock.pendingCount).toBe(0)
})
