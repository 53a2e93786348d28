import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'
import { problem } from '../../kernel/problem.ts'

let t: TestApp
let made: Factories
let manager: Caller
let stranger: Caller
/** Two accounts of one uid: the older one at 有好货, the younger one at 京东. */
let older: { id: number; uid: string }
let younger: { id: number; uid: string }
beforeAll(async () => {
  t = await createTestApp()
  made = createFactories(t.database)
  manager = await t.as('manager')
  stranger = await t.as('operator2')
  const own = { business_team_id: manager.teamId, user_id: manager.userId, uid: '70001' }
  older = await made.account({ ...own, platform: 'youhaohuo', nickname: '有好货小店' })
  younger = await made.account({ ...own, platform: 'jd', nickname: '京东小店' })
})
afterAll(() => t.close())

const URL = '/api/v1/publish_contents'
const rowOf = async (id: string | number) =>
  (await t.rows('select * from publish_contents where id = $1', [id]))[0]!
const create = async (attributes: object = {}) => {
  const answer = await manager.post(URL, { uid: older.uid, title: '秋装', ...attributes })
  expect(answer.status).toBe(201)
  return String(answer.body.data.id)
}
const listed = async (query: Record<string, string>) => {
  const answer = await manager.get(URL, query)
  expect(answer.status).toBe(200)
  return answer.body.data.map((row: { id: string }) => row.id)
}

it('publish_contents.statistics counts the queue by status and platform, as far as one sees it', async () => {
  const asked = { 'filter[category]': '统计' }
  await create({ category: '统计' })
  const paused = await create({ category: '统计', platform: 'youhaohuo' })
  await manager.put(`${URL}/${paused}`, { status: 'paused' })
  const { data } = (await manager.get(`${URL}/statistics`, asked)).body
  expect(data.totals).toMatchObject({ count: 2, by_status: { queued: 1, paused: 1 } })
  expect(data.totals.by_platform).toEqual({ youhaohuo: 2 })
  expect(data.series.at(-1)).toMatchObject({ count: 2 })
  expect((await stranger.get(`${URL}/statistics`, asked)).body.data.totals.count).toBe(0)
})

it('publish_contents.create takes channel, names and team from the account', async () => {
  const id = await create({
    images: ['https://p.example/1.jpg'],
    items: [{ item_id: '61', title: '大衣' }],
    paragraphs: ['显瘦'],
    remark: '急',
  })
  expect(await rowOf(id)).toMatchObject({
    studio_account_id: older.id,
    channel: 'youhaohuo',
    platform: 'youhaohuo',
    account_name: '有好货小店',
    status: 'queued',
    family: 'manual',
    items: [{ item_id: '61', title: '大衣' }],
    business_team_id: manager.teamId,
  })
  const events = await t.rows('select kind from publish_events where publish_content_id = $1', [id])
  expect(events).toEqual([{ kind: 'queued' }])
})

it('publish_contents.create tells two accounts of one uid apart by their platform', async () => {
  expect(await rowOf(await create({ platform: 'jd' }))).toMatchObject({
    studio_account_id: younger.id,
    channel: 'jd',
  })
  expect(await rowOf(await create())).toMatchObject({ studio_account_id: older.id })
  const none = await manager.post(URL, { uid: older.uid, platform: 'pdd', title: 'x' })
  expect(none.status).toBe(404)
  const foreign = await stranger.post(URL, { uid: older.uid, title: 'x' })
  expect(foreign.status).toBe(404)
  const untitled = await manager.post(URL, { uid: older.uid })
  expect(untitled.body.errors[0].source.pointer).toBe('/data/attributes/title')
})

