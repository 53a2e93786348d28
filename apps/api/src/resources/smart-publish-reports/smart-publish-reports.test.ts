import { behaviour } from '@omc/behaviours/vitest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'
import { problem } from '../../kernel/problem.ts'

let t: TestApp
let made: Factories
let manager: Caller
let account: { id: number; uid: string }
let quiet: { id: number; uid: string }
beforeAll(async () => {
  // 01:00 on the 20th in Shanghai.
  t = await createTestApp({ startAt: new Date('2026-11-19T17:00:00.000Z') })
  manager = await t.as('manager')
  made = createFactories(t.database)
  account = await made.account({
    business_team_id: manager.teamId,
    platform: 'jd',
    nickname: '小京',
  })
  quiet = await made.account({ business_team_id: manager.teamId, platform: 'pdd' })
  const posts = [
    ['f1', '2026-11-19T16:30:00Z'],
    ['f2', '2026-11-20T10:00:00Z'],
    ['yesterday', '2026-11-19T15:30:00Z'],
    // Midnight in Shanghai: the first moment of the next day.
    ['tomorrow', '2026-11-20T16:00:00Z'],
  ] as const
  for (const [feed_id, published_at] of posts)
    await made.queued({ studio_account_id: account.id, status: 'published', feed_id, published_at })
  await t.rows(
    `insert into studio_orders (business_team_id, studio_account_id, platform, uid, order_id, record_date, status, amount_fen, cps_amount_fen)
     values ($1, $2, 'jd', $3, 'x', '2026-11-20', 'paid', 1000, 123)`,
    [manager.teamId, account.id, account.uid],
  )
})
afterAll(() => t.close())
beforeEach(async () => {
  t.gateway.reset()
  await t.rows('delete from smart_publish_reports')
})

const figures =
  (pv_count: number) => async (_channel: unknown, _uid: string, feedIds: readonly string[]) =>
    feedIds.map((feed_id) => ({
      feed_id,
      pv_count,
      like_count: 2,
      collect_count: 1,
      comment_count: 0,
      improve_hints: [],
      state: 'published' as const,
    }))
const reportOf = async (id: number) =>
  (
    await t.rows(
      'select reported_count::int, pv_count::int from smart_publish_reports where studio_account_id = $1',
      [id],
    )
  )[0]
const runToday = async (id: number) => {
  await runJob({ database: t.database, services: t.services, tasks: TASKS }, id)
  const [job] = await t.rows('select * from jobs where id = $1', [id])
  return job!
}
const sync = async () => {
  const answer = await manager.get('/api/v1/smart_publish_reports/sync_today_report')
  expect([answer.status, answer.body.data.attributes.kind]).toEqual([201, 'today_report'])
  return runJob(
    { database: t.database, services: t.services, tasks: TASKS },
    Number(answer.body.data.id),
  )
}

