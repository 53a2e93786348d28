import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/support.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ data: 'demo' })
})
afterAll(() => t.close())

it('gives both teams orders, bonds, reports and plans whose sums are right', async () => {
  const counts = await t.rows(`select b.id,
    (select count(*)::int from studio_orders o where o.business_team_id = b.id) as orders,
    (select count(*)::int from team_orders o where o.business_team_id = b.id and o.nickname <> '') as team_orders,
    (select count(*)::int from team_relations o where o.business_team_id = b.id) as relations,
    (select count(*)::int from smart_publish_reports o where o.business_team_id = b.id) as reports,
    (select count(*)::int from carry_statistics o where o.business_team_id = b.id) as statistics,
    (select count(*)::int from plans o where o.business_team_id = b.id and not o.enabled) as plans
    from business_teams b order by b.id`)
  expect(counts).toHaveLength(2)
  for (const count of counts) for (const n of Object.values(count)) expect(n).toBeGreaterThan(0)
  const [sums] = await t.rows(`select
    (select sum(amount_fen)::int from studio_orders) = (select sum(amount_fen)::int from studio_income_summaries) as amount,
    (select sum(cps_amount_fen)::int from studio_orders) = (select sum(cps_amount_fen)::int from studio_income_summaries) as cps`)
  expect(sums).toEqual({ amount: true, cps: true })
})
