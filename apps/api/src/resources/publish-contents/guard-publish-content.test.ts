import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'

let t: TestApp
let made: Factories
let manager: Caller
let account: { id: number }
beforeAll(async () => {
  t = await createTestApp()
  made = createFactories(t.database)
  manager = await t.as('manager')
  account = await made.account({ business_team_id: manager.teamId, user_id: manager.userId })
})
afterAll(() => t.close())

const URL = '/api/v1/publish_contents'
const REFUSED = {
  status: 'refused',
  strike_count: 3,
  wait_why: 'upload_failed',
  remark: '图片上传失败',
} as const
const AGAIN = { status: 'queued', strike_count: 0, wait_why: null, wait_until: null, remark: '' }
const refused = async (values: Parameters<Factories['queued']>[0] = {}) =>
  made.queued({
    business_team_id: manager.teamId,
    studio_account_id: account.id,
    ...REFUSED,
    ...values,
  })
const rowOf = async (id: string | number) =>
  (await t.rows('select * from publish_contents where id = $1', [id]))[0]!
const put = (id: number, body: object, by = manager) => by.put(`${URL}/${id}`, body)
const undo = (id: string) => manager.post(`/api/v1/audit_events/${id}/undo`)

it('publish_contents.update queues a refused item again, with corrections and without, and can be undone', async () => {
  const [corrected, same] = [await refused(), await refused()]
  const noted = await put(corrected.id, { status: 'queued', title: '新标题', remark: '已换图' })
  expect(noted.body.data.attributes).toMatchObject({ ...AGAIN, title: '新标题', remark: '已换图' })
  await put(same.id, { status: 'queued' })
  expect(await rowOf(same.id)).toMatchObject(AGAIN)
  const [audit] = await t.rows<{ id: string }>(
    `select id from audit_events where operation = 'publish_contents.update'
      and subject_ids @> array[$1]::text[] order by id desc limit 1`,
    [String(same.id)],
  )
  expect((await undo(audit!.id)).body.data.succeeded).toHaveLength(1)
  expect(await rowOf(same.id)).toMatchObject(REFUSED)
  const kinds = await t.rows(
    'select kind from publish_events where publish_content_id = $1 order by id',
    [same.id],
  )
  expect(kinds).toEqual([{ kind: 'resumed' }, { kind: 'paused' }])
})

it('publish_contents.batch_update queues several refused items again and leaves the strikes of others', async () => {
  const [one, two] = [await refused(), await refused()]
  const paused = await refused({ status: 'paused', strike_count: 2, remark: '等图' })
  const ids = [one, two, paused].map(({ id }) => String(id))
  const answer = await manager.put(`${URL}/batch_update`, { ids, status: 'queued' })
  expect(answer.body.data.failed).toEqual([])
  for (const { id } of [one, two]) expect(await rowOf(id)).toMatchObject(AGAIN)
  expect(await rowOf(paused.id)).toMatchObject({
    status: 'queued',
    strike_count: 2,
    remark: '等图',
  })
  expect((await undo(answer.body.data.undo_id)).body.data.failed).toEqual([])
  for (const { id } of [one, two]) expect(await rowOf(id)).toMatchObject(REFUSED)
})

it('publish_contents.update leaves a refused item where it is when it may not be queued again', async () => {
  const { id } = await refused({ family: 'carry', content_id: 900_001, generation: 1 })
  const newer = await refused({ family: 'carry', content_id: 900_001, generation: 2 })
  const twice = await put(id, { status: 'queued' })
  expect([twice.status, twice.body.errors[0]]).toMatchObject([
    409,
    { code: 'already_queued', meta: { publish_content_id: String(newer.id) } },
  ])
  expect((await put(newer.id, { status: 'queued' })).status).toBe(200)
  expect((await put(id, { status: 'paused' })).body.errors[0].code).toBe('not_allowed_move')
  expect((await put(id, { status: 'queued' }, await t.as('auditor'))).status).toBe(403)
  expect((await put(id, { status: 'queued' }, await t.as('operator2'))).status).toBe(404)
  expect(await rowOf(id)).toMatchObject(REFUSED)
})

it('publish_contents.update and publish_contents.restore queue nothing whose post is live, the trash included', async () => {
  const of = { family: 'carry', content_id: 900_002 }
  const [first, out] = [
    await refused({ ...of, generation: 1 }),
    await refused({ ...of, generation: 2, status: 'queued', deleted_at: new Date() }),
  ]
  const live = await refused({
    ...of,
    generation: 2,
    status: 'published',
    feed_id: 'feed-900002',
    deleted_at: new Date(),
  })
  const standing = { code: 'already_queued', meta: { publish_content_id: String(live.id) } }
  const again = await put(first.id, { status: 'queued' })
  expect([again.status, again.body.errors[0]]).toMatchObject([409, standing])
  const back = await manager.post(`${URL}/${out.id}/restore`)
  expect([back.status, back.body.errors[0]]).toMatchObject([409, standing])
  expect((await manager.post(`${URL}/${live.id}/restore`)).status).toBe(200)
})

