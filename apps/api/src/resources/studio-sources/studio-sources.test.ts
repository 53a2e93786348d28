import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'
import { problem } from '../../kernel/problem.ts'

let t: TestApp
let made: Factories
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  made = createFactories(t.database)
  manager = await t.as('manager')
  stranger = await t.as('operator2')
})
beforeEach(() => t.gateway.reset())
afterAll(() => t.close())

const URL = '/api/v1/studio_sources'
const rowOf = async (id: string) =>
  (await t.rows('select * from studio_sources where id = $1', [id]))[0]!
let serial = 0
const create = async (attributes: object = {}) => {
  const answer = await manager.post(URL, {
    platform: 'douyin',
    source_url: `https://www.douyin.com/user/author-${(serial += 1)}`,
    ...attributes,
  })
  expect(answer.status).toBe(201)
  return String(answer.body.data.id)
}
const run = (id: string) =>
  runJob({ database: t.database, services: t.services, tasks: TASKS }, Number(id))

it('studio_sources.create reads the author from the home page and takes the account’s person', async () => {
  const account = await made.account({ business_team_id: manager.teamId, user_id: null })
  const answer = await manager.post(URL, {
    platform: 'redbook',
    source_url: 'https://www.xiaohongshu.com/user/profile/5f0e',
    source_params: { depth: 2 },
    studio_account_id: String(account.id),
  })
  expect(answer.status).toBe(201)
  expect(await rowOf(answer.body.data.id)).toMatchObject({
    author_id: '5f0e',
    platform: 'redbook',
    source_params: { depth: 2 },
    studio_account_id: account.id,
    user_id: null,
    business_team_id: manager.teamId,
  })
})

it('studio_sources.create refuses an address without author, an unknown platform, the same author', async () => {
  const nobody = await manager.post(URL, { platform: 'douyin', source_url: 'https://a.example' })
  expect([nobody.status, nobody.body.errors[0].source.pointer]).toEqual([
    422,
    '/data/attributes/source_url',
  ])
  const platform = await manager.post(URL, { platform: 'x', source_url: 'https://a.example/u' })
  expect(platform.body.errors[0].source.pointer).toBe('/data/attributes/platform')
  const again = { platform: 'douyin', source_url: 'https://a.example/u/same' }
  await create(again)
  const twice = await manager.post(URL, again)
  expect([twice.status, twice.body.errors[0].code]).toEqual([409, 'duplicate'])
})

it('studio_sources.list narrows by platform; studio_sources.get counts contents by status', async () => {
  const id = await create({ platform: 'dewu', nickname: '得物小铺' })
  const rows = [
    { status: 'fetched', deleted: null },
    { status: 'fetched', deleted: null },
    { status: 'checked', deleted: null },
    { status: 'deleted', deleted: new Date() },
  ]
  for (const { status, deleted } of rows)
    await t.rows(
      'insert into studio_contents (business_team_id, studio_source_id, status, deleted_at) values ($1, $2, $3, $4)',
      [manager.teamId, id, status, deleted],
    )
  const one = await manager.get(`${URL}/${id}`)
  expect(one.body.data.attributes).toMatchObject({
    status_count: { fetched: 2, checked: 1 },
    contents_count: 3,
  })
  const list = await manager.get(URL, { 'filter[platform]': 'dewu', 'filter[search]': '得物' })
  expect(list.body.data.map((row: { id: string }) => row.id)).toEqual([id])
  expect((await stranger.get(`${URL}/${id}`)).status).toBe(404)
})

it('studio_sources.update changes what people write; other teams cannot', async () => {
  const id = await create()
  const answer = await manager.put(`${URL}/${id}`, { remark: '重点', source_params: { a: 1 } })
  expect(answer.body.data.attributes).toMatchObject({ remark: '重点', source_params: { a: 1 } })
  expect((await stranger.put(`${URL}/${id}`, { remark: 'x' })).status).toBe(404)
  const platform = await manager.put(`${URL}/${id}`, { platform: 'redbook' })
  expect(platform.body.errors[0].source.pointer).toBe('/data/attributes/platform')
  expect(await rowOf(id)).toMatchObject({ remark: '重点', platform: 'douyin' })
})

it('studio_sources.delete moves to the trash and studio_sources.restore takes back', async () => {
  const id = await create()
  expect((await manager.delete(`${URL}/${id}`)).status).toBe(204)
  expect((await rowOf(id)).deleted_at).not.toBeNull()
  expect((await manager.post(`${URL}/${id}/restore`)).status).toBe(200)
  expect((await rowOf(id)).deleted_at).toBeNull()
})

