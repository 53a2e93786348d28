import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'
import { problem } from '../../kernel/problem.ts'

let t: TestApp
let made: Factories
let operator: Caller
let manager: Caller
let operator2: Caller
beforeAll(async () => {
  t = await createTestApp()
  made = createFactories(t.database)
  await made.channel('goudong')
  operator = await t.as('operator')
  manager = await t.as('manager')
  operator2 = await t.as('operator2')
})
beforeEach(() => t.gateway.reset())
afterAll(() => t.close())

const sync = async (caller = manager) => {
  const job = await made.job({
    kind: 'sync_gold_ranks',
    business_team_id: caller.teamId,
    user_id: caller.userId,
  })
  const end = await runJob({ database: t.database, services: t.services, tasks: TASKS }, job.id)
  const [row] = await t.rows<{ result: Record<string, unknown> }>(
    'select result from jobs where id = $1',
    [job.id],
  )
  return { end, result: row!.result }
}
const pools = (query: Record<string, string> = {}, caller = operator) =>
  caller.get('/api/v1/goudong_gold_pools', query)
const idsOf = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id)

describe('the job sync_gold_ranks', () => {
  it('keeps each ranking and each of its goods once, page by page', async () => {
    const { end, result } = await sync()
    expect(end).toEqual({ tag: 'ended', state: 'done' })
    expect(result).toMatchObject({ goods: 30, gone: 0 })
    expect(t.gateway.callsOf('rankedGoods')).toEqual([
      { name: 'rankedGoods', channel: 'goudong', args: [{ page: 1, size: 50 }] },
    ])
    await sync()
    const [counts] = await t.rows(
      `select (select count(*)::int from goudong_gold_ranks) as ranks, (select count(*)::int from goudong_gold_pools) as pools`,
    )
    expect(counts).toEqual({ ranks: 1, pools: 30 })
  })

  it('lets go what fell out of a ranking, and takes it back when it returns', async () => {
    await sync()
    t.clock.advance(60_000)
    const usual = t.gateway
    const { data } = await usual.rankedGoods({ name: 'goudong', baseUrl: '', token: undefined }, {})
    t.gateway.answer('rankedGoods', async () => ({ data: data.slice(1), total: data.length - 1 }))
    expect((await sync()).result).toMatchObject({ goods: 19, gone: 11 })
    expect((await pools({ 'page[size]': '100' })).body.meta.record_count).toBe(19)
    t.gateway.reset()
    t.clock.advance(60_000)
    await sync()
    expect((await pools({ 'page[size]': '100' })).body.meta.record_count).toBe(30)
  })

  it('is started by goudong_gold_ranks.sync_list, and not for a channel that is switched off', async () => {
    const started = await manager.post('/api/v1/goudong_gold_ranks/sync_list')
    expect([started.status, started.body.data.type]).toEqual([201, 'jobs'])
    const id = Number(started.body.data.id)
    const end = await runJob({ database: t.database, services: t.services, tasks: TASKS }, id)
    expect(end).toEqual({ tag: 'ended', state: 'done' })
    const [job] = await t.rows(
      `select j.user_id, j.kind, e.operation from jobs j join audit_events e
       on e.subject_type = 'jobs' and j.id::text = any(e.subject_ids) where j.id = $1`,
      [id],
    )
    expect(job).toEqual({
      user_id: manager.userId,
      kind: 'sync_gold_ranks',
      operation: 'goudong_gold_ranks.sync_list',
    })
    const before = await t.rows('select count(*) from jobs')
    await t.rows(`update channels set enabled = false where name = 'goudong'`)
    const off = await manager.post('/api/v1/goudong_gold_ranks/sync_list')
    await t.rows(`update channels set enabled = true where name = 'goudong'`)
    expect([off.status, off.body.errors[0].code]).toEqual([409, 'channel_disabled'])
    expect((await operator.post('/api/v1/goudong_gold_ranks/sync_list')).status).toBe(403)
    expect(await t.rows('select count(*) from jobs')).toEqual(before)
  })

  it('drops nothing when the channel breaks off in the middle', async () => {
    await sync()
    t.clock.advance(60_000)
    t.gateway.answer('rankedGoods', async (_channel, { page }) => {
      if (page === 1) return { data: [], total: 90 }
      throw problem('channel_unreachable', { channel: 'no' })
    })
    await sync()
    expect((await pools({ 'page[size]': '100' })).body.meta.record_count).toBe(30)
  })
})

