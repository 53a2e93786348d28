import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFactories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'

let t: TestApp
let manager: Caller
let account: { id: number }
beforeAll(async () => {
  t = await createTestApp({ startAt: new Date('2026-11-20T02:00:00.000Z') })
  manager = await t.as('manager')
  const made = createFactories(t.database)
  account = await made.account({
    business_team_id: manager.teamId,
    category: '家居',
    platform: 'jd',
  })
  const publish = (title: string, published_at: string, pv: number, team = manager.teamId) =>
    t.rows(
      `insert into carry_publishes (business_team_id, user_id, studio_account_id, title, topic, channel, pv_count, cps_amount_fen, published_at)
       values ($1, $2, $3, $4, '露营', 'jd', $5, 205, $6)`,
      [team, manager.userId, account.id, title, pv, published_at],
    )
  await publish('昨天', '2026-11-19T03:00:00Z', 10)
  await publish('前天', '2026-11-18T03:00:00Z', 20)
  await publish('今天', '2026-11-19T16:30:00Z', 400)
  await publish('很久以前', '2026-01-01T03:00:00Z', 8000)
  await publish('别的团队', '2026-11-19T03:00:00Z', 9, (await t.as('operator2')).teamId)
})
afterAll(() => t.close())

const run = async () => {
  const job = await createFactories(t.database).job({
    kind: 'daily_statistics',
    business_team_id: manager.teamId,
    user_id: manager.userId,
  })
  return runJob({ database: t.database, services: t.services, tasks: TASKS }, job.id)
}

it('carry_statistics.list, carry_statistics.get and carry_statistics.totals show what the nightly job wrote: publications, accounts and people of the day before', async () => {
  expect(await run()).toEqual({ tag: 'ended', state: 'done' })
  await t.rows('update carry_publishes set pv_count = 15 where title = $1', ['昨天'])
  expect(await run()).toEqual({ tag: 'ended', state: 'done' })
  const list = (query: Record<string, string>) => manager.get('/api/v1/carry_statistics', query)
  const posts = (await list({ 'filter[resource_type]': 'carry_publishes', sort: 'pv_count' })).body
  expect(posts.data.map(({ attributes }: { attributes: object }) => attributes)).toMatchObject([
    { title: '昨天', pv_count: 15, keyword: '露营', record_date: '2026-11-19', cps_amount: 2.05 },
    { title: '前天', pv_count: 20 },
  ])
  const [row] = (await list({ 'filter[resource_type]': 'studio_accounts' })).body.data
  expect(row.attributes).toMatchObject({
    resource_id: String(account.id),
    keyword: '家居',
    publish_count: 2,
    pv_count: 35,
  })
  expect(
    (await list({ 'filter[keyword]': '家居', 'filter[record_date]': '2026-11-19' })).body.meta
      .record_count,
  ).toBe(1)
  expect((await list({ 'filter[since]': '2026-11-20' })).body.meta.record_count).toBe(0)
  const totals = await manager.get('/api/v1/carry_statistics/totals', {
    'filter[resource_type]': 'carry_publishes',
  })
  expect(totals.body.data).toMatchObject({ record_count: 2, pv_count: 35, cps_amount: 4.1 })
  expect((await manager.get(`/api/v1/carry_statistics/${row.id}`)).body.data.id).toBe(row.id)
  await t.rows(`update users set roles = '{manager}' where username = 'operator2'`)
  const other = await t.as('operator2')
  expect((await other.get(`/api/v1/carry_statistics/${row.id}`)).status).toBe(404)
})
