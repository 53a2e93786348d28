import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import {
  createMaterialFactories,
  type MaterialFactories,
} from '../../../test/material-factories.ts'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'
import { problem } from '../../kernel/problem.ts'

let t: TestApp
let made: MaterialFactories
let base: Factories
let operator: Caller
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  made = createMaterialFactories(t.database)
  base = createFactories(t.database)
  operator = await t.as('operator')
  manager = await t.as('manager')
  stranger = await t.as('operator2')
})
beforeEach(() => t.gateway.reset())
afterAll(() => t.close())

const URL = '/api/v1/carry_items'
const own = () => ({ business_team_id: operator.teamId, user_id: operator.userId })
const foreign = () => made.item({ business_team_id: stranger.teamId })
const rowOf = async (id: number) =>
  (await t.rows('select * from carry_items where id = $1', [id]))[0]!
const ids = (answer: Answer) => answer.body.data.map(({ id }: { id: string }) => Number(id))
const undo = (id: string) => operator.post(`/api/v1/audit_events/${id}/undo`)

describe('the list of items', () => {
  it('carry_items.list narrows by price, commission, sales, offer, text and material, and sorts by money', async () => {
    const material = await made.material(own())
    const cheap = await made.item({
      ...own(),
      brand: '列表牌',
      title: '便宜杯',
      price_fen: 990,
      commission_rate: 30,
      commission_price_fen: 297,
      sales: 5,
    })
    const dear = await made.item({
      ...own(),
      brand: '列表牌',
      title: '贵杯',
      source: 'dewu',
      price_fen: 100_050,
      commission_rate: 5.5,
      commission_price_fen: 5503,
      sales: 900,
      available: false,
      carry_material_id: material.id,
    })
    const list = async (filter: Record<string, string>) =>
      ids(await operator.get(URL, { 'filter[brand]': '列表牌', ...filter }))
    expect(await list({ sort: 'price' })).toEqual([cheap.id, dear.id])
    expect(await list({ sort: '-commission_price' })).toEqual([dear.id, cheap.id])
    expect(await list({ 'filter[price_min]': '1000.5' })).toEqual([dear.id])
    expect(await list({ 'filter[price_max]': '9.9' })).toEqual([cheap.id])
    expect(await list({ 'filter[commission_rate_min]': '5.51' })).toEqual([cheap.id])
    expect(await list({ 'filter[commission_price_max]': '2.97' })).toEqual([cheap.id])
    expect(await list({ 'filter[sales_min]': '6' })).toEqual([dear.id])
    expect(await list({ 'filter[available]': 'false' })).toEqual([dear.id])
    expect(await list({ 'filter[search]': '便宜' })).toEqual([cheap.id])
    expect(await list({ 'filter[source]': 'dewu' })).toEqual([dear.id])
    expect(await list({ 'filter[carry_material_id]': String(material.id) })).toEqual([dear.id])
    const answer = await operator.get(URL, {
      'filter[brand]': '列表牌',
      'filter[source]': 'dewu',
      include: 'carry_material',
    })
    expect(answer.body.data[0].attributes).toMatchObject({
      price: 1000.5,
      commission_rate: 5.5,
      commission_price: 55.03,
      sales: 900,
    })
    expect(answer.body.included[0]).toMatchObject({
      type: 'carry_materials',
      id: String(material.id),
    })
  })

  it('shows nothing of another team, and a wrong bound is named', async () => {
    const theirs = await foreign()
    expect(ids(await manager.get(URL, { 'page[size]': '100' }))).not.toContain(theirs.id)
    const wrong = await operator.get(URL, { 'filter[price_min]': '-1' })
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors[0].source).toEqual({ parameter: 'filter[price_min]' })
  })
})

