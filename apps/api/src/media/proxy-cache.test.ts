import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createProxyCache } from './proxy-cache.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'omc-cache-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

it('drops what was not asked for longest once the rest would not fit', async () => {
  const cache = createProxyCache(dataDir)
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 2, minutes))
  const file = (now: Date) => ({ bytes: Buffer.alloc(1000), type: 'image/png' as const, now })
  await cache.trim(1)
  await cache.keep('https://a/1', file(at(0)))
  await cache.keep('https://a/2', file(at(1)))
  await cache.keep('https://a/3', file(at(2)))
  // The oldest is asked for again, so the second is the one to go.
  expect(await cache.find('https://a/1', at(3))).toMatchObject({ type: 'image/png' })
  await cache.trim(2500)
  expect(await cache.find('https://a/1', at(4))).toBeDefined()
  expect(await cache.find('https://a/2', at(4))).toBeUndefined()
  expect(await cache.find('https://a/3', at(4))).toBeDefined()
})
