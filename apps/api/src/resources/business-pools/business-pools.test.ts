import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'
import { problem } from '../../jsonapi/problem.ts'
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
const run = async (jobId: string) => {
  await runJob({ database: t.database, services: t.services, tasks: TASKS }, Number(jobId))
  return (
    await t.rows<{
      state: string
      result: Record<string, unknown>
      done_count: number
      error: string
    }>('select * from jobs where id = $1', [jobId])
  )[0]!
}

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

describe('asking channels', () => {
  it('business_pools.check_available asks the channel, says why not, and the pool keeps it', async () => {
    const pool = await rows.pool(operator)
    const foreign = await rows.pool(stranger, { item_id: pool.item_id })
    t.gateway.answer('goodsAvailability', async (_channel, ids) =>
      ids.map((item_id) => ({
        item_id,
        available: false,
        reason: '商品已下架',
        price: 9.9,
        commission_rate: 5,
      })),
    )
    const check = (item_id: string) =>
      operator.get(`${API}/check_available`, { source: 'youhaohuo', item_id })
    expect((await check(pool.item_id)).body.data).toEqual({
      source: 'youhaohuo',
      item_id: pool.item_id,
      available: false,
      reason: '商品已下架',
      price: 9.9,
      commission_rate: 5,
      business_pool_id: String(pool.id),
    })
    expect(t.gateway.calls).toEqual([
      { name: 'goodsAvailability', channel: 'youhaohuo', args: [[pool.item_id]] },
    ])
    expect(await stored(pool.id)).toMatchObject({
      available: false,
      available_reason: '商品已下架',
      available_at: t.clock.now(),
    })
    expect((await stored(foreign.id)).available).toBe(true)
    expect((await check('unknown-one')).body.data.business_pool_id).toBe(null)
    t.gateway.answer('goodsAvailability', async () => [])
    expect(codeOf(await check(pool.item_id))).toEqual([502, 'channel_refused'])
    const wrong = await operator.get(`${API}/check_available`, { source: 'youhaohuo' })
    expect([wrong.status, wrong.body.errors[0].source.parameter]).toEqual([400, 'item_id'])
  })

  it('business_pools.goudong_goods_rate answers what buyers say and stores nothing', async () => {
    const { body } = await operator.get(`${API}/goudong_goods_rate`, { item_id: '4711' })
    expect(t.gateway.calls).toEqual([{ name: 'goodsRates', channel: 'goudong', args: ['4711'] }])
    expect(body.data).toMatchObject({
      item_id: '4711',
      reviews: [{ text: '很好用，推荐' }, {}, {}],
    })
    expect(await t.rows("select id from smart_paragraphs where outside_id like '4711%'")).toEqual(
      [],
    )
    t.gateway.fail('goodsRates', problem(503, 'channel_unreachable', 'away'))
    expect(codeOf(await operator.get(`${API}/goudong_goods_rate`, { item_id: '1' }))).toEqual([
      503,
      'channel_unreachable',
    ])
  })

  it('business_pools.sync_goudong_rate keeps the share of good opinions, and each opinion once', async () => {
    const pool = await rows.pool(operator)
    const sync = (by = operator) => by.get(`${API}/${pool.id}/sync_goudong_rate`)
    const first = await sync()
    expect(first.body.data.attributes).toMatchObject({
      rates_at: t.clock.now().toISOString(),
      smart_paragraphs_count: 3,
    })
    expect(first.body.data.attributes.positive_percent).toBeGreaterThanOrEqual(90)
    const texts = () =>
      t.rows<{ id: number; text: string }>(
        'select id, text from smart_paragraphs where business_pool_id = $1 order by id',
        [pool.id],
      )
    const before = await texts()
    t.gateway.answer('goodsRates', async (_channel, item_id) => ({
      item_id,
      positive_percent: 42,
      reviews: [
        {
          review_id: `${item_id}-r1`,
          text: '改过的评价',
          images: [],
          score: 3,
          created_at: '2026-06-01T00:00:00Z',
        },
      ],
    }))
    expect((await sync()).body.data.attributes.positive_percent).toBe(42)
    expect(await texts()).toEqual([{ ...before[0], text: '改过的评价' }, before[1], before[2]])
    expect((await sync(stranger)).status).toBe(404)
  })

  it('business_pools.search_creative_paragraphs shows what others wrote, marks what is known, stores nothing', async () => {
    const pool = await rows.pool(operator)
    await rows.paragraph(operator, { business_pool_id: pool.id, text: '很好用，推荐' })
    const { body } = await operator.post(`${API}/${pool.id}/search_creative_paragraphs`, {
      size: 2,
    })
    expect(t.gateway.calls).toEqual([
      {
        name: 'searchContents',
        channel: 'youhaohuo',
        args: [{ size: 2, q: pool.title, item_id: pool.item_id }],
      },
      { name: 'goodsRates', channel: 'youhaohuo', args: [pool.item_id] },
    ])
    const known = body.data.filter((one: { known: boolean }) => one.known)
    expect(known).toMatchObject([{ text: '很好用，推荐', from: 'rate' }])
    expect(body.data.filter(({ from }: { from: string }) => from === 'content')).toHaveLength(2)
    expect((await attributes(pool.id)).creative_paragraphs_count).toBe(1)
    const seeded = await operator.post(`${API}/${pool.id}/search_creative_paragraphs`, {
      seed: '发货',
    })
    expect(seeded.body.data.filter(({ from }: { from: string }) => from === 'rate')).toMatchObject([
      { text: '发货快' },
    ])
    expect((await stranger.post(`${API}/${pool.id}/search_creative_paragraphs`, {})).status).toBe(
      404,
    )
  })

  it('business_pools.benchmark_goudong compares one pool at once, each of the goods once', async () => {
    const pool = await rows.pool(operator)
    const compare = (by = operator) => by.get(`${API}/benchmark_goudong`, { ids: String(pool.id) })
    const first = await compare()
    expect(t.gateway.calls).toEqual([
      { name: 'searchGoods', channel: 'goudong', args: [{ q: pool.title, size: 10 }] },
      { name: 'goodsRates', channel: 'goudong', args: [pool.item_id] },
    ])
    expect(first.body.data.job_id).toBe(null)
    expect(first.body.data.benchmarks).toHaveLength(10)
    expect(first.body.data.benchmarks[0]).toMatchObject({
      kind: 'goods',
      platform: 'goudong',
      figures: { price: expect.any(Number) },
    })
    await compare()
    expect(await attributes(pool.id)).toMatchObject({
      benchmarking_count: 10,
      benchmarked_at: t.clock.now().toISOString(),
    })
    expect((await compare(stranger)).status).toBe(404)
    expect((await operator.get(`${API}/benchmark_goudong`)).status).toBe(400)
  })

  it('business_pools.benchmark_contents compares several as a job that skips what the channel refuses', async () => {
    const [a, b] = [await rows.pool(operator), await rows.pool(operator)]
    const answer = await operator.get(`${API}/benchmark_contents`, { ids: `${a.id},${b.id}` })
    expect(answer.body.data).toMatchObject({ benchmarks: [], job_id: expect.any(String) })
    expect(t.enqueued).toContain(Number(answer.body.data.job_id))
    expect(t.gateway.calls).toEqual([])
    t.gateway.answer('searchContents', async (_channel, wanted) => {
      if (wanted.item_id === a.item_id) throw problem(502, 'channel_refused', 'no')
      return {
        data: [
          { ...piece, content_id: 'b1' },
          { ...piece, content_id: 'b2' },
        ],
        total: 2,
      }
    })
    const job = await run(answer.body.data.job_id)
    expect(job).toMatchObject({ state: 'done', result: { compared: 1, refused: 1 } })
    expect((await attributes(a.id)).benchmarking_count).toBe(0)
    expect((await attributes(b.id)).benchmarking_count).toBe(2)
    const foreign = await stranger.get(`${API}/benchmark_contents`, { ids: `${a.id},${b.id}` })
    expect(foreign.status).toBe(404)
  })

  it('business_pools.sync_commerce_items starts a job that renews goods and leaves words and trash alone', async () => {
    const goods = (item_id: string, title: string) => ({
      item_id,
      title,
      shop_title: '店',
      pic_url: 'https://a.test/p.jpg',
      item_url: 'https://a.test/i',
      images: [],
      category: '家居',
      price: 12.34,
      commission_rate: 8,
      commission_price: 1,
      sales: 3,
      available: true,
      brand: '星河',
      attributes: {},
    })
    const known = await rows.pool(operator, {
      source: 'goudong',
      item_id: 'sync-1',
      remark: '我写的',
    })
    const trashed = await rows.pool(operator, {
      source: 'goudong',
      item_id: 'sync-2',
      title: '旧',
      deleted_at: t.clock.now(),
    })
    t.gateway.answer('searchGoods', async (_channel, { page }) =>
      page === 1
        ? { data: ['sync-1', 'sync-2', 'sync-3'].map((id) => goods(id, `新 ${id}`)), total: 3 }
        : { data: [], total: 3 },
    )
    const answer = await operator.post(`${API}/sync_commerce_items`, {
      platform: 'goudong',
      q: '杯',
      pages: 2,
    })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({
      type: 'jobs',
      attributes: { kind: 'sync_pool_items' },
    })
    const job = await run(answer.body.data.id)
    expect(job).toMatchObject({ state: 'done', result: { created: 1, updated: 1, trashed: 1 } })
    expect(t.gateway.calls).toEqual([
      { name: 'searchGoods', channel: 'goudong', args: [{ q: '杯', page: 1, size: 50 }] },
    ])
    expect(await stored(known.id)).toMatchObject({
      title: '新 sync-1',
      remark: '我写的',
      price_fen: 1234,
    })
    expect((await stored(trashed.id)).title).toBe('旧')
    const [made] = await t.rows(
      "select * from business_pools where source = 'goudong' and item_id = 'sync-3' and business_team_id = $1",
      [operator.teamId],
    )
    expect(made).toMatchObject({
      title: '新 sync-3',
      user_id: operator.userId,
      category_info: { brand: '星河' },
    })
    expect(
      (await operator.post(`${API}/sync_commerce_items`, {})).body.errors[0].source.pointer,
    ).toBe('/data/attributes/platform')
  })
})

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
    expect(
      first.body.data.succeeded.map((one: { id: string; existing: boolean }) => [
        one.id,
        one.existing,
      ]),
    ).toEqual([
      ['1', false],
      ['2', false],
    ])
    const second = await generate([2, 3])
    expect(
      second.body.data.succeeded.map((one: { id: string; existing: boolean }) => [
        one.id,
        one.existing,
      ]),
    ).toEqual([
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

const piece = {
  content_id: '',
  author_id: 'a',
  kind: 'image' as const,
  title: '外部',
  desc: '正文',
  cover: 'https://img.test/c.jpg',
  images: [],
  video: '',
  audio_text: '',
  ratio: '3:4',
  topic: '',
  item_ids: [],
  published_at: '2026-06-01T00:00:00.000Z',
  play_count: 9,
  like_count: 0,
  collect_count: 0,
  comment_count: 0,
}
