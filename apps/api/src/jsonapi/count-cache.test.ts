import { afterAll, beforeAll, expect, it } from 'vitest'
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
