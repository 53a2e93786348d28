import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'
import { problem } from '../../kernel/problem.ts'

let t: TestApp
let made: Factories
let manager: Caller
let operator: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  made = createFactories(t.database)
  manager = await t.as('manager')
  operator = await t.as('operator')
  stranger = await t.as('operator2')
})
beforeEach(() => t.gateway.reset())
afterAll(() => t.close())

const URL = '/api/v1/studio_accounts'
const PAYLOAD = {
  uid: '60001',
  platform: 'youhaohuo',
  nickname: '小红豆',
  avatar: 'https://p.example/a.png',
  secret: 'hunter2',
  cookies: 'sid=1',
  expires_at: '2027-01-01T00:00:00Z',
  account_info: { level: 3 },
}
const rowOf = async (uid: string) =>
  (await t.rows('select * from studio_accounts where uid = $1 order by id', [uid]))[0]!
const run = (id: string) =>
  runJob({ database: t.database, services: t.services, tasks: TASKS }, Number(id))

it('studio_accounts.sync_info keeps an account once per team, platform and uid, with its secrets sealed', async () => {
  const first = await operator.post(`${URL}/sync_info`, PAYLOAD)
  expect(first.status).toBe(200)
  expect(first.body.data.attributes).toMatchObject({
    nickname: '小红豆',
    has_secret: true,
    has_cookies: true,
    account_info: { level: 3 },
  })
  expect(JSON.stringify(first.body)).not.toContain('hunter2')
  const row = await rowOf('60001')
  expect(row).toMatchObject({ user_id: operator.userId, business_team_id: operator.teamId })
  const opened = await t.database.asServer((db) =>
    t.services.vault.open(
      db,
      {
        teamId: operator.teamId,
        place: `studio_accounts/${operator.teamId}/youhaohuo/60001/secret`,
      },
      row.secret_sealed as Buffer,
    ),
  )
  expect(opened).toBe('hunter2')
  const again = await operator.post(`${URL}/sync_info`, {
    uid: '60001',
    platform: 'youhaohuo',
    nickname: '改名',
  })
  expect(again.body.data.id).toBe(first.body.data.id)
  expect(await rowOf('60001')).toMatchObject({ nickname: '改名', secret_sealed: row.secret_sealed })
  const other = await operator.post(`${URL}/sync_info`, { uid: '60001', platform: 'jd' })
  expect(other.body.data.id).not.toBe(first.body.data.id)
  const audit = await t.rows(
    `select * from audit_events where operation = 'studio_accounts.sync_info'`,
  )
  expect(audit).toHaveLength(3)
  expect(JSON.stringify(audit)).not.toContain('hunter2')
})

it('studio_accounts.sync_info takes nothing from a colleague and brings a trashed account back', async () => {
  const theirs = await made.account({
    business_team_id: operator.teamId,
    uid: '60002',
    user_id: manager.userId,
  })
  const refused = await operator.post(`${URL}/sync_info`, { ...PAYLOAD, uid: '60002' })
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'account_of_another'])
  expect(await rowOf('60002')).toMatchObject({ nickname: theirs.nickname, secret_sealed: null })
  await t.rows('update studio_accounts set deleted_at = now() where id = $1', [theirs.id])
  const back = await manager.post(`${URL}/sync_info`, { ...PAYLOAD, uid: '60002' })
  expect(back.body.data.id).toBe(String(theirs.id))
  expect(await rowOf('60002')).toMatchObject({ deleted_at: null, nickname: '小红豆' })
  const wrong = await operator.post(`${URL}/sync_info`, { ...PAYLOAD, platform: 'douyin' })
  expect(wrong.body.errors[0].source.pointer).toBe('/data/attributes/platform')
})

it('studio_accounts.sync_daorc_account keeps what the daorc login gives access to, once', async () => {
  const first = await manager.get(`${URL}/sync_daorc_account`, { size: '3' })
  expect(first.status).toBe(200)
  expect(t.gateway.callsOf('accounts')).toMatchObject([
    { channel: 'daorc', args: [{ page: 1, size: 3 }] },
  ])
  const { accounts, total } = first.body.data
  expect(total).toBe(5)
  expect(accounts).toHaveLength(3)
  expect(accounts[0]).toMatchObject({ created: true })
  expect(await rowOf(accounts[0].uid)).toMatchObject({
    platform: 'daorc',
    nickname: accounts[0].nickname,
    checked_at: t.clock.now(),
    user_id: null,
  })
  const again = await manager.get(`${URL}/sync_daorc_account`, { size: '3' })
  expect(again.body.data.accounts[0]).toMatchObject({ id: accounts[0].id, created: false })
  const rows = await t.rows(`select 1 from studio_accounts where platform = 'daorc'`)
  expect(rows).toHaveLength(3)
  t.gateway.fail('accounts', problem('channel_unreachable', { channel: 'away' }))
  expect((await manager.get(`${URL}/sync_daorc_account`)).status).toBe(503)
})

