import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createMaterialFactories,
  type MaterialFactories,
} from '../../../test/material-factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { problem } from '../../kernel/problem.ts'
import { runJob } from '../run-job.ts'
import { TASKS } from '../task-table.ts'

let t: TestApp
let made: MaterialFactories
let operator: Caller
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  made = createMaterialFactories(t.database)
  operator = await t.as('operator')
  manager = await t.as('manager')
  stranger = await t.as('operator2')
})
beforeEach(() => t.gateway.reset())
afterAll(() => t.close())

const URL = '/api/v1/carry_materials'
const own = () => ({ business_team_id: operator.teamId, user_id: operator.userId })
const run = (id: string | number) =>
  runJob({ database: t.database, services: t.services, tasks: TASKS }, Number(id))
const jobOf = async (id: string) => (await t.rows('select * from jobs where id = $1', [id]))[0]!
const rowOf = async (table: string, id: number) =>
  (await t.rows(`select * from ${table} where id = $1`, [id]))[0]!
const itemsOf = (materialId: number) =>
  t.rows('select * from carry_items where carry_material_id = $1 order by id', [materialId])
/** Answers of a channel in the test do not depend on its address. */
const CHANNEL = { name: 'taobaoke', baseUrl: 'http://channel.test', token: '' }
const away = () => problem('channel_unreachable', { channel: 'no answer' })

