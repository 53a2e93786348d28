import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'
import { createCreatorRows, type CreatorRows } from '../creator-tasks/testing/creator-rows.ts'

let t: TestApp
let rows: CreatorRows
let operator: Caller
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  rows = createCreatorRows(t)
  operator = await t.as('operator')
  manager = await t.as('manager')
  stranger = await t.as('operator2')
})
afterAll(() => t.close())
beforeEach(() => t.gateway.reset())

const API = '/api/v1/business_pools'
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]
const stored = async (id: number) =>
  (await t.rows('select * from business_pools where id = $1', [id]))[0]!
const attributes = async (id: number) => (await operator.get(`${API}/${id}`)).body.data.attributes

describe('a pool', () => {
  it('business_pools.create and business_pools.update keep yuan to the fen, each product once', async () => {
    const add = (by = operator) =>
      by.post(API, {
        source: 'youhaohuo',
        item_id: '6100',
        title: '保温杯',
        price: 19.9,
        commission_rate: 12.5,
        sales: 7,
      })
    const made = await add()
    expect(made.status).toBe(201)
    expect(made.body.data.attributes).toMatchObject({
      price: 19.9,
      commission_rate: 12.5,
      sales: 7,
      available: true,
      pooling: true,
      user_id: String(operator.userId),
    })
    const id = Number(made.body.data.id)
    expect(await stored(id)).toMatchObject({ price_fen: 1990, price: 19.9 })
    expect(codeOf(await add())).toEqual([409, 'duplicate'])
    expect((await add(stranger)).status).toBe(201)
    const changed = await operator.put(`${API}/${id}`, {
      price: 0.29,
      remark: '主推',
      pooling: false,
    })
    expect(changed.body.data.attributes).toMatchObject({
      price: 0.29,
      remark: '主推',
      pooling: false,
    })
    expect((await stored(id)).price_fen).toBe(29)
    expect((await stranger.put(`${API}/${id}`, { remark: 'x' })).status).toBe(404)
    const wrong = await operator.post(API, { source: 'no-such', item_id: '' })
    expect(
      wrong.body.errors.map((one: { source: { pointer: string } }) => one.source.pointer),
    ).toEqual(expect.arrayContaining(['/data/attributes/source', '/data/attributes/item_id']))
    expect((await operator.put(`${API}/${id}`, { commission_rate: 101 })).status).toBe(422)
    expect(codeOf(await operator.put(`${API}/${id}`, { price: 0.001 }))).toEqual([
      422,
      'too_precise',
    ])
  })

  it('business_pools.get counts what stands behind it', async () => {
    const pool = await rows.pool(operator)
    const other = await rows.pool(operator)
    await rows.material(operator, { business_pool_id: pool.id, make_image: 'https://a.test/m.jpg' })
    await rows.material(operator, { business_pool_id: pool.id })
    await rows.material(operator, { business_pool_id: other.id })
    await rows.material(operator, { business_pool_id: pool.id, deleted_at: t.clock.now() })
    await rows.paragraph(operator, { business_pool_id: pool.id, checked: true })
    const unchecked = await rows.paragraph(operator, { business_pool_id: pool.id })
    await rows.opinion(operator, pool.id)
    const [item] = await t.rows<{ id: number }>(
      `insert into carry_items (business_team_id, source, item_id) values ($1, $2, $3) returning id`,
      [operator.teamId, pool.source, pool.item_id],
    )
    expect(await attributes(pool.id)).toMatchObject({
      creative_materials_count: 2,
      creative_paragraphs_count: 2,
      unchecked_creative_paragraphs_count: 1,
      smart_paragraphs_count: 1,
      items_count: 1,
      creative_items_count: 0,
      benchmarking_count: 0,
      contents_count: 0,
      creative_contents_status: {},
      complete_processed: false,
    })
    await t.rows(
      `with d as (insert into carry_item_details (business_team_id, carry_item_id, record_date, source, item_id)
         values ($1, $2, '2026-11-01', 'x', 'x') returning id)
       insert into carry_item_assigns (business_team_id, carry_item_detail_id, carry_item_id, kind, target_id)
       select $1, id, $2, 'content', 1 from d`,
      [operator.teamId, item!.id],
    )
    await t.rows(`update creative_materials set make_image = image where business_pool_id = $1`, [
      pool.id,
    ])
    await operator.put(`/api/v1/creative_paragraphs/${unchecked.id}`, { checked: true })
    expect(await attributes(pool.id)).toMatchObject({
      unchecked_creative_paragraphs_count: 0,
      creative_items_count: 1,
      complete_processed: true,
    })
    expect((await attributes(other.id)).complete_processed).toBe(false)
    expect((await stranger.get(`${API}/${pool.id}`)).status).toBe(404)
  })

  it('business_pools.list filters, sorts by price, and shows the own team only', async () => {
    const [cheap, dear] = [
      await rows.pool(operator, { category: '列表', price_fen: 100, available: false }),
      await rows.pool(manager, { category: '列表', price_fen: 900 }),
    ]
    await rows.pool(stranger, { category: '列表' })
    await rows.paragraph(operator, { business_pool_id: dear.id })
    const list = async (query: Record<string, string>) =>
      (await operator.get(API, { 'filter[category]': '列表', ...query })).body.data.map(
        (one: { id: string }) => Number(one.id),
      )
    expect(await list({ sort: 'price' })).toEqual([cheap.id, dear.id])
    expect(await list({ sort: '-price' })).toEqual([dear.id, cheap.id])
    expect(await list({ 'filter[available]': 'false' })).toEqual([cheap.id])
    expect(await list({ 'filter[has_unchecked]': 'true' })).toEqual([dear.id])
    expect(await list({ 'filter[has_unchecked]': 'false' })).toEqual([cheap.id])
  })

  it('business_pools.delete and business_pools.restore', async () => {
    const pool = await rows.pool(operator)
    expect((await stranger.delete(`${API}/${pool.id}`)).status).toBe(404)
    expect((await operator.delete(`${API}/${pool.id}`)).status).toBe(204)
    expect((await operator.get(`${API}/${pool.id}`)).status).toBe(404)
    expect((await stranger.post(`${API}/${pool.id}/restore`)).status).toBe(404)
    expect((await operator.post(`${API}/${pool.id}/restore`)).body.data.id).toBe(String(pool.id))
  })
})