it('studio_accounts.get_topic asks the channel of the account, and keeps what it calls its topics', async () => {
  const account = await made.account({ business_team_id: manager.teamId, platform: 'jd' })
  const answer = await manager.post(`${URL}/get_topic`, {
    studio_account_id: String(account.id),
    q: '秋装',
    size: 3,
  })
  expect(t.gateway.callsOf('topics')).toMatchObject([
    { channel: 'jd', args: [{ page: 1, size: 3, q: '秋装', uid: account.uid }] },
  ])
  expect(answer.body.data.topics).toHaveLength(3)
  expect(answer.body.data.topics[0].name).toContain('秋装')
  expect(answer.body.data.total).toBe(10)
  const kept = () =>
    t.rows(`select topic_id, name from channel_topics where channel = 'jd' order by topic_id`)
  expect(await kept()).toEqual(
    answer.body.data.topics.map(({ topic_id, name }: Record<string, unknown>) => ({
      topic_id,
      name,
    })),
  )
  await manager.post(`${URL}/get_topic`, { platform: 'jd', q: '冬装', size: 1 })
  expect((await kept())[0]).toMatchObject({ name: '冬装话题 1' })
  const [one, two] = (await kept()).map(({ topic_id }) => topic_id)
  await manager.put(`${URL}/${account.id}`, { assign_topic_ids: [two, 'unknown', one] })
  expect((await manager.get(`${URL}/${account.id}`)).body.data.attributes.topic_names).toEqual(
    Object.fromEntries((await kept()).slice(0, 2).map(({ topic_id, name }) => [topic_id, name])),
  )
  await manager.post(`${URL}/get_topic`, { platform: 'pdd' })
  expect(t.gateway.calls.at(-1)).toMatchObject({ channel: 'pdd' })
  const foreign = await stranger.post(`${URL}/get_topic`, { studio_account_id: String(account.id) })
  expect(foreign.status).toBe(404)
})

it('studio_accounts.get_groups asks the channel for the groups of the account', async () => {
  const account = await made.account({ business_team_id: manager.teamId, platform: 'guangguang' })
  const query = { studio_account_id: String(account.id) }
  const answer = await manager.get(`${URL}/get_groups`, query)
  expect(t.gateway.callsOf('accountGroups')).toMatchObject([
    { channel: 'guangguang', args: [account.uid] },
  ])
  expect(answer.body.data[0]).toEqual({
    id: `${account.uid}-g1`,
    label: '服饰组',
    accounts_count: 4,
  })
  expect((await stranger.get(`${URL}/get_groups`, query)).status).toBe(404)
  expect((await manager.get(`${URL}/get_groups`)).status).toBe(400)
})

it('studio_accounts.exec_account_job refreshes profile and figures of the given accounts', async () => {
  const good = await made.account({ business_team_id: manager.teamId, uid: '60010' })
  const bad = await made.account({ business_team_id: manager.teamId, uid: '60011' })
  await t.rows(`update studio_accounts set account_info = '{"kept": true}' where id = $1`, [
    good.id,
  ])
  t.gateway.answer('account', async (channel, uid) => {
    if (uid === bad.uid)
      throw problem(
        'channel_refused',
        { channel: 'sandbox', said: 'no' },
        { meta: { code: 'bot_check', message: '验证' } },
      )
    return {
      uid,
      nickname: '渠道上的名字',
      avatar: 'https://p.example/n.png',
      platform: channel.name,
      permission: true,
      followers: 10,
      level: 2,
      expires_at: '2027-05-01T00:00:00.000Z',
    }
  })
  const started = await manager.post(`${URL}/exec_account_job`, {
    ids: [String(good.id), String(bad.id)],
  })
  expect(started.status).toBe(201)
  expect(started.body.data.attributes).toMatchObject({
    kind: 'refresh_studio_accounts',
    total_count: 2,
  })
  expect(await run(started.body.data.id)).toEqual({ tag: 'ended', state: 'done' })
  const backbone = await t.gateway.backbone(
    { name: 'youhaohuo', baseUrl: '', token: undefined },
    '60010',
  )
  expect(await rowOf('60010')).toMatchObject({
    nickname: '渠道上的名字',
    fans_count: backbone.fans_count,
    account_info: { kept: true, level: backbone.level, credit_score: backbone.credit_score },
    income_summary: { income_yuan: backbone.income_yuan },
    expires_at: new Date('2027-05-01T00:00:00.000Z'),
    checked_at: t.clock.now(),
  })
  expect(await rowOf('60011')).toMatchObject({ nickname: bad.nickname, permitted: true })
  const [job] = await t.rows('select * from jobs where id = $1', [started.body.data.id])
  expect(job!.result).toMatchObject({
    refreshed: 1,
    failed: [{ id: String(bad.id), code: 'bot_check', words: { zh: '验证', en: '验证' } }],
  })
})

it('studio_accounts.exec_account_job refuses accounts of other teams and starts nothing', async () => {
  const foreign = await made.account({ business_team_id: stranger.teamId })
  const before = t.enqueued.length
  const refused = await manager.post(`${URL}/exec_account_job`, { ids: [String(foreign.id)] })
  expect([refused.status, t.enqueued.length]).toEqual([404, before])
  const job = await manager.post(`${URL}/exec_account_job`, { job: 'wash' })
  expect(job.body.errors[0].source.pointer).toBe('/data/attributes/job')
})