describe('the collecting of materials', () => {
  const start = async (ids: number[], more: object = {}) => {
    const answer = await operator.post(`${URL}/exec_material_job`, {
      ids: ids.map(String),
      ...more,
    })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({ type: 'jobs', attributes: { state: 'queued' } })
    expect(t.enqueued.at(-1)).toBe(Number(answer.body.data.id))
    return String(answer.body.data.id)
  }

  it('carry_materials.exec_material_job collects items and pictures for each, and makes it ready', async () => {
    const exact = await made.material({
      ...own(),
      matching_type: 'exact',
      source: 'dewu',
      source_id: 'own-1',
    })
    const written = await made.material({
      ...own(),
      source: 'manual',
      source_id: null,
      title: '露营椅',
    })
    const theirs = await made.material({ business_team_id: stranger.teamId })
    const id = await start([exact.id, written.id, theirs.id], { items_limit: 3 })
    expect(await run(id)).toEqual({ tag: 'ended', state: 'done' })
    const job = await jobOf(id)
    expect(job).toMatchObject({ done_count: 3, total_count: 3, user_id: operator.userId })
    expect(job.result).toMatchObject({ items: 6, failed: [{ id: String(theirs.id) }] })
    expect(t.gateway.calls.map(({ name, channel }) => `${name} ${channel}`)).toEqual([
      'goods dewu',
      'searchGoods dewu',
      'searchGoods taobaoke',
    ])
    expect((await itemsOf(exact.id)).map(({ item_id }) => item_id)).toContain('own-1')
    expect(await itemsOf(written.id)).toHaveLength(3)
    expect(await itemsOf(theirs.id)).toEqual([])
    const after = await rowOf('carry_materials', written.id)
    expect(after).toMatchObject({
      status: 'processed',
      category: '家居',
      collected_at: t.clock.now(),
    })
    expect(after.cover_url).not.toBe('')
    const pictures = await t.rows(
      'select image from carry_material_images where carry_material_id = $1 order by sn',
      [written.id],
    )
    expect(pictures.length).toBeGreaterThan(3)
  })

  it('stores nothing twice when it runs again, and leaves a review as it is', async () => {
    const material = await made.material({ ...own(), status: 'checked', title: '重复采集' })
    await run(await start([material.id], { items_limit: 2 }))
    const first = await itemsOf(material.id)
    const second = await start([material.id], { items_limit: 2 })
    await run(second)
    expect(await itemsOf(material.id)).toEqual(first)
    expect((await jobOf(second)).result).toMatchObject({ items: 0 })
    expect((await rowOf('carry_materials', material.id)).status).toBe('checked')
  })

  it('is tried again while the platform is away, and goes on where it stopped', async () => {
    const first = await made.material({ ...own(), title: '先采' })
    const second = await made.material({ ...own(), title: '后采', source_id: null })
    const asked: unknown[] = []
    t.gateway.answer('searchGoods', async (_channel, { q }) => {
      asked.push(q)
      if (q === '后采' && asked.length < 3) throw away()
      return { data: [], total: 0 }
    })
    const id = await start([first.id, second.id])
    expect(await run(id)).toMatchObject({ tag: 'again', inMs: 5000 })
    t.clock.advance(5000)
    expect(await run(id)).toEqual({ tag: 'ended', state: 'done' })
    expect(asked).toEqual(['先采', '后采', '后采'])
    // Nothing was found for it: it is still unseen.
    expect((await rowOf('carry_materials', second.id)).status).toBe('fetched')
  })

  it('fills a new material of Taobaoke with what the channel says of its product', async () => {
    const answer = await operator.post(`${URL}/create_new_material`, {
      title: '待采集',
      source: 'taobaoke',
      source_id: '9714895260',
    })
    const materialId = Number(answer.body.data.id)
    t.gateway.answer('searchGoods', async () => ({ data: [], total: 0 }))
    const product = {
      ...(await t.gateway.goods(CHANNEL, '9714895260')),
      title: '轻量跑步鞋',
      price: 394,
    }
    t.gateway.answer('goods', async () => product)
    await run(await start([materialId]))
    expect(await rowOf('carry_materials', materialId)).toMatchObject({
      status: 'processed',
      category: product.category,
      cover_url: product.pic_url,
      source_url: product.item_url,
    })
    const [item, ...others] = await itemsOf(materialId)
    expect([item, others]).toMatchObject([{ title: '轻量跑步鞋', price_fen: 39_400 }, []])
    const pictures = await t.rows(
      'select image from carry_material_images where carry_material_id = $1 order by sn',
      [materialId],
    )
    expect(pictures.map(({ image }) => image)).toEqual([
      ...new Set([product.pic_url, ...product.images]),
    ])
    product.price = 299
    await run(await start([materialId]))
    expect(await itemsOf(materialId)).toMatchObject([{ id: item?.id, price_fen: 29_900 }])
  })

  it('asks for less of a title that finds nothing', async () => {
    const material = await made.material({
      ...own(),
      title: '316不锈钢保温杯 2026新款',
      source: 'manual',
      source_id: null,
    })
    const usual = await t.gateway.searchGoods(CHANNEL, { q: 'x', size: 2 })
    t.gateway.answer('searchGoods', async (_channel, { q }) =>
      q === '保温杯' ? usual : { data: [], total: 0 },
    )
    await run(await start([material.id], { items_limit: 2 }))
    expect(await itemsOf(material.id)).toHaveLength(2)
    expect((await rowOf('carry_materials', material.id)).status).toBe('processed')
  })

  it('a clear no of the platform is that material’s own', async () => {
    const material = await made.material({ ...own(), title: '被拒' })
    t.gateway.fail(
      'searchGoods',
      problem('channel_refused', { channel: 'sandbox', said: '不允许搜索' }),
    )
    const id = await start([material.id])
    expect(await run(id)).toEqual({ tag: 'ended', state: 'done' })
    expect((await jobOf(id)).result).toMatchObject({
      failed: [{ id: String(material.id), words: { zh: '渠道“sandbox”拒绝：不允许搜索' } }],
    })
  })
})

