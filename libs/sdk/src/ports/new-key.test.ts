import { afterEach, expect, it, vi } from 'vitest'
import { newUuid } from './new-key.ts'

/** Pattern of the keys that the server accepts. */
const KEY = /^[\w.:-]{8,200}$/
afterEach(() => vi.unstubAllGlobals())

it('gives a new UUID each time', () => {
  expect(newUuid()).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(newUuid()).not.toBe(newUuid())
})

it('gives keys that the server takes on pages without https, where there are no UUIDs', () => {
  const { crypto } = globalThis
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  expect(newUuid()).toMatch(KEY)
  expect(newUuid()).not.toBe(newUuid())
})
