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
const attributes = async (id: number) => (await operator.get(`${API}/${id}`)).body.data.attributes

/** Of each content that an answer names: its number, and whether it was there before. */
const whatStood = ({ body }: Answer) =>
  body.data.succeeded.map((one: { id: string; existing: boolean }) => [one.id, one.existing])

describe('images and texts', () => {
  it('business_pools.smart_paragraphs lists the texts below one pool', async () => {
    const [pool, other] = [await rows.pool(operator), await rows.pool(operator)]
    const text = await rows.opinion(operator, pool.id, { source: 'goudong_rate', score: 4 })
    await rows.opinion(operator, other.id)
    const { body } = await operator.get(`${API}/${pool.id}/smart_paragraphs`)
    expect(body.data).toMatchObject([
      {
        type: 'smart_paragraphs',
        id: String(text.id),
        attributes: { text: text.text, score: 4, business_pool_id: String(pool.id) },
      },
    ])
    expect((await stranger.get(`${API}/${pool.id}/smart_paragraphs`)).status).toBe(404)
  })

  it('business_pools.get_paragraphs gives written texts before opinions, and checked ones alone', async () => {
    const pool = await rows.pool(operator)
    await rows.paragraph(operator, {
      business_pool_id: pool.id,
      text: '写的',
      checked: true,
      seed: '杯口',
    })
    await rows.paragraph(operator, { business_pool_id: pool.id, text: '没看过' })
    await rows.opinion(operator, pool.id, { text: '买家说' })
    const texts = async (query = {}) =>
      (await operator.get(`${API}/${pool.id}/get_paragraphs`, query)).body.data.map(
        (one: { kind: string; text: string }) => [one.kind, one.text],
      )
    expect(await texts()).toEqual([
      ['creative', '写的'],
      ['creative', '没看过'],
      ['smart', '买家说'],
    ])
    expect(await texts({ checked: 'true' })).toEqual([
      ['creative', '写的'],
      ['smart', '买家说'],
    ])
    expect(await texts({ checked: 'false' })).toEqual([['creative', '没看过']])
    expect((await stranger.get(`${API}/${pool.id}/get_paragraphs`)).status).toBe(404)
  })

  it('business_pools.generate_contents makes one content for each serial number of the range, once', async () => {
    const pool = await rows.pool(operator)
    const generate = (range: number[], by = operator) =>
      by.post(`${API}/${pool.id}/generate_contents`, { range })
    expect(codeOf(await generate([1, 2]))).toEqual([409, 'nothing_to_use'])
    await rows.material(operator, { business_pool_id: pool.id, image: 'https://a.test/low.jpg' })
    await rows.material(operator, {
      business_pool_id: pool.id,
      image: 'https://a.test/raw.jpg',
      make_image: 'https://a.test/made.jpg',
      priority: 5,
    })
    await rows.paragraph(operator, { business_pool_id: pool.id, text: '看过的段落', checked: true })
    await rows.paragraph(operator, { business_pool_id: pool.id, text: '没看过的段落' })
    const first = await generate([1, 2])
    expect(whatStood(first)).toEqual([
      ['1', false],
      ['2', false],
    ])
    const second = await generate([2, 3])
    expect(whatStood(second)).toEqual([
      ['2', true],
      ['3', false],
    ])
    expect(second.body.data.succeeded[0].record_id).toBe(first.body.data.succeeded[1].record_id)
    const made = await t.rows(
      "select * from smart_contents where origin_type = 'business_pools' and origin_id like $1 order by id",
      [`${pool.id}/%`],
    )
    expect(made).toHaveLength(3)
    expect(made[0]).toMatchObject({
      title: pool.title,
      images: ['https://a.test/made.jpg', 'https://a.test/low.jpg'],
      desc: '看过的段落',
      source: 'youhaohuo',
      category: '家居',
      status: 'fetched',
      items: [{ item_id: pool.item_id, title: pool.title }],
    })
    expect((made[1] as { images: string[] }).images[0]).toBe('https://a.test/low.jpg')
    expect(await attributes(pool.id)).toMatchObject({
      contents_count: 3,
      creative_contents_status: { fetched: 3 },
    })
    for (const range of [
      [3, 1],
      [1, 101],
    ])
      expect(codeOf(await generate(range))).toEqual([422, 'invalid_range'])
    expect((await generate([1])).body.errors[0].source.pointer).toBe('/data/attributes/range')
    expect((await generate([1, 1], stranger)).status).toBe(404)
  })

  it('business_pools.creative_content_statistics counts what was made of pools', async () => {
    const pool = await rows.pool(operator, { category: '统计' })
    await rows.material(operator, { business_pool_id: pool.id })
    await rows.opinion(operator, pool.id)
    await operator.post(`${API}/${pool.id}/generate_contents`, { range: [1, 4] })
    const { body } = await operator.get(`${API}/creative_content_statistics`, {
      business_pool_id: String(pool.id),
    })
    expect(body.data.totals).toMatchObject({
      count: 4,
      by_status: { fetched: 4 },
      by_category: { 统计: 4 },
    })
    expect(body.data.series.at(-1).count).toBe(4)
    expect(
      (
        await stranger.get(`${API}/creative_content_statistics`, {
          business_pool_id: String(pool.id),
        })
      ).status,
    ).toBe(404)
    expect((await stranger.get(`${API}/creative_content_statistics`)).body.data.totals.count).toBe(
      0,
    )
  })

  it('business_pools.clear_creative_materials and business_pools.clear_creative_paragraphs trash those of one pool', async () => {
    const [pool, other] = [await rows.pool(manager), await rows.pool(manager)]
    for (const { id } of [pool, other]) {
      await rows.material(manager, { business_pool_id: id })
      await rows.paragraph(manager, { business_pool_id: id })
    }
    for (const what of ['materials', 'paragraphs']) {
      const clear = (by = manager) =>
        by.get(`${API}/clear_creative_${what}`, { business_pool_id: String(pool.id) })
      expect((await clear(stranger)).status).toBe(404)
      const { body } = await clear()
      expect(body.data).toEqual({ count: 1, undo_id: expect.any(String) })
      const left = () =>
        t.rows(
          `select business_pool_id from creative_${what} where business_pool_id = any($1) and deleted_at is null order by 1`,
          [[pool.id, other.id]],
        )
      expect(await left()).toEqual([{ business_pool_id: other.id }])
      await manager.post(`/api/v1/audit_events/${body.data.undo_id}/undo`)
      expect(await left()).toHaveLength(2)
      expect((await manager.get(`${API}/clear_creative_${what}`)).status).toBe(400)
    }
  })

  it('business_pools.get_youhaohuo_pool gives the usable product with the fewest contents, 204 without one', async () => {
    const next = (by = operator) => by.get(`${API}/get_youhaohuo_pool`, { category: '好货' })
    expect((await next()).status).toBe(204)
    const values = { category: '好货', updated_at: t.clock.now() }
    const [used, fresh, off] = [
      await rows.pool(operator, values),
      await rows.pool(operator, values),
      await rows.pool(operator, { ...values, available: false }),
    ]
    for (const { id } of [used, fresh, off]) await rows.material(operator, { business_pool_id: id })
    await rows.opinion(operator, used.id)
    await rows.pool(operator, values)
    await operator.post(`${API}/${used.id}/generate_contents`, { range: [1, 1] })
    expect((await next()).body.data.id).toBe(String(fresh.id))
    expect((await next(stranger)).status).toBe(204)
  })
})