it('carry_contents.submit_to_publish and batch_to_publish go to the account of the platform', async () => {
  const queue = async () =>
    t.rows<{ content_id: number }>(
      `select content_id from publish_contents where studio_account_id = $1 and family = 'carry' order by id`,
      [younger.id],
    )
  const own = { business_team_id: manager.teamId }
  const [one, two, three] = [
    await made.content(own),
    await made.content(own),
    await made.content(own),
  ]
  const submitted = await manager.post(`/api/v1/carry_contents/${one.id}/submit_to_publish`, {
    uid: older.uid,
    platform: 'jd',
  })
  expect(submitted.body.data.attributes.platform).toBe('jd')
  await manager.post('/api/v1/carry_contents/batch_to_publish', {
    uid: older.uid,
    platform: 'jd',
    ids: [String(two.id)],
  })
  await t.rows(`update carry_contents set source = 'by-job' where id = $1`, [three.id])
  const started = await manager.post('/api/v1/carry_contents/batch_to_publish', {
    uid: older.uid,
    platform: 'jd',
    matching: { source: 'by-job' },
    expected_count: 1,
  })
  const deps = { database: t.database, services: t.services, tasks: TASKS }
  expect(await runJob(deps, Number(started.body.data.job_id))).toMatchObject({ state: 'done' })
  expect((await queue()).map((row) => row.content_id)).toEqual([one.id, two.id, three.id])
})

it('publish_contents.list narrows by platform, category, account_name, published and user_id', async () => {
  const account = await made.account({ business_team_id: manager.teamId, platform: 'wetao' })
  const values = { studio_account_id: account.id, account_name: '微淘号', category: '箱包' }
  const waiting = await made.queued({ ...values, user_id: manager.userId })
  const published = await made.queued({
    ...values,
    status: 'published',
    feed_id: 'f-1',
    published_at: new Date(),
  })
  const both = [String(published.id), String(waiting.id)].sort()
  const own = { 'filter[platform]': 'wetao' }
  expect((await listed(own)).sort()).toEqual(both)
  expect((await listed({ 'filter[account_name]': '微淘号' })).sort()).toEqual(both)
  expect((await listed({ ...own, 'filter[category]': '箱包' })).sort()).toEqual(both)
  expect(await listed({ ...own, 'filter[category]': '鞋' })).toEqual([])
  expect(await listed({ ...own, 'filter[published]': 'true' })).toEqual([String(published.id)])
  expect(await listed({ ...own, 'filter[published]': 'false' })).toEqual([String(waiting.id)])
  expect(await listed({ ...own, 'filter[user_id]': String(manager.userId) })).toEqual([
    String(waiting.id),
  ])
  expect(await listed({ 'filter[content_id]': String(waiting.content_id) })).toEqual([
    String(waiting.id),
  ])
  expect((await manager.get(URL, { 'filter[published]': 'maybe' })).status).toBe(400)
})

it('publish_contents.get shows the item with its user, to the own team only', async () => {
  const id = await create({ title: '羊毛衫', topic: '秋冬' })
  const answer = await manager.get(`${URL}/${id}`, { include: 'user' })
  expect(answer.body.data.attributes).toMatchObject({
    uid: older.uid,
    title: '羊毛衫',
    topic: '秋冬',
    account_name: '有好货小店',
    content_id: null,
  })
  expect(answer.body.included[0]).toMatchObject({ type: 'users', id: String(manager.userId) })
  expect((await stranger.get(`${URL}/${id}`)).status).toBe(404)
})

it('publish_contents.update changes and pauses what nobody holds, and nothing that is held', async () => {
  const id = await create()
  const paused = await manager.put(`${URL}/${id}`, { status: 'paused', remark: '等图' })
  expect(paused.body.data.attributes).toMatchObject({ status: 'paused', remark: '等图' })
  await t.rows(`update publish_contents set status = 'claimed' where id = $1`, [id])
  const held = await manager.put(`${URL}/${id}`, { title: '换标题' })
  expect([held.status, held.body.errors[0].code]).toEqual([409, 'item_held'])
  expect((await stranger.put(`${URL}/${id}`, { title: 'x' })).status).toBe(404)
  expect(await rowOf(id)).toMatchObject({ title: '秋装', status: 'claimed' })
})

