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