describe('the refreshing of items', () => {
  const start = async (attributes: object, caller = operator) => {
    const answer = await caller.post(`${URL}/sync_commerce_items`, attributes)
    expect(answer.status).toBe(201)
    return String(answer.body.data.id)
  }
  const says = (available: boolean) =>
    t.gateway.answer('goodsAvailability', async (_channel, ids) =>
      ids.map((item_id) => ({
        item_id,
        available,
        reason: available ? '' : '售罄',
        price: 50.05,
        commission_rate: 20,
      })),
    )

  it('carry_materials.sync_commerce_items refreshes price, commission and availability, platform by platform', async () => {
    const material = await made.material(own())
    const one = await made.item({ ...own(), carry_material_id: material.id })
    const other = await made.item({ ...own(), carry_material_id: material.id, source: 'dewu' })
    const outside = await made.item(own())
    says(false)
    const id = await start({ ids: [String(material.id)] })
    expect(await run(id)).toEqual({ tag: 'ended', state: 'done' })
    expect(t.gateway.calls).toMatchObject([
      { name: 'goodsAvailability', channel: 'dewu', args: [[other.item_id]] },
      { name: 'goodsAvailability', channel: 'taobaoke', args: [[one.item_id]] },
    ])
    for (const item of [one, other]) {
      expect(await rowOf('carry_items', item.id)).toMatchObject({
        price_fen: 5005,
        commission_rate: '20.00',
        commission_price_fen: 1001,
        available: false,
        unavailable_reason: '售罄',
        synced_at: t.clock.now(),
      })
    }
    expect((await rowOf('carry_items', outside.id)).price_fen).toBe(9900)
    expect((await jobOf(id)).result).toMatchObject({ synced: 2, offered: 0, failed: [] })
    expect(
      await t.rows('select price_fen from carry_item_details where carry_item_id = $1', [one.id]),
    ).toEqual([{ price_fen: 5005 }])
  })

  it('sync_commerce_items asks for a hundred at a time and touches only what its person sees', async () => {
    const items = []
    for (let i = 0; i < 120; i += 1) items.push(await made.item(own()))
    const theirs = await made.item({ ...own(), user_id: manager.userId })
    const foreign = await made.item({ business_team_id: stranger.teamId })
    says(true)
    const item_ids = [...items, theirs, foreign].map(({ id }) => String(id))
    const id = await start({ item_ids })
    await run(id)
    const asked = t.gateway.calls.map(({ args }) => (args[0] as string[]).length)
    expect(asked).toEqual([100, 20])
    expect(await jobOf(id)).toMatchObject({ done_count: 120, total_count: 120 })
    expect((await rowOf('carry_items', theirs.id)).synced_at).toBeNull()
    expect((await rowOf('carry_items', foreign.id)).synced_at).toBeNull()
  })

  it('a platform that is not connected fails its own items only', async () => {
    const lost = await made.item({ ...own(), source: 'nowhere' })
    const fine = await made.item(own())
    says(true)
    const id = await start({ item_ids: [String(lost.id), String(fine.id)] })
    expect(await run(id)).toEqual({ tag: 'ended', state: 'done' })
    expect((await jobOf(id)).result).toMatchObject({
      synced: 1,
      failed: [{ source: 'nowhere', count: 1 }],
    })
    expect((await rowOf('carry_items', lost.id)).available).toBe(true)
  })

  it('sync_commerce_items wants either materials or items', async () => {
    for (const attributes of [{}, { ids: ['1'], item_ids: ['1'] }]) {
      const answer = await operator.post(`${URL}/sync_commerce_items`, attributes)
      expect(answer.status).toBe(422)
      expect(answer.body.errors[0]).toMatchObject({
        code: 'ids_or_item_ids',
        source: { pointer: '/data/attributes/ids' },
      })
    }
  })

  it('asks the channel while no transaction is open', async () => {
    const item = await made.item(own())
    const open: number[] = []
    t.gateway.answer('goodsAvailability', async () => {
      const [row] = await t.rows<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      )
      open.push(row?.n ?? -1)
      return []
    })
    await run(await start({ item_ids: [String(item.id)] }))
    await operator.get('/api/v1/carry_items/check_available', { id: String(item.id) })
    expect(open).toEqual([0, 0])
  })
})
