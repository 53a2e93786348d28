import { behaviour } from '@omc/behaviours/vitest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'

const PATH = '/api/v1/creative_contents'
let t: TestApp
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  manager = await t.as('manager')
  stranger = await t.as('operator2')
})
afterAll(() => t.close())

const create = async (values: object = {}) =>
  (await manager.post(PATH, { title: '羽绒服', images: ['/1.svg'], ...values })).body.data
const row = async (id: string) =>
  (await t.rows('select * from creative_contents where id = $1', [id]))[0]

it('creative_contents.create stores a content of the caller, processed when it has images', async () => {
  const made = await create({ brand: '波司登', items: [{ item_id: 'i-1' }] })
  await behaviour('B-178', async () => {
    expect(await row(made.id)).toMatchObject({
      title: '羽绒服',
      brand: '波司登',
      items: [{ item_id: 'i-1' }],
      status: 'processed',
      user_id: manager.userId,
      business_team_id: manager.teamId,
    })
  })
  await behaviour('B-180', async () => {
    expect((await create({ images: [] })).attributes.status).toBe('checked')
  })
})

it('creative_contents.get, creative_contents.list and their publishes show the own team only', async () => {
  const { id } = await create({ brand: '某牌' })
  await t.rows(
    'insert into creative_publishes (business_team_id, content_id, channel) values ($1, $2, $3)',
    [manager.teamId, id, 'jd'],
  )
  const one = await manager.get(`${PATH}/${id}`, { include: 'creative_publishes' })
  expect(one.body.data.attributes).toMatchObject({ brand: '某牌', creative_publishes_count: 1 })
  expect(one.body.included).toHaveLength(1)
  const found = await manager.get(PATH, { 'filter[brand]': '某牌' })
  expect(found.body.data).toMatchObject([{ id }])
  expect((await stranger.get(PATH)).body.data).toEqual([])
  expect((await stranger.get(`${PATH}/${id}`)).status).toBe(404)
})

it('creative_contents.statistics counts the own team by status, source, channel and category', async () => {
  await create({ category: '棉服', channel: 'jd' })
  await create({ category: '棉服', images: [] })
  const asked = { 'filter[category]': '棉服' }
  const { data } = (await manager.get(`${PATH}/statistics`, asked)).body
  expect(data.totals).toEqual({
    count: 2,
    by_status: { processed: 1, checked: 1 },
    by_source: { manual: 2 },
    by_channel: { jd: 1, '': 1 },
    by_category: { 棉服: 2 },
  })
  expect(data.series.at(-1)).toMatchObject({ count: 2 })
  expect((await stranger.get(`${PATH}/statistics`, asked)).body.data.totals.count).toBe(0)
})

it('creative_contents.update changes the row and keeps to the life cycle', async () => {
  const { id } = await create()
  await manager.put(`${PATH}/${id}`, { topic: '过冬', status: 'checked' })
  expect(await row(id)).toMatchObject({ topic: '过冬', status: 'checked' })
  const wrong = await manager.put(`${PATH}/${id}`, { status: 'fetched' })
  expect(wrong.body.errors[0]).toMatchObject({
    code: 'not_allowed_move',
    source: { pointer: '/data/attributes/status' },
  })
  expect((await stranger.put(`${PATH}/${id}`, { topic: 'x' })).status).toBe(404)
  expect(await row(id)).toMatchObject({ topic: '过冬', status: 'checked' })
})

it('creative_contents.delete trashes a content and creative_contents.restore gives it back as it was', async () => {
  const { id } = await create()
  expect((await manager.delete(`${PATH}/${id}`)).status).toBe(204)
  expect(await row(id)).toMatchObject({ status: 'deleted', status_before_trash: 'processed' })
  expect((await stranger.post(`${PATH}/${id}/restore`)).status).toBe(404)
  expect((await manager.post(`${PATH}/${id}/restore`)).body.data.attributes.status).toBe(
    'processed',
  )
  expect(await row(id)).toMatchObject({ deleted_at: null, status: 'processed' })
})

it('creative_publishes.list and creative_publishes.statistics add up the figures of the team', async () => {
  await t.rows('delete from creative_publishes')
  await t.rows(
    `insert into creative_publishes (business_team_id, channel, brand, pv_count, like_count, created_at)
     values ($1, 'jd', 'A', 10, 1, '2026-11-10T02:00:00Z'), ($1, 'pdd', 'A', 5, 2, '2026-11-11T02:00:00Z'), ($2, 'jd', 'A', 99, 9, '2026-11-10T02:00:00Z')`,
    [manager.teamId, stranger.teamId],
  )
  const list = await manager.get('/api/v1/creative_publishes', {
    sort: '-pv_count',
    'filter[brand]': 'A',
  })
  expect(
    list.body.data.map((one: { attributes: { pv_count: number } }) => one.attributes.pv_count),
  ).toEqual([10, 5])
  const { data } = (
    await manager.get('/api/v1/creative_publishes/statistics', {
      since: '2026-11-10',
      until: '2026-11-11',
    })
  ).body
  expect(data).toMatchObject({
    totals: {
      count: 2,
      pv_count: 15,
      like_count: 3,
      by_channel: { jd: 1, pdd: 1 },
      by_brand: { A: 2 },
    },
    series: [
      { date: '2026-11-10', count: 1, pv_count: 10 },
      { date: '2026-11-11', count: 1, pv_count: 5 },
    ],
  })
})
