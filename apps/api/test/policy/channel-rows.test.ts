import { afterAll, beforeAll, expect, it } from 'vitest'
import { JINGDONG_CHANNELS } from '../../src/jsonapi/review-scope.ts'
import { createTestApp, type TestApp } from '../support.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ data: 'nothing' })
})
afterAll(() => t.close())

it('row-level security hands out for review the channels that their rows name', async () => {
  const policies = await t.rows<{ name: string; rule: string }>(`
    select tablename || ' ' || cmd as name, qual as rule from pg_policies
    where qual like '%jingdong-contents%'`)
  expect(policies.length).toBeGreaterThan(3)
  for (const { name, rule } of policies) {
    const [, list = ''] = /channel = ANY \(ARRAY\[([^\]]*)\]/.exec(rule) ?? []
    const channels = [...list.matchAll(/'(\w+)'/g)].map(([, channel]) => channel)
    expect([name, channels]).toEqual([name, JINGDONG_CHANNELS])
  }
})
