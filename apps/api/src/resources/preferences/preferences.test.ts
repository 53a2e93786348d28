import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/support.ts'

let t: TestApp
beforeEach(async () => {
  t = await createTestApp()
})
afterEach(() => t.close())

const PATH = '/api/v1/preferences'

it('preferences.get answers empty sections before anything is chosen, and writes nothing', async () => {
  const vip = await t.as('vip')
  expect((await vip.get(PATH)).body.data).toEqual({
    theme: {},
    layout: {},
    columns: {},
    keys: {},
    updated_at: null,
  })
  expect(await t.rows('select 1 from preferences')).toEqual([])
})

it('preferences.update lays keys over what is there, takes away with null, and touches nobody else', async () => {
  const vip = await t.as('vip')
  const other = await t.as('creator')
  await other.put(PATH, { theme: { name: 'dark' } })
  await vip.put(PATH, { theme: { name: 'ocean', radius: 4 }, keys: { search: '/' } })
  const next = await vip.put(PATH, { theme: { radius: null }, columns: { users: ['username'] } })
  const mine = {
    theme: { name: 'ocean' },
    layout: {},
    columns: { users: ['username'] },
    keys: { search: '/' },
    updated_at: t.clock.now().toISOString(),
  }
  expect(next.body.data).toEqual(mine)
  expect((await vip.get(PATH)).body.data).toEqual(mine)
  expect((await other.get(PATH)).body.data).toMatchObject({ theme: { name: 'dark' }, keys: {} })
  const audits = await t.rows(
    `select user_id from audit_events where operation = 'preferences.update'`,
  )
  expect(audits).toHaveLength(3)
})

it('preferences.update keeps both when two tabs change different keys at once', async () => {
  const vip = await t.as('vip')
  await Promise.all(
    Array.from({ length: 6 }, (_, i) => vip.put(PATH, { columns: { [`list_${i}`]: ['id'] } })),
  )
  expect(Object.keys((await vip.get(PATH)).body.data.columns)).toHaveLength(6)
})

it('preferences.update refuses what is too large or not a section', async () => {
  const vip = await t.as('vip')
  const large = await vip.put(PATH, { layout: { text: 'x'.repeat(50_001) } })
  expect([large.status, large.body.errors[0].source]).toEqual([
    422,
    { pointer: '/data/attributes/layout' },
  ])
  expect((await vip.put(PATH, { user_id: '1' })).status).toBe(422)
  expect(await t.rows('select 1 from preferences')).toEqual([])
})
