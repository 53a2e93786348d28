import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ data: 'demo' })
})
afterAll(() => t.close())

it('gives both teams materials with three items each, texts, pictures and what the channel said', async () => {
  const rows = await t.rows(
    `select b.team_key, count(*)::int as materials,
       sum((select count(*) from carry_items i where i.carry_material_id = m.id))::int as items,
       min((select count(*) from carry_material_images p where p.carry_material_id = m.id)) >= 3 as images,
       count(distinct m.status)::int as statuses,
       max((select count(distinct i.category) from carry_items i where i.carry_material_id = m.id))::int as categories
     from carry_materials m join business_teams b on b.id = m.business_team_id group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { team_key: 'xinghe', materials: 60, items: 180, images: true, statuses: 4, categories: 1 },
    { team_key: 'yuanshan', materials: 6, items: 18, images: true, statuses: 4, categories: 1 },
  ])
  const [wrong] = await t.rows(
    `select count(*)::int as n from carry_items i where i.title = '' or i.price_fen <= 0
       or i.commission_price_fen <> round(i.price_fen * i.commission_rate / 100)
       or (not i.available and i.unavailable_reason = '')
       or not exists (select 1 from carry_item_details d where d.carry_item_id = i.id)`,
  )
  expect(wrong).toEqual({ n: 0 })
})

it('leaves materials of each source for a review', async () => {
  const rows = await t.rows(
    `select source, count(*) filter (where status = 'processed')::int > 0 as waiting,
       count(*) filter (where status = 'fetched')::int > 0 as fetched
     from carry_materials m join business_teams b on b.id = m.business_team_id
     where team_key = 'xinghe' group by 1 order by 1`,
  )
  const SOURCES = ['dewu', 'douyin', 'goudong', 'guanghe', 'taobaoke']
  expect(rows).toEqual(SOURCES.map((source) => ({ source, waiting: true, fetched: true })))
})

it('shows the demo people their materials with items', async () => {
  const operator = await t.as('operator')
  const answer = await operator.get('/api/v1/carry_materials', { include: 'carry_items' })
  expect(answer.status).toBe(200)
  expect(answer.body.data).toHaveLength(20)
  expect(answer.body.included.length).toBeGreaterThanOrEqual(50)
})