it('studio_sources.request_info asks the platform and keeps the author once', async () => {
  const query = { platform: 'douyin', source_url: 'https://www.douyin.com/user/a-77' }
  const first = await manager.get(`${URL}/request_info`, query)
  expect(first.status).toBe(200)
  expect(t.gateway.callsOf('author')).toMatchObject([{ channel: 'douyin', args: ['a-77'] }])
  const { nickname } = await t.gateway.author(
    { name: 'douyin', baseUrl: '', token: undefined },
    'a-77',
  )
  const { id } = first.body.data
  expect(await rowOf(id)).toMatchObject({
    nickname,
    author_id: 'a-77',
    business_team_id: manager.teamId,
    user_id: manager.userId,
  })
  const second = await manager.get(`${URL}/request_info`, { platform: 'douyin', author_id: 'a-77' })
  expect(second.body.data.id).toBe(id)
  const rows = await t.rows(`select 1 from studio_sources where author_id = 'a-77'`)
  expect(rows).toHaveLength(1)
})

it('studio_sources.request_info names the parameter at fault and stores nothing on a refusal', async () => {
  const nobody = await manager.get(`${URL}/request_info`, { platform: 'douyin' })
  expect([nobody.status, nobody.body.errors[0].source.parameter]).toEqual([400, 'author_id'])
  t.gateway.fail(
    'author',
    problem('channel_refused', { channel: 'sandbox', said: 'no such author' }),
  )
  const refused = await manager.get(`${URL}/request_info`, {
    platform: 'douyin',
    author_id: 'gone',
  })
  expect([refused.status, refused.body.errors[0].code]).toEqual([502, 'channel_refused'])
  expect(await t.rows(`select 1 from studio_sources where author_id = 'gone'`)).toEqual([])
})

it('studio_sources.request_profile brings one source up to date', async () => {
  const id = await create({ nickname: '旧名' })
  t.gateway.answer('author', async (_channel, author_id) => ({
    author_id,
    nickname: '新名',
    avatar: 'https://p.example/a.png',
    home_page_url: '',
    platform: 'douyin',
    fans_count: 4321,
    contents_count: 3,
    summary: '好物分享',
  }))
  const answer = await manager.get(`${URL}/request_profile`, { source_id: id })
  expect(answer.body.data.attributes).toMatchObject({
    nickname: '新名',
    fans_count: 4321,
    summary: '好物分享',
  })
  const asked = t.gateway.calls.length
  const foreign = await stranger.get(`${URL}/request_profile`, { source_id: id })
  expect([foreign.status, t.gateway.calls.length]).toEqual([404, asked])
})

it('studio_sources.exec_job collects the pieces of the author once, and leaves the trash alone', async () => {
  const account = await made.account({
    business_team_id: manager.teamId,
    user_id: stranger.userId,
  })
  await t.rows('update studio_accounts set user_id = null where id = $1', [account.id])
  const id = await create({ studio_account_id: String(account.id) })
  const answer = await manager.post(`${URL}/${id}/exec_job`, {})
  expect([answer.status, answer.body.data.type]).toEqual([201, 'jobs'])
  expect(t.enqueued).toContain(Number(answer.body.data.id))
  expect(await run(answer.body.data.id)).toEqual({ tag: 'ended', state: 'done' })
  const pieces = () =>
    t.rows<{ id: number; content_id: string; play_count: number; deleted_at: Date | null }>(
      'select * from studio_contents where studio_source_id = $1 order by content_id',
      [id],
    )
  const first = await pieces()
  expect(first).toHaveLength(12)
  expect(first[0]).toMatchObject({
    status: 'fetched',
    platform: 'douyin',
    studio_account_id: account.id,
    business_team_id: manager.teamId,
  })
  await t.rows(
    `update studio_contents set play_count = 0, deleted_at = now(), status = 'deleted' where id = $1`,
    [first[0]!.id],
  )
  const again = await manager.post(`${URL}/${id}/exec_job`, {})
  await run(again.body.data.id)
  const second = await pieces()
  expect(second).toHaveLength(12)
  expect(second[0]!.deleted_at).not.toBeNull()
  expect(second[0]!.play_count).toBe(first[0]!.play_count)
  const [job] = await t.rows('select * from jobs where id = $1', [again.body.data.id])
  expect(job!.result).toMatchObject({ seen: 12, created: 0 })
  expect((await rowOf(id)).collected_at).not.toBeNull()
})

it('studio_sources.exec_job keeps to the limit and to the own team', async () => {
  const id = await create()
  const answer = await manager.post(`${URL}/${id}/exec_job`, { limit: 5 })
  await run(answer.body.data.id)
  const rows = await t.rows('select 1 from studio_contents where studio_source_id = $1', [id])
  expect(rows).toHaveLength(5)
  expect((await stranger.post(`${URL}/${id}/exec_job`, {})).status).toBe(404)
  const since = await manager.post(`${URL}/${id}/exec_job`, { since: 'yesterday' })
  expect(since.body.errors[0].source.pointer).toBe('/data/attributes/since')
})
