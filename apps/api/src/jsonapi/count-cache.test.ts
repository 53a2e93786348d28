import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFactories, type Factories } from '../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'
import { createCountCache } from './count-cache.ts'

let t: TestApp
let make: Factories
let manager: Caller
beforeAll(async () => {
  t = await createTestApp({ services: { counts: createCountCache(3_000) } })
  make = createFactories(t.database)
  manager = await t.as('manager')
  for (let i = 0; i < 5; i += 1) await make.notice({ business_team_id: manager.teamId })
})
afterAll(() => t.close())

const counted = async (caller = manager, query: Record<string, string> = {}) =>
  (await caller.get('/api/v1/system_notices', { 'page[size]': '2', ...query })).body.meta
    .record_count

it('keeps a count for three seconds against the writes of others', async () => {
  expect(await counted()).toBe(5)
  await make.notice({ business_team_id: manager.teamId })
  expect(await counted()).toBe(5)
  t.clock.advance(3_000)
  expect(await counted()).toBe(6)
})

it('knows at once what this server wrote', async () => {
  const total = await counted()
  const unread = await counted(manager, { 'filter[readed]': 'false' })
  const { body } = await manager.get('/api/v1/system_notices', { 'page[size]': '1' })
  await manager.put(`/api/v1/system_notices/${body.data[0].id}`, { readed: true })
  expect(await counted(manager, { 'filter[readed]': 'false' })).toBe(unread - 1)
  expect(await counted()).toBe(total)
})

it('keeps the counts of two people and two filters apart', async () => {
  const stranger = await t.as('operator2')
  expect(await counted()).toBeGreaterThan(2)
  expect(await counted(stranger)).toBe(0)
  expect(await counted(manager, { 'filter[source]': 'nowhere' })).toBe(0)
})

it('needs no counting where the page itself ends the list', async () => {
  const total = await counted()
  await make.notice({ business_team_id: manager.teamId })
  expect(await counted(manager, { 'page[size]': '100' })).toBe(total + 1)
})

describe('a count that is being counted', () => {
  const now = new Date()
  const ends: ((count: number | Error) => void)[] = []
  const asked = {
    type: 'pieces',
    now,
    count: () =>
      new Promise<number>((resolve, reject) =>
        ends.push((end) => (typeof end === 'number' ? resolve(end) : reject(end))),
      ),
  }
  beforeEach(() => void ends.splice(0))

  it('serves everyone who asks meanwhile', async () => {
    const cache = createCountCache(3_000)
    const answers = Promise.all([
      cache.get('a', asked),
      cache.get('a', asked),
      cache.get('b', asked),
    ])
    expect(ends).toHaveLength(2)
    ends[0]?.(5)
    ends[1]?.(6)
    expect(await answers).toEqual([5, 5, 6])
  })

  it('is not kept when a write overtakes it', async () => {
    const cache = createCountCache(3_000)
    const before = cache.get('a', asked)
    cache.drop(['pieces'])
    const after = cache.get('a', asked)
    ends[0]?.(5)
    ends[1]?.(6)
    expect(await Promise.all([before, after])).toEqual([5, 6])
    expect(await cache.get('a', asked)).toBe(6)
  })

  it('fails only the one who counts', async () => {
    const cache = createCountCache(3_000)
    const answers = Promise.allSettled([cache.get('a', asked), cache.get('a', asked)])
    ends[0]?.(new Error('planted'))
    await vi.waitFor(() => expect(ends).toHaveLength(2))
    ends[1]?.(6)
    expect(await answers).toMatchObject([{ status: 'rejected' }, { value: 6 }])
  })
})