describe('whether an item is offered', () => {
  it('carry_items.check_available asks its channel, answers with a reason and keeps it', async () => {
    const item = await made.item({ ...own(), source: 'goudong' })
    t.gateway.answer('goodsAvailability', async (_channel, [item_id = '']) => [
      { item_id, available: false, reason: '商品已下架', price: 12.34, commission_rate: 10 },
    ])
    const answer = await operator.get(`${URL}/check_available`, { id: String(item.id) })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual({
      available: false,
      reason: '商品已下架',
      checked_at: t.clock.now().toISOString(),
      price: 12.34,
      commission_rate: 10,
    })
    expect(t.gateway.calls).toMatchObject([
      { name: 'goodsAvailability', channel: 'goudong', args: [[item.item_id]] },
    ])
    expect(await rowOf(item.id)).toMatchObject({
      available: false,
      unavailable_reason: '商品已下架',
      available_checked_at: t.clock.now(),
      price_fen: 1234,
      commission_price_fen: 123,
    })
    expect(
      await t.rows('select available, reason from carry_item_details where carry_item_id = $1', [
        item.id,
      ]),
    ).toEqual([{ available: false, reason: '商品已下架' }])
  })

  it('check_available: what the channel does not know is not offered, and keeps its price', async () => {
    const item = await made.item(own())
    t.gateway.answer('goodsAvailability', async () => [])
    const { data } = (await operator.get(`${URL}/check_available`, { id: String(item.id) })).body
    expect(data).toMatchObject({ available: false, price: 99 })
    expect(data.reason).toContain('渠道没有该商品')
    expect((await rowOf(item.id)).price_fen).toBe(9900)
  })

  it('check_available asks nothing about items of others, and changes nothing while the channel is away', async () => {
    const theirs = await foreign()
    expect((await operator.get(`${URL}/check_available`, { id: String(theirs.id) })).status).toBe(
      404,
    )
    expect(t.gateway.calls).toEqual([])
    const item = await made.item(own())
    t.gateway.fail('goodsAvailability', problem('channel_unreachable', { channel: 'no answer' }))
    expect((await operator.get(`${URL}/check_available`, { id: String(item.id) })).status).toBe(503)
    expect((await rowOf(item.id)).available_checked_at).toBeNull()
    const nameless = await operator.get(`${URL}/check_available`)
    expect(nameless.body.errors[0].source).toEqual({ parameter: 'id' })
  })
})

describe('copy about an item', () => {
  it('carry_items.get_algo_aicopy has titles and paragraphs written about it, and keeps none', async () => {
    const item = await made.item({
      ...own(),
      title: '316不锈钢保温杯',
      category: '家居',
      detail_info: JSON.stringify({ attributes: { 容量: '500ml' } }),
    })
    const answer = await operator.get(`${URL}/${item.id}/get_algo_aicopy`, {
      titles: '2',
      paragraphs: '1',
    })
    expect(answer.status).toBe(200)
    expect(answer.body.data.item_id).toBe(item.item_id)
    expect(answer.body.data.titles.length).toBeGreaterThan(0)
    expect(answer.body.data.paragraphs.length).toBeGreaterThan(0)
    const asked = JSON.stringify(t.writer.asked)
    expect(asked).toContain('316不锈钢保温杯')
    expect(asked).toContain('容量：500ml')
    expect(await t.rows('select 1 from carry_material_texts')).toEqual([])
  })

  it('get_algo_aicopy writes nothing about items of others', async () => {
    const theirs = await foreign()
    const before = t.writer.asked.length
    expect((await operator.get(`${URL}/${theirs.id}/get_algo_aicopy`)).status).toBe(404)
    expect(t.writer.asked).toHaveLength(before)
  })
})

describe('one rule for many items', () => {
  it('carry_items.set_random_pool changes the actor’s items and can be undone', async () => {
    const item = await made.item(own())
    const theirs = await foreign()
    const answer = await operator.post(`${URL}/set_random_pool`, {
      ids: [String(item.id), String(theirs.id)],
    })
    expect(answer.body.data).toMatchObject({
      succeeded: [{ id: String(item.id) }],
      failed: [{ id: String(theirs.id), error: { code: 'not_found' } }],
    })
    expect((await rowOf(item.id)).pooling).toBe(true)
    expect((await rowOf(theirs.id)).pooling).toBe(false)
    await undo(answer.body.data.undo_id)
    expect((await rowOf(item.id)).pooling).toBe(false)
  })

  it('carry_items.batch_update_category sets the category and its name', async () => {
    const category = await base.category({ business_team_id: operator.teamId, name: '厨具' })
    const item = await made.item(own())
    const theirs = await foreign()
    const answer = await operator.put(`${URL}/batch_update_category`, {
      ids: [String(item.id), String(theirs.id)],
      business_category_id: String(category.id),
    })
    expect(answer.body.data.succeeded).toEqual([{ id: String(item.id) }])
    expect(await rowOf(item.id)).toMatchObject({
      business_category_id: category.id,
      category: '厨具',
    })
    expect((await rowOf(theirs.id)).business_category_id).toBeNull()
    const nameless = await operator.put(`${URL}/batch_update_category`, { ids: [String(item.id)] })
    expect(nameless.status).toBe(422)
    expect(nameless.body.errors[0].source.pointer).toBe('/data/attributes/business_category_id')
  })

  it('carry_items.batch_save_rate_item keeps the reviews of each item once; one refusal harms no other', async () => {
    const material = await made.material(own())
    const good = await made.item({ ...own(), carry_material_id: material.id })
    const bad = await made.item({ ...own(), item_id: 'refused-item' })
    const theirs = await foreign()
    t.gateway.answer('goodsRates', async (_channel, item_id) => {
      if (item_id === 'refused-item')
        throw problem('channel_refused', { channel: 'sandbox', said: '没有评价' })
      const review = { text: '很好', images: [], score: 5, created_at: '2026-06-01T00:00:00.000Z' }
      return {
        item_id,
        positive_percent: 99,
        reviews: [
          { ...review, review_id: 'r1' },
          { ...review, review_id: 'r1' },
        ],
      }
    })
    const save = () =>
      operator.post(`${URL}/batch_save_rate_item`, {
        ids: [String(good.id), String(bad.id), String(theirs.id)],
      })
    const answer = await save()
    expect(answer.body.data).toMatchObject({
      succeeded: [{ id: String(good.id) }],
      failed: [
        { id: String(theirs.id), error: { code: 'not_found' } },
        { id: String(bad.id), error: { code: 'channel_refused' } },
      ],
    })
    await save()
    expect(t.gateway.callsOf('goodsRates').map(({ args }) => args[0])).not.toContain(theirs.item_id)
    expect(
      await t.rows(
        'select text, carry_material_id, source_key from carry_material_texts where carry_item_id = $1',
        [good.id],
      ),
    ).toEqual([{ text: '很好', carry_material_id: material.id, source_key: `${good.item_id}/r1` }])
  })
})

