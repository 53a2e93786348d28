import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'
import { problem } from '../../kernel/problem.ts'

const JD = { name: 'jd', baseUrl: 'http://127.0.0.1:9', token: undefined }

let t: TestApp
let manager: Caller
let uid: string
beforeAll(async () => {
  t = await createTestApp({ startAt: new Date('2026-11-20T02:00:00.000Z') })
  manager = await t.as('manager')
  const account = await createFactories(t.database).account({
    business_team_id: manager.teamId,
    platform: 'jd',
  })
  uid = account.uid
})
afterAll(() => t.close())
beforeEach(async () => {
  t.gateway.reset()
  for (const table of [
    'team_orders',
    'studio_orders',
    'studio_income_summaries',
    'team_relations',
    'jobs',
  ])
    await t.rows(`delete from ${table}`)
})

const sync = async (attributes: object = { since: '2026-11-18', until: '2026-11-19' }) => {
  const answer = await manager.post('/api/v1/team_relations/sync_remote_info', attributes)
  expect([answer.status, answer.body.data.type]).toEqual([201, 'jobs'])
  const end = await runJob(
    { database: t.database, services: t.services, tasks: TASKS },
    Number(answer.body.data.id),
  )
  return {
    end,
    job: (await manager.get(`/api/v1/jobs/${answer.body.data.id}`)).body.data.attributes,
  }
}

describe('team_relations.sync_remote_info', () => {
  it('stores bonds and orders by their number at the channel, once however often it runs', async () => {
    const { end, job } = await sync()
    expect(end).toEqual({ tag: 'ended', state: 'done' })
    expect(job.result).toMatchObject({ relations: 6, team_orders: 4, studio_orders: 4, missed: [] })
    expect(t.gateway.callsOf('relations')[0]).toMatchObject({
      channel: 'jd',
      args: [{ page: 1, size: 100 }],
    })
    expect(t.gateway.callsOf('orders').map(({ args }) => args[0])).toEqual([
      { page: 1, size: 100, since: '2026-11-18', until: '2026-11-19' },
      { page: 1, size: 100, since: '2026-11-18', until: '2026-11-19', uid },
    ])
    const again = await sync()
    expect(again.job.result).toMatchObject({ relations: 0, team_orders: 0, studio_orders: 0 })
    expect(await t.rows('select count(*)::int as n from team_relations')).toEqual([{ n: 6 }])
    expect(await t.rows('select count(*)::int as n from studio_orders')).toEqual([{ n: 4 }])
  })

  it('names whose order it is, and changes an order that was refunded or moved to another day', async () => {
    await sync()
    const [order] = await t.rows<{ nickname: string }>(
      'select * from team_orders order by id limit 1',
    )
    expect(order).toMatchObject({
      uid: 'jd-u1',
      nickname: '成员1',
      team_relation_id: expect.anything(),
    })
    const sold = (record_date: string, status: 'paid' | 'refunded') => async () => ({
      data: [
        {
          order_id: 'one',
          uid,
          item_id: 'i',
          item_title: '杯',
          record_date,
          status,
          amount_yuan: 10.1,
          cps_yuan: 1.15,
        },
      ],
      total: 1,
    })
    t.gateway.answer('orders', sold('2026-11-18', 'paid'))
    await sync()
    t.gateway.answer('orders', sold('2026-11-19', 'refunded'))
    await sync()
    const [row] = await t.rows(
      `select record_date::text, month, status, amount_fen, cps_amount_fen from studio_orders where order_id = 'one'`,
    )
    expect(row).toEqual({
      record_date: '2026-11-19',
      month: '2026-11',
      status: 'refunded',
      amount_fen: 1010,
      cps_amount_fen: 0,
    })
    // The day it left is summed up again, too.
    const [left] =
      await t.rows(`select s.orders_count, (select count(*)::int from studio_orders o where o.record_date = s.record_date) as n
      from studio_income_summaries s where s.record_date = '2026-11-18'`)
    expect(left).toEqual({ orders_count: 2, n: 2 })
  })

  it('has nothing to store of a channel that lists nobody', async () => {
    t.gateway.answer('relations', async () => ({ data: [], total: 0 }))
    t.gateway.answer('orders', async () => ({ data: [], total: 0 }))
    const { end, job } = await sync()
    expect(end).toEqual({ tag: 'ended', state: 'done' })
    expect(job.result).toMatchObject({ relations: 0, team_orders: 0, studio_orders: 0, missed: [] })
  })

  it('writes the new state of a bond that ended, and leaves the others as they were', async () => {
    await sync()
    const listed = await t.gateway.relations(JD, { page: 1, size: 100 })
    const data = listed.data.map((bond, n) =>
      n === 0 ? { ...bond, state: 'unbound' as const } : bond,
    )
    t.gateway.answer('relations', async () => ({ ...listed, data }))
    expect((await sync()).job.result).toMatchObject({ relations: 1 })
    const [first] = await t.rows('select relation_id, state from team_relations order by id')
    expect(first).toEqual({ relation_id: 'jd-r1', state: 'unbound' })
  })

  it('goes on when a channel refuses one part, and fails when it refuses all', async () => {
    t.gateway.fail('relations', problem('channel_refused', { channel: 'sandbox', said: 'no' }))
    const { job } = await sync()
    expect(job.result).toMatchObject({
      studio_orders: 4,
      missed: [{ what: 'jd', code: 'channel_refused' }],
    })
    t.gateway.fail('orders', problem('channel_unreachable', { channel: 'away' }))
    expect((await sync()).end).toEqual({ tag: 'again', inMs: 5000 })
  })

  it('refuses a range that ends before it starts, and people who may not change the team', async () => {
    const answer = await manager.post('/api/v1/team_relations/sync_remote_info', {
      since: '2026-11-20',
      until: '2026-11-01',
    })
    expect([answer.status, answer.body.errors[0].source]).toEqual([
      422,
      { pointer: '/data/attributes/since' },
    ])
    const operator = await t.as('operator')
    expect((await operator.post('/api/v1/team_relations/sync_remote_info', {})).status).toBe(403)
    expect(await t.rows('select id from jobs')).toEqual([])
  })
})

describe('team_relations.list and team_relations.get', () => {
  it('filter by day and state, count orders, and show nothing to another team', async () => {
    await sync()
    const list = (query: Record<string, string>) => manager.get('/api/v1/team_relations', query)
    expect((await list({ 'filter[state]': 'unbound' })).body.meta.record_count).toBe(2)
    expect(
      (await list({ 'filter[bind_date]': '2026-01-01,2026-02-01' })).body.meta.record_count,
    ).toBe(2)
    expect((await list({ 'filter[since]': '2026-05-01' })).body.meta.record_count).toBe(2)
    const { data } = (await list({ sort: 'bind_date', include: 'team_orders' })).body
    expect(data[0].attributes).toMatchObject({ bind_date: '2026-01-01', orders_count: 4 })
    const other = await t.as('operator2')
    expect((await other.get('/api/v1/team_relations')).body.meta.record_count).toBe(0)
    expect((await other.get(`/api/v1/team_relations/${data[0].id}`)).status).toBe(404)
    expect(
      (await manager.get(`/api/v1/team_relations/${data[0].id}`)).body.data.attributes.uid,
    ).toBe('jd-u1')
  })
})
