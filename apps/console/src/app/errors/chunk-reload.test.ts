import { expect, test, vi } from 'vitest'
import { isChunkFailure, reloadOnce } from './chunk-reload.ts'

function page({ isHeld = false, blocked = false } = {}) {
  const kept = new Map<string, string>()
  let at = 1_000_000
  const ports = {
    storage: () => {
      if (blocked) throw new DOMException('blocked', 'SecurityError')
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      }
    },
    now: () => at,
    reload: vi.fn(),
    isHeld: () => isHeld,
  }
  return { ports, wait: (ms: number) => (at += ms) }
}

test('knows the failures of the browsers', () => {
  expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: x'))).toBe(true)
  expect(isChunkFailure(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false)
})

test('reloads once in 30 seconds', () => {
  const { ports, wait } = page()
  expect(reloadOnce(ports)).toBe(true)
  wait(29_999)
  expect(reloadOnce(ports)).toBe(false)
  wait(1)
  expect(reloadOnce(ports)).toBe(true)
  expect(ports.reload).toHaveBeenCalledTimes(2)
})

test('never reloads while a job runs, nor without a note of the last time', () => {
  expect(reloadOnce(page({ isHeld: true }).ports)).toBe(false)
  expect(reloadOnce(page({ blocked: true }).ports)).toBe(false)
})