describe('rankings', () => {
  it('goudong_gold_ranks.list and goudong_gold_ranks.get show the team’s, with their goods', async () => {
    await sync()
    const listed = await operator.get('/api/v1/goudong_gold_ranks', { 'filter[search]': '金' })
    expect(listed.body.data[0].attributes).toMatchObject({ name: '金榜', pools_count: 30 })
    const [id] = idsOf(listed)
    expect((await operator.get(`/api/v1/goudong_gold_ranks/${id}`)).status).toBe(200)
    expect((await operator2.get(`/api/v1/goudong_gold_ranks/${id}`)).status).toBe(404)
  })

  it('goudong_gold_ranks.update gives a category that the next sync leaves alone', async () => {
    await sync()
    const [id] = idsOf(await operator.get('/api/v1/goudong_gold_ranks'))
    const category = await made.category({ business_team_id: manager.teamId })
    const answer = await manager.put(`/api/v1/goudong_gold_ranks/${id}`, {
      business_category_id: String(category.id),
      category: '家居百货',
    })
    expect(answer.body.data.attributes).toMatchObject({
      business_category_id: String(category.id),
      category: '家居百货',
    })
    await sync()
    expect(
      (await t.rows('select category from goudong_gold_ranks where id = $1', [id]))[0],
    ).toEqual({
      category: '家居百货',
    })
    const other = await made.category({ business_team_id: operator2.teamId })
    const wrong = { business_category_id: String(other.id) }
    expect((await manager.put(`/api/v1/goudong_gold_ranks/${id}`, wrong)).status).toBe(404)
    const admin = await t.as('admin')
    const refused = await admin.put(`/api/v1/goudong_gold_ranks/${id}`, wrong)
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'other_team'])
    expect((await operator.put(`/api/v1/goudong_gold_ranks/${id}`, {})).status).toBe(403)
  })
})

describe('goods of the rankings', () => {
  it('goudong_gold_pools.list and goudong_gold_pools.get show price in yuan and place, in the order of the ranking', async () => {
    await sync()
    const listed = await pools({ sort: 'rank_no', 'page[size]': '3' })
    expect(
      listed.body.data.map((row: { attributes: { rank_no: number } }) => row.attributes.rank_no),
    ).toEqual([1, 2, 3])
    const [first] = listed.body.data
    const [row] = await t.rows<{ price_fen: number }>(
      'select price_fen from goudong_gold_pools where id = $1',
      [first.id],
    )
    expect(first.attributes.price).toBe(row!.price_fen / 100)
    expect((await operator.get(`/api/v1/goudong_gold_pools/${first.id}`)).body.data).toMatchObject({
      id: first.id,
    })
    expect((await operator2.get(`/api/v1/goudong_gold_pools/${first.id}`)).status).toBe(404)
  })

  it('goudong_gold_pools.transfer_to_carry makes one material with its pick of each product, once', async () => {
    await sync()
    const ids = idsOf(await pools({ sort: 'rank_no', 'page[size]': '2' }))
    const path = '/api/v1/goudong_gold_pools/transfer_to_carry'
    const answer = await operator.post(path, { ids: [...ids, '999999'] })
    expect(answer.status).toBe(201)
    const { data } = answer.body
    expect(
      data.succeeded.map(({ id, existing }: { id: string; existing: boolean }) => [id, existing]),
    ).toEqual(ids.map((id) => [id, false]))
    expect(data.failed).toMatchObject([{ id: '999999', error: { code: 'not_found' } }])
    const [material] = await t.rows(
      `select m.source, m.source_id = p.item_id as same, m.origin_type, m.origin_id, m.user_id, i.item_id = p.item_id as item,
         i.price_fen = p.price_fen as price, p.transferred_at is not null as marked
       from carry_materials m join carry_items i on i.carry_material_id = m.id, goudong_gold_pools p
       where m.id = $1 and p.id = $2`,
      [data.succeeded[0].record_id, ids[0]],
    )
    expect(material).toEqual({
      source: 'goudong',
      same: true,
      origin_type: 'goudong_gold_pools',
      origin_id: ids[0],
      user_id: operator.userId,
      item: true,
      price: true,
      marked: true,
    })
    const again = (await operator.post(path, { ids })).body.data
    expect(again.succeeded).toEqual(
      data.succeeded.map((one: object) => ({ ...one, existing: true })),
    )
    expect(again.undo_id).toBeNull()
    const undone = await manager.post(`/api/v1/audit_events/${data.undo_id}/undo`)
    expect([undone.status, undone.body.errors]).toEqual([200, undefined])
    expect(await t.rows('select id from carry_materials where deleted_at is null')).toEqual([])
    expect(await t.rows('select id from carry_materials')).toHaveLength(2)
  })

  it('that are not on sale or not the team’s are not taken, and the rows stay as they are', async () => {
    await sync()
    const [, , third] = idsOf(await pools({ sort: 'rank_no' }))
    await t.rows('update goudong_gold_pools set available = false where id = $1', [third])
    const path = '/api/v1/goudong_gold_pools/transfer_to_carry'
    expect((await operator.post(path, { ids: [third] })).body.data.failed[0].error.code).toBe(
      'unavailable',
    )
    const before = await t.rows('select count(*) from carry_materials')
    expect(
      (await operator2.post(path, { ids: [third] })).body.data?.failed?.[0]?.error.code ??
        'forbidden',
    ).toMatch(/not_found|forbidden/)
    expect(await t.rows('select count(*) from carry_materials')).toEqual(before)
    expect((await operator.post(path, { ids: [] })).body.errors[0].source).toEqual({
      pointer: '/data/attributes/ids',
    })
  })
})