it('publish_contents.delete moves to the trash and publish_contents.restore takes back', async () => {
  const id = await create()
  expect((await manager.delete(`${URL}/${id}`)).status).toBe(204)
  expect((await rowOf(id)).deleted_at).not.toBeNull()
  expect((await manager.post(`${URL}/${id}/restore`)).status).toBe(200)
  expect((await rowOf(id)).deleted_at).toBeNull()
  await t.rows(`update publish_contents set status = 'submitting' where id = $1`, [id])
  expect((await manager.delete(`${URL}/${id}`)).status).toBe(409)
  expect((await stranger.delete(`${URL}/${id}`)).status).toBe(404)
})

it('publish_contents.create and publish_contents.update plan an item, and the list finds it by its time', async () => {
  const at = '2026-11-11T12:00:00Z'
  const id = await create({ title: '双十一', release_at: at })
  const plain = await create({ title: '不排期' })
  expect((await manager.get(`${URL}/${id}`)).body.data.attributes.release_at).toBe(
    '2026-11-11T12:00:00.000Z',
  )
  const range = {
    'filter[release_since]': '2026-11-11T00:00:00Z',
    'filter[release_until]': '2026-11-12T00:00:00Z',
  }
  expect(await listed(range)).toEqual([id])
  const moved = await manager.put(`${URL}/${id}`, { release_at: '2026-11-12T01:00:00+08:00' })
  expect(moved.body.data.attributes.release_at).toBe('2026-11-11T17:00:00.000Z')
  expect(await listed({ ...range, 'filter[release_until]': '2026-11-11T17:00:00Z' })).toEqual([])
  await manager.put(`${URL}/${id}`, { release_at: null })
  expect(await rowOf(id)).toMatchObject({ release_at: null })
  expect(await listed(range)).not.toContain(plain)
  const wrong = await manager.put(`${URL}/${id}`, { release_at: '明天' })
  expect([wrong.status, wrong.body.errors[0].source]).toEqual([
    422,
    { pointer: '/data/attributes/release_at' },
  ])
  await t.rows(`update publish_contents set status = 'claimed' where id = $1`, [id])
  expect((await manager.put(`${URL}/${id}`, { release_at: at })).body.errors[0].code).toBe(
    'item_held',
  )
})

it('publish_contents.batch_update pauses, queues again and orders, says why of the rest, and can be undone', async () => {
  const queued = await create()
  const waiting = await create()
  const held = await create()
  await t.rows(
    `update publish_contents set status = 'waiting', wait_until = '2026-11-11T12:00:00Z', wait_why = 'failure' where id = $1`,
    [waiting],
  )
  await t.rows(`update publish_contents set status = 'claimed' where id = $1`, [held])
  const foreign = String((await made.queued({ business_team_id: stranger.teamId })).id)
  const batch = (attributes: object) => manager.put(`${URL}/batch_update`, attributes)
  const paused = await batch({ ids: [queued, held, foreign, waiting], status: 'paused' })
  expect([paused.status, paused.body.data]).toMatchObject([
    200,
    {
      succeeded: [{ id: queued }, { id: waiting }],
      failed: [
        { id: foreign, error: { code: 'not_found' } },
        { id: held, error: { code: 'item_held' } },
      ],
    },
  ])
  expect((await rowOf(held)).status).toBe('claimed')
  expect((await rowOf(foreign)).status).toBe('queued')
  const undone = await manager.post(`/api/v1/audit_events/${paused.body.data.undo_id}/undo`)
  expect(undone.body.data.succeeded).toHaveLength(2)
  expect(await rowOf(waiting)).toMatchObject({ status: 'waiting', wait_why: 'failure' })
  await batch({ ids: [queued, waiting], status: 'paused', priority: 7 })
  const again = await batch({ ids: [queued, waiting], status: 'queued' })
  expect(again.body.data.failed).toEqual([])
  for (const id of [queued, waiting])
    expect(await rowOf(id)).toMatchObject({ status: 'queued', priority: 7, wait_until: null })
  const kinds = await t.rows<{ kind: string }>(
    'select kind from publish_events where publish_content_id = $1 order by id',
    [waiting],
  )
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'queued',
    'paused',
    'resumed',
    'paused',
    'resumed',
  ])
})

