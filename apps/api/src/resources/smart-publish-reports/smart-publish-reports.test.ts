import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'
import { problem } from '../../jsonapi/problem.ts'

let t: TestApp
let manager: Caller
let account: { id: number; uid: string }
let quiet: { id: number; uid: string }
beforeAll(async () => {
  // 01:00 on the 20th in Shanghai.
  t = await createTestApp({ startAt: new Date('2026-11-19T17:00:00.000Z') })
  manager = await t.as('manager')
  const made = createFactories(t.database)
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
    t.gateway.fail('metrics', problem(502, 'channel_refused', 'no'))
    expect(await sync()).toEqual({ tag: 'ended', state: 'done' })
    const [job] = await t.rows('select result from jobs order by id desc limit 1')
    expect(job).toMatchObject({ result: { accounts: 1, missed: [{ what: account.uid }] } })
    expect(
      await t.rows('select pv_count::int from smart_publish_reports where studio_account_id = $1', [
        account.id,
      ]),
    ).toEqual([{ pv_count: 200 }])
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
  expect([page.data.length, page.meta.record_count]).toEqual([100, 130])
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
