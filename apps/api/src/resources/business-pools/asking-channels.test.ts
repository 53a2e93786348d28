import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'
import { problem } from '../../kernel/problem.ts'
import { goods, piece } from '../creator-tasks/testing/channel-rows.ts'
import { createCreatorRows, type CreatorRows } from '../creator-tasks/testing/creator-rows.ts'

let t: TestApp
let rows: CreatorRows
let operator: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  rows = createCreatorRows(t)
  operator = await t.as('operator')
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
    t.gateway.fail('goodsRates', problem('channel_unreachable', { channel: 'away' }))
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
      if (wanted.item_id === a.item_id)
        throw problem('channel_refused', { channel: 'sandbox', said: 'no' })
      return {
        data: [piece('b1'), piece('b2')],
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

  it('looks for the longest word and then the category where nothing has the same name', async () => {
    const pool = await rows.pool(operator, { title: '初见 懒人单人沙发 猫爪' })
    t.gateway.answer('searchGoods', async (_channel, { category }) =>
      category ? { data: [goods('similar')], total: 1 } : { data: [], total: 0 },
    )
    const { body } = await operator.get(`${API}/benchmark_goudong`, { ids: String(pool.id) })
    expect(t.gateway.callsOf('searchGoods').map(({ args }) => args[0])).toEqual([
      { q: '初见 懒人单人沙发 猫爪', size: 10 },
      { q: '懒人单人沙发', size: 10 },
      { category: '家居', size: 10 },
    ])
    expect(body.data.benchmarks).toMatchObject([{ outside_id: 'similar' }])
  })

  it('goes on where a channel that was away stopped the comparison', async () => {
    const [a, b] = [await rows.pool(operator), await rows.pool(operator)]
    const { body } = await operator.get(`${API}/benchmark_contents`, { ids: `${a.id},${b.id}` })
    let isAway = true
    t.gateway.answer('searchContents', async (_channel, { item_id }) => {
      if (isAway && item_id === b.item_id) throw problem('channel_unreachable', { channel: 'away' })
      return { data: [piece(`${item_id}-1`)], total: 1 }
    })
    expect(await run(body.data.job_id)).toMatchObject({ state: 'queued', done_count: 1 })
    isAway = false
    t.clock.advance(5_000)
    t.gateway.calls.length = 0
    expect(await run(body.data.job_id)).toMatchObject({ state: 'done', done_count: 2 })
    expect(t.gateway.calls.map(({ args }) => args[0])).toEqual([{ item_id: b.item_id, size: 50 }])
    expect((await attributes(a.id)).benchmarking_count).toBe(1)
  })

  it('business_pools.sync_commerce_items starts a job that renews goods and leaves words and trash alone', async () => {
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