it('publish_contents.batch_update refuses nothing, unknown states and people who may not edit queues', async () => {
  const id = await create()
  const batch = (attributes: object, by = manager) => by.put(`${URL}/batch_update`, attributes)
  const empty = await batch({ ids: [id] })
  expect([empty.status, empty.body.errors[0].code]).toEqual([422, 'nothing_to_change'])
  for (const wrong of [{ status: 'published' }, { priority: 101 }, { title: 'x' }])
    expect((await batch({ ids: [id], ...wrong })).status).toBe(422)
  expect((await batch({ ids: [id], priority: 1 }, await t.as('auditor'))).status).toBe(403)
  expect((await batch({ ids: [id], priority: 1 }, stranger)).body.data.failed).toHaveLength(1)
  expect((await rowOf(id)).priority).toBe(0)
})

it('publish_contents.rehearse asks the stand-in alone, and leaves queue, ledger and events alone', async () => {
  const all = () =>
    t.rows(`select (select count(*) from publish_contents) as queue, (select count(*) from publish_attempts)
      as attempts, (select count(*) from publish_events) as events, (select count(*) from audit_events) as audit`)
  const before = await all()
  t.gateway.reset()
  const payload = {
    attempt_key: 'rehearsal-1',
    channel: 'jd',
    uid: older.uid,
    title: '秋装',
    desc: '',
    images: [],
    paragraphs: [],
    items: [{ item_id: '61' }],
    draft: false,
    activity: false,
  }
  const play = async (fields: object = {}) =>
    manager.post(`${URL}/rehearse`, { ...payload, ...fields })
  expect((await play()).body.data).toEqual({ outcome: 'published', message: '' })
  t.gateway.answer('rehearsePost', async (standIn) => {
    expect(standIn).toMatchObject({
      name: 'jd',
      baseUrl: `${t.services.config.sandboxUrl}/gateway/v1`,
    })
    throw problem(
      'channel_refused',
      { channel: 'jd', said: '请先验证' },
      { meta: { code: 'bot_check', message: '请先验证' } },
    )
  })
  expect((await play()).body.data).toEqual({ outcome: 'bot_check', message: '请先验证' })
  t.gateway.fail('rehearsePost', problem('channel_unreachable', { channel: 'jd' }))
  expect((await play()).body.data).toEqual({ outcome: 'silent', message: '' })
  // A refusal without words of the stand-in is told in the language of the caller.
  t.gateway.fail('rehearsePost', problem('channel_refused', { channel: 'jd', said: '标题重复' }))
  const english = await manager.post(`${URL}/rehearse`, payload, { 'accept-language': 'en' })
  expect(english.body.data).toEqual({
    outcome: 'refused',
    message: 'The channel JD refused: 标题重复',
  })
  expect(t.gateway.calls.map(({ name }) => name)).toEqual(Array(4).fill('rehearsePost'))
  // A key that the ledger could know is refused before anything is asked.
  expect((await play({ attempt_key: 'a-real-key' })).status).toBe(422)
  expect(await all()).toEqual(before)
  t.gateway.reset()
})

it('publish_contents.attempt_count counts what executors took, refused or not', async () => {
  const { data } = (await manager.get(`${URL}/${await create()}`)).body
  expect(data.attributes.attempt_count).toBe(0)
  for (const state of ['absent', 'refused'])
    await t.rows(
      `insert into publish_attempts (business_team_id, publish_content_id, studio_account_id, fence, generation, state, lease_expires_at)
       select business_team_id, id, studio_account_id, 1, 1, $2, now() from publish_contents where id = $1`,
      [data.id, state],
    )
  const { attributes } = (await manager.get(`${URL}/${data.id}`)).body.data
  expect(attributes).toMatchObject({ attempt_count: 2, strike_count: 0 })
})
