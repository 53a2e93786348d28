import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createMaterialFactories,
  type MaterialFactories,
} from '../../../test/material-factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'

let t: TestApp
let made: MaterialFactories
let operator: Caller
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp({ startAt: new Date('2026-06-10T15:30:00.000Z') })
  made = createMaterialFactories(t.database)
  operator = await t.as('operator')
  manager = await t.as('manager')
  stranger = await t.as('operator2')
})
afterAll(() => t.close())

const URL = '/api/v1/carry_item_details'
const own = () => ({ business_team_id: operator.teamId, user_id: operator.userId })
const check = (id: number) =>
  operator.get('/api/v1/carry_items/check_available', { id: String(id) })
const says = (price: number, available = true) =>
  t.gateway.answer('goodsAvailability', async (_channel, ids) =>
    ids.map((item_id) => ({
      item_id,
      available,
      reason: available ? '' : '售罄',
      price,
      commission_rate: 10,
    })),
  )

it('carry_item_details.list shows one row for each item and day of Shanghai; the last word of a day counts', async () => {
  const item = await made.item(own())
  says(20)
  await check(item.id)
  t.clock.advance(60_000)
  says(21.5, false)
  await check(item.id)
  // 15:31 in UTC is 23:31 in Shanghai; half an hour later it is the next day there.
  t.clock.advance(30 * 60_000)
  operator = await t.as('operator')
  manager = await t.as('manager')
  stranger = await t.as('operator2')
  says(19)
  await check(item.id)
  const answer = await operator.get(URL, {
    'filter[carry_item_id]': String(item.id),
    sort: 'record_date',
    include: 'carry_item',
  })
  expect(answer.status).toBe(200)
  const days = answer.body.data.map(({ attributes }: { attributes: Record<string, unknown> }) => [
    attributes.record_date,
    attributes.price,
    attributes.commission_price,
    attributes.available,
    attributes.reason,
  ])
  expect(days).toEqual([
    ['2026-06-10', 21.5, 2.15, false, '售罄'],
    ['2026-06-11', 19, 1.9, true, ''],
  ])
  expect(answer.body.included).toMatchObject([{ type: 'carry_items', id: String(item.id) }])
  const narrowed = await operator.get(URL, {
    'filter[carry_item_id]': String(item.id),
    'filter[record_since]': '2026-06-11',
    'filter[record_until]': '2026-06-11',
  })
  expect(narrowed.body.data).toHaveLength(1)
})

it('carry_item_details.list comes with what the item was given to', async () => {
  const material = await made.material({ ...own(), title: '分配素材' })
  await manager.post('/api/v1/carry_materials/assign_new_item', {
    carry_material_id: String(material.id),
    source: 'taobaoke',
    item_ids: ['assigned-1'],
    user_id: String(operator.userId),
  })
  const answer = await operator.get(URL, {
    'filter[item_id]': 'assigned-1',
    include: 'carry_item_assigns',
  })
  expect(answer.body.data[0].attributes).toMatchObject({
    carry_item_assigns_count: 2,
    attributes_info: { 材质: '不锈钢', 容量: '500ml' },
  })
  const assigns = answer.body.included.map(
    ({ attributes }: { attributes: Record<string, unknown> }) => [
      attributes.kind,
      attributes.target_id,
      attributes.title,
      attributes.assigned_by,
    ],
  )
  expect(assigns).toEqual([
    ['material', String(material.id), '分配素材', String(manager.userId)],
    ['person', String(operator.userId), 'operator', String(manager.userId)],
  ])
})

it('shows nothing of another team, and a wrong day is named', async () => {
  const [row] = await t.rows<{ n: number }>('select count(*)::int as n from carry_item_details')
  expect(row?.n).toBeGreaterThan(0)
  expect((await stranger.get(URL)).body.data).toEqual([])
  const wrong = await operator.get(URL, { 'filter[record_since]': 'gestern' })
  expect(wrong.status).toBe(400)
  expect(wrong.body.errors[0].source).toEqual({ parameter: 'filter[record_since]' })
})