describe('smart_publish_reports.sync_today_report', () => {
  it("writes one row for each account with today's posts and the channel's figures, the same row again", async () => {
    t.gateway.answer('metrics', figures(100))
    await sync()
    t.gateway.answer('metrics', figures(150))
    expect(await sync()).toEqual({ tag: 'ended', state: 'done' })
    expect(t.gateway.callsOf('metrics')).toHaveLength(2)
    expect(t.gateway.callsOf('metrics')[0]).toMatchObject({
      channel: 'jd',
      args: [account.uid, ['f1', 'f2']],
    })
    const rows = await t.rows(
      'select studio_account_id::int as id, record_date::text as day, published_count, pv_count::int, like_count::int, cps_amount_fen::int from smart_publish_reports order by 1',
    )
    expect(rows).toEqual([
      {
        id: account.id,
        day: '2026-11-20',
        published_count: 2,
        pv_count: 300,
        like_count: 4,
        cps_amount_fen: 123,
      },
      {
        id: quiet.id,
        day: '2026-11-20',
        published_count: 0,
        pv_count: 0,
        like_count: 0,
        cps_amount_fen: 0,
      },
    ])
  })

  it('keeps what is there of an account whose channel refuses, and reports the others', async () => {
    t.gateway.answer('metrics', figures(100))
    await sync()
    t.gateway.fail('metrics', problem('channel_refused', { channel: 'sandbox', said: 'no' }))
    expect(await sync()).toEqual({ tag: 'ended', state: 'done' })
    const [job] = await t.rows('select result from jobs order by id desc limit 1')
    expect(job).toMatchObject({ result: { accounts: 1, missed: [{ what: account.uid }] } })
    expect(
      await t.rows('select pv_count::int from smart_publish_reports where studio_account_id = $1', [
        account.id,
      ]),
    ).toEqual([{ pv_count: 200 }])
  })

  it('asks about a hundred posts at a time, and counts only figures of the posts it asked about', async () => {
    const feedIds = Array.from({ length: 130 }, (_, n) => `many-${n}`)
    const busy = await made.account({ business_team_id: manager.teamId, platform: 'jd' })
    await t.rows(
      `insert into publish_contents (business_team_id, studio_account_id, content_id, channel, platform, uid, status, feed_id, published_at)
       select $1, $2, n, 'jd', 'jd', $3, 'published', 'many-' || n, '2026-11-20T01:00:00Z' from generate_series(0, 129) n`,
      [manager.teamId, busy.id, busy.uid],
    )
    t.gateway.answer('metrics', (channel, uid, asked) =>
      figures(1)(channel, uid, [...asked, 'of somebody else']),
    )
    await sync()
    const asked = t.gateway.callsOf('metrics').filter(({ args }) => args[0] === busy.uid)
    expect(asked.map(({ args }) => args[1])).toEqual([feedIds.slice(0, 100), feedIds.slice(100)])
    expect(await reportOf(busy.id)).toMatchObject({ reported_count: 130, pv_count: 130 })
    await t.rows('delete from publish_contents where studio_account_id = $1', [busy.id])
    await t.rows('delete from smart_publish_reports where studio_account_id = $1', [busy.id])
    await t.rows('delete from studio_accounts where id = $1', [busy.id])
  })

  it('reports the day it was asked on, though it runs on the next; without a day the present one', async () => {
    t.gateway.answer('metrics', figures(10))
    const late = await made.job({
      business_team_id: manager.teamId,
      kind: 'today_report',
      input: JSON.stringify({ record_date: '2026-11-19' }),
    })
    expect((await runToday(late.id)).result).toMatchObject({
      record_date: '2026-11-19',
      accounts: 2,
      missed: [],
      words: { en: '2026-11-19: 2 accounts reported, 0 not' },
    })
    expect(t.gateway.callsOf('metrics')[0]!.args[1]).toEqual(['yesterday'])
    const scheduled = await made.job({ business_team_id: manager.teamId, kind: 'today_report' })
    expect((await runToday(scheduled.id)).result).toMatchObject({ record_date: '2026-11-20' })
  })

  it('tells how far it is, account by account, and how many it missed', async () => {
    t.gateway.fail('metrics', problem('channel_refused', { channel: 'sandbox', said: 'no' }))
    const { id } = await made.job({ business_team_id: manager.teamId, kind: 'today_report' })
    const { done_count: done, total_count: total, result } = await runToday(id)
    expect([done, total]).toEqual([2, 2])
    expect(result).toMatchObject({
      accounts: 1,
      words: { zh: '2026-11-20：1 个账号的报表已更新，1 个未能更新' },
    })
  })

  it('is one account further each time it asks about the next', async () => {
    const post = await made.queued({
      studio_account_id: quiet.id,
      status: 'published',
      feed_id: 'quiet',
      published_at: '2026-11-20T01:00:00Z',
    })
    const { id } = await made.job({ business_team_id: manager.teamId, kind: 'today_report' })
    const counts: unknown[] = []
    t.gateway.answer('metrics', async (...asked) => {
      const [job] = await t.rows('select done_count from jobs where id = $1', [id])
      counts.push(job!.done_count)
      return figures(1)(...asked)
    })
    await runToday(id)
    expect(counts).toEqual([0, 1])
    await t.rows('delete from publish_contents where id = $1', [post.id])
  })

  it('needs report:run', async () => {
    const operator = await t.as('operator')
    expect((await operator.get('/api/v1/smart_publish_reports/sync_today_report')).status).toBe(403)
  })
})