describe('contents of items', () => {
  it('carry_items.creator_items_content makes one content of each item for its creator, once', async () => {
    const item = await made.item({ ...own(), images: ['https://p.example/x.jpg'] })
    const gone = await made.item({ ...own(), available: false, unavailable_reason: '售罄' })
    const theirs = await foreign()
    const creator = await t.as('creator')
    const wanted = {
      ids: [item, gone, theirs].map(({ id }) => String(id)),
      user_id: String(creator.userId),
      channel: 'guangguang',
      topic: '通勤日常',
    }
    const answer = await manager.post(`${URL}/creator_items_content`, wanted)
    expect(answer.status).toBe(201)
    const [made1] = answer.body.data.succeeded
    expect(made1).toMatchObject({ id: String(item.id), existing: false })
    expect(answer.body.data.failed).toMatchObject([
      { id: String(theirs.id), error: { code: 'not_found' } },
      { id: String(gone.id), error: { code: 'not_available', message: '售罄' } },
    ])
    const [content] = await t.rows('select * from carry_contents where id = $1', [made1.record_id])
    expect(content).toMatchObject({
      user_id: creator.userId,
      carry_item_id: item.id,
      channel: 'guangguang',
      topic: '通勤日常',
      status: 'processed',
      images: [item.pic_url, 'https://p.example/x.jpg'],
    })
    const again = await manager.post(`${URL}/creator_items_content`, wanted)
    expect(again.body.data.succeeded).toEqual([{ ...made1, existing: true }])
    expect(
      await t.rows('select 1 from carry_contents where carry_item_id = any($1)', [
        [item.id, gone.id, theirs.id],
      ]),
    ).toHaveLength(1)
    const [assign] = await t.rows('select * from carry_item_assigns where carry_item_id = $1', [
      item.id,
    ])
    expect(assign).toMatchObject({
      kind: 'content',
      target_id: Number(made1.record_id),
      user_id: creator.userId,
      assigned_by: manager.userId,
    })
  })

  it('creator_items_content makes nothing for people of another team', async () => {
    const item = await made.item(own())
    const answer = await manager.post(`${URL}/creator_items_content`, {
      ids: [String(item.id)],
      user_id: String(stranger.userId),
    })
    expect(answer.status).toBe(404)
    expect(
      await t.rows('select 1 from carry_contents where carry_item_id = $1', [item.id]),
    ).toEqual([])
  })
})

describe('carry_items.delete and carry_items.restore', () => {
  it('move one item to the trash and back, and can be undone', async () => {
    const material = await made.material(own())
    const item = await made.item({ ...own(), carry_material_id: material.id })
    const theirs = await foreign()
    expect((await operator.delete(`${URL}/${item.id}`)).status).toBe(204)
    expect((await rowOf(item.id)).deleted_at).not.toBeNull()
    const trashed = await operator.get(URL, {
      'filter[trashed]': 'true',
      'filter[carry_material_id]': String(material.id),
    })
    expect(ids(trashed)).toEqual([item.id])
    const shown = await operator.get(`/api/v1/carry_materials/${material.id}`)
    expect(shown.body.data.attributes.carry_items_count).toBe(0)
    const restored = await operator.post(`${URL}/${item.id}/restore`)
    expect([restored.status, restored.body.data.id]).toEqual([200, String(item.id)])
    await operator.delete(`${URL}/${item.id}`)
    const [event] = await t.rows<{ id: number }>(
      `select id from audit_events where operation = 'carry_items.delete' order by id desc limit 1`,
    )
    expect((await undo(String(event!.id))).body.data.succeeded).toEqual([{ id: String(item.id) }])
    expect((await rowOf(item.id)).deleted_at).toBeNull()
    expect((await operator.delete(`${URL}/${theirs.id}`)).status).toBe(404)
    expect((await (await t.as('vip')).delete(`${URL}/${item.id}`)).status).toBe(403)
    expect((await rowOf(theirs.id)).deleted_at).toBeNull()
  })
})
