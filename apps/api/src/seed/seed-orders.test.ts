import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support.ts'

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

it('tells the same of the same orders wherever a person looks', async () => {
  const manager = await t.as('manager')
  const [days] = await t.rows<{ since: string; until: string }>(
    'select min(record_date)::text as since, max(record_date)::text as until from studio_orders',
  )
  const range = { since: days!.since, until: days!.until }
  const read = async (path: string, query: Record<string, string> = {}) =>
    (await manager.get(`/api/v1/${path}`, query)).body.data
  const statistics = (await read('business_teams/cps_statistics', range)).totals
  const orders = await read('studio_orders/totals')
  const income = await read('studio_income_summaries/totals')
  const reports = await read('smart_publish_reports/totals')
  expect(orders.record_count).toBeGreaterThan(500)
  expect(orders.net_amount).toBeLessThan(orders.amount)
  expect([statistics.orders_count, income.orders_count, reports.orders_count]).toEqual(
    Array.from({ length: 3 }, () => orders.record_count),
  )
  expect([statistics.order_amount_yuan, income.amount]).toEqual([orders.amount, orders.amount])
  expect(statistics.order_net_amount_yuan).toBeCloseTo(orders.net_amount, 2)
  const agencies: Record<string, number>[] = Object.values(income.by_mcn_name)
  expect(agencies.length).toBeGreaterThan(1)
  expect(agencies.reduce((sum, one) => sum + one['cps_amount']!, 0)).toBeCloseTo(
    income.cps_amount,
    2,
  )
  for (const cps of [statistics.order_cps_yuan, income.cps_amount, reports.cps_amount])
    expect(cps).toBeCloseTo(orders.cps_amount, 2)
})

it('has sixty days whose reports are the posts that are there', async () => {
  const [report] = await t.rows(
    `select count(distinct record_date)::int as days, sum(published_count)::int as published, sum(pv_count)::int as pv,
       sum(refused_count)::int as refused from smart_publish_reports`,
  )
  const [posts] = await t.rows(
    `select count(*)::int as published, sum(pv_count)::int as pv from (select pv_count from carry_publishes
       union all select pv_count from smart_publishes union all select pv_count from creative_publishes) p`,
  )
  const [refused] = await t.rows(
    `select count(*)::int as refused from publish_attempts where state = 'refused'`,
  )
  expect(report).toEqual({ days: 60, ...posts, ...refused })
  expect(Number(posts!.published)).toBeGreaterThan(400)
})

it('has hundreds of titles, shops and names, and every category is linked', async () => {
  const [many] = await t.rows<Record<string, number>>(
    `select (select count(distinct title)::int from carry_contents) as titles,
       (select count(distinct shop_title)::int from (select shop_title from carry_items union all
         select shop_title from goudong_gold_pools) s) as shops,
       (select count(distinct source_author)::int from carry_contents where source_author <> '') as authors`,
  )
  expect(many!.titles).toBeGreaterThan(200)
  expect(many!.shops).toBeGreaterThan(40)
  expect(many!.authors).toBeGreaterThan(8)
  for (const table of [
    'studio_accounts',
    'carry_contents',
    'carry_sources',
    'carry_materials',
    'carry_items',
    'business_pools',
    'goudong_gold_ranks',
  ]) {
    const wrong = await t.rows(
      `select x.id from ${table} x left join business_categories c on c.id = x.business_category_id
       where c.name is distinct from x.category or c.business_team_id <> x.business_team_id`,
    )
    expect([table, wrong]).toEqual([table, []])
  }
  const strangers = await t.rows(
    `select p.id from goudong_gold_pools p join goudong_gold_ranks r on r.id = p.goudong_gold_rank_id
     where p.category <> r.category`,
  )
  expect(strangers).toEqual([])
})