it('smart_publish_reports.list gives 100 rows a page, smart_publish_reports.get one, smart_publish_reports.totals their sums; another team sees none', async () => {
  await t.rows(
    `insert into smart_publish_reports (business_team_id, studio_account_id, platform, uid, record_date, published_count, pv_count, cps_amount_fen)
     select $1, $2, 'jd', 'u', '2026-01-01'::date + n, 1, n, 105 from generate_series(1, 130) n`,
    [manager.teamId, account.id],
  )
  const page = (await manager.get('/api/v1/smart_publish_reports', { sort: '-record_date' })).body
  behaviour('B-160', () => expect([page.data.length, page.meta.record_count]).toEqual([100, 130]))
  expect(page.data[0].attributes).toMatchObject({
    record_date: '2026-05-11',
    pv_count: 130,
    cps_amount: 1.05,
  })
  const range = { 'filter[since]': '2026-01-02', 'filter[until]': '2026-01-03' }
  expect(
    (await manager.get('/api/v1/smart_publish_reports/totals', range)).body.data,
  ).toMatchObject({
    record_count: 2,
    published_count: 2,
    pv_count: 3,
    cps_amount: 2.1,
  })
  const { id } = page.data[0]
  expect((await manager.get(`/api/v1/smart_publish_reports/${id}`)).body.data.id).toBe(id)
  await t.rows(`update users set roles = '{manager}' where username = 'operator2'`)
  expect((await (await t.as('operator2')).get(`/api/v1/smart_publish_reports/${id}`)).status).toBe(
    404,
  )
})

it('smart_publish_reports.totals sums up for each agency, and list and totals narrow by it', async () => {
  const own = { business_team_id: manager.teamId }
  const day = '2027-03-01'
  const add = async (mcn_name: string, pv: number, fen: number) => {
    const { id } = await made.account(own)
    await t.rows('update studio_accounts set mcn_name = $2 where id = $1', [id, mcn_name])
    await t.rows(
      `insert into smart_publish_reports (business_team_id, studio_account_id, platform, uid, record_date, published_count, pv_count, cps_amount_fen)
       values ($1, $2, 'jd', 'u', $3, 1, $4, $5)`,
      [manager.teamId, id, day, pv, fen],
    )
  }
  await add('星链传媒', 10, 105)
  await add('星链传媒', 5, 210)
  await add('', 1, 1)
  const path = '/api/v1/smart_publish_reports'
  const range = { 'filter[since]': day, 'filter[until]': day }
  const { data } = (await manager.get(`${path}/totals`, range)).body
  expect(data).toMatchObject({ record_count: 3, pv_count: 16, cps_amount: 3.16 })
  expect(data.by_mcn_name).toMatchObject({
    星链传媒: { record_count: 2, pv_count: 15, cps_amount: 3.15, published_count: 2 },
    '': { record_count: 1, pv_count: 1, cps_amount: 0.01 },
  })
  expect(Object.keys(data.by_mcn_name)).toEqual(['星链传媒', ''])
  const agency = { ...range, 'filter[mcn_name]': '星链传媒' }
  expect((await manager.get(path, agency)).body.meta.record_count).toBe(2)
  const narrowed = (await manager.get(`${path}/totals`, agency)).body.data
  expect(Object.keys(narrowed.by_mcn_name)).toEqual(['星链传媒'])
  expect(narrowed.cps_amount).toBe(3.15)
})