it('publish_contents.restore brings nothing back that was queued again meanwhile, whatever its generation', async () => {
  const of = { family: 'carry', content_id: 900_003 }
  // Proved absent once, so it is of the second generation; then it went to the trash.
  const old = await refused({ ...of, generation: 2, status: 'queued', deleted_at: new Date() })
  const newer = await refused({ ...of, generation: 1, status: 'published', feed_id: 'feed-900003' })
  const back = await manager.post(`${URL}/${old.id}/restore`)
  expect([back.status, back.body.errors[0]]).toMatchObject([
    409,
    { code: 'already_queued', meta: { publish_content_id: String(newer.id) } },
  ])
})

it('publish_contents.update and publish_contents.restore strand nothing at an account in the trash', async () => {
  const gone = await made.account({ business_team_id: manager.teamId, deleted_at: new Date() })
  const of = { studio_account_id: gone.id }
  const again = await put((await refused(of)).id, { status: 'queued' })
  expect([again.status, again.body.errors[0].code]).toEqual([409, 'no_account'])
  const trashed = { ...of, deleted_at: new Date() }
  const restore = async (values: typeof trashed & { status?: 'queued' }) =>
    (await manager.post(`${URL}/${(await refused(values)).id}/restore`)).status
  expect(await restore({ ...trashed, status: 'queued' })).toBe(409)
  expect(await restore(trashed)).toBe(200)
})

const LONG = '长'.repeat(150)
const unfit = (what: string, field = 'title') => ({
  code: 'rule_broken',
  title: what,
  source: { pointer: `/data/attributes/${field}` },
})

it('publish_contents.create refuses what the channel would refuse, in the words of the caller', async () => {
  const { uid } = await made.account({ business_team_id: manager.teamId, platform: 'youhaohuo' })
  const create = (values: object, language = 'zh') =>
    manager.post(URL, { uid, title: '秋装', ...values }, { 'accept-language': language })
  const count = async () => (await t.rows('select count(*) from publish_contents'))[0]
  const before = await count()
  const zh = await create({ title: LONG })
  const said = '不符合有好货的发布规则：标题字数最多 30，现有 150'
  expect([zh.status, zh.body.errors[0]]).toMatchObject([422, unfit(said)])
  expect(zh.body.errors[0].meta).toMatchObject({ field: 'title', channel: 'youhaohuo' })
  const en = await create({ title: LONG }, 'en')
  expect(en.body.errors[0].title).toBe(
    'It does not fit the rules of Youhaohuo: characters of the title: at most 30, there are 150',
  )
  const topics = await create({ topic: '#一 #二 #三 #四 #五 #六' })
  expect(topics.body.errors[0].source).toEqual({ pointer: '/data/attributes/topic' })
  expect(await count()).toEqual(before)
  expect((await create({ title: '长'.repeat(30) })).status).toBe(201)
})

it('publish_contents.update refuses the same, and nothing that has nothing to do with it', async () => {
  const { id } = await refused({ status: 'paused', channel: 'youhaohuo', title: '秋装' })
  const long = await put(id, { title: LONG, status: 'queued' })
  expect([long.status, long.body.errors[0].code]).toEqual([422, 'rule_broken'])
  expect(await rowOf(id)).toMatchObject({ title: '秋装', status: 'paused' })
  // The rules have become stricter since it was queued.
  await t.rows('update publish_contents set title = $1 where id = $2', [LONG, id])
  expect((await put(id, { priority: 3 })).status).toBe(200)
  expect((await put(id, { desc: '保暖' })).body.errors[0].source).toEqual({
    pointer: '/data/attributes/title',
  })
})

it('publish_contents.batch_update queues no refused item again that its channel would refuse again', async () => {
  const [good, bad] = [
    await refused({ channel: 'youhaohuo', title: '秋装' }),
    await refused({ channel: 'youhaohuo', title: LONG }),
  ]
  const ids = [String(good.id), String(bad.id)]
  const answer = await manager.put(`${URL}/batch_update`, { ids, status: 'queued' })
  expect(answer.body.data).toMatchObject({
    succeeded: [{ id: ids[0] }],
    failed: [{ id: ids[1], error: { code: 'rule_broken' } }],
  })
  expect((await put(bad.id, { title: '冬装', status: 'queued' })).status).toBe(200)
  const [audit] = await t.rows<{ id: string }>(
    `select id from audit_events where subject_ids @> array[$1]::text[] order by id desc limit 1`,
    [ids[1]],
  )
  expect((await undo(audit!.id)).body.data.failed).toEqual([])
  expect(await rowOf(bad.id)).toMatchObject({ status: 'refused', title: LONG })
})
