import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'

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
afterAll(() => t.close())

const URL = '/api/v1/studio_accounts'
const account = (values: Parameters<Factories['account']>[0] = {}) =>
  made.account({ business_team_id: manager.teamId, user_id: null, ...values })
const content = async (values: Parameters<Factories['content']>[0] = {}) =>
  String((await made.content({ business_team_id: manager.teamId, ...values })).id)
const assignedTo = async (id: string) =>
  (
    await t.rows<{ assigned_account_id: number | null }>(
      'select assigned_account_id from carry_contents where id = $1',
      [id],
    )
  )[0]!.assigned_account_id
let serial = 0
const source = async (teamId: number, accountId: number | null = null) => {
  const [row] = await t.rows<{ id: number }>(
    `insert into carry_sources (business_team_id, platform, author_id, studio_account_id)
     values ($1, 'douyin', $2, $3) returning id`,
    [teamId, `s-${(serial += 1)}`, accountId],
  )
  return String(row!.id)
}
const sourceRow = async (id: string) =>
  (await t.rows('select * from carry_sources where id = $1', [id]))[0]!
it('studio_accounts.list narrows to accounts that nobody has', async () => {
  const loose = await account({ platform: 'goudong' })
  const held = await account({ platform: 'goudong', user_id: manager.userId })
  const idsWhere = async (assigned: string) => {
    const query = { 'filter[platform]': 'goudong', 'filter[assigned]': assigned }
    const { body } = await manager.get(URL, query)
    return body.data.map(({ id }: { id: string }) => id)
  }
  expect(await idsWhere('false')).toEqual([String(loose.id)])
  expect(await idsWhere('true')).toEqual([String(held.id)])
})

const blobOf = (...lines: string[]) => Buffer.from(lines.join('\n')).toString('base64')

it('studio_accounts.batch_assign_contents shares contents out evenly and answers for each', async () => {
  const [busy, idle] = [await account(), await account()]
  const open = await content()
  await manager.put(`${URL}/batch_assign_contents`, {
    ids: [open],
    account_ids: [String(busy.id)],
  })
  const ids = [await content(), await content(), await content()]
  const done = await content({ status: 'published' })
  const foreign = await content({ business_team_id: stranger.teamId })
  const answer = await manager.put(`${URL}/batch_assign_contents`, {
    ids: [...ids, done, foreign],
    account_ids: [String(busy.id), String(idle.id)],
  })
  expect(answer.status).toBe(200)
  expect(answer.body.data.succeeded).toEqual(ids.map((id) => ({ id })))
  expect(
    answer.body.data.failed.map((one: { id: string; error: { code: string } }) => [
      one.id,
      one.error.code,
    ]),
  ).toEqual([
    [foreign, 'not_found'],
    [done, 'not_assignable'],
  ])
  const accounts = []
  for (const id of ids) accounts.push(await assignedTo(id))
  expect(accounts).toEqual([idle.id, busy.id, idle.id])
  expect(await assignedTo(foreign)).toBeNull()
  const audit = await t.rows('select id from audit_events where id = $1', [
    answer.body.data.undo_id,
  ])
  expect(audit).toHaveLength(1)
})

it('studio_accounts.batch_assign_contents moves what had another account, and refuses foreign accounts', async () => {
  const [one, two] = [await account(), await account()]
  const id = await content()
  const assign = (accountId: number) =>
    manager.put(`${URL}/batch_assign_contents`, { ids: [id], account_ids: [String(accountId)] })
  await assign(one.id)
  await assign(two.id)
  expect(await assignedTo(id)).toBe(two.id)
  const foreign = await made.account({ business_team_id: stranger.teamId })
  expect((await assign(foreign.id)).status).toBe(404)
  const byAdmin = await (
    await t.as('admin')
  ).put(`${URL}/batch_assign_contents`, {
    ids: [id],
    account_ids: [String(foreign.id)],
  })
  expect(byAdmin.body.data.failed).toMatchObject([{ id, error: { code: 'other_team' } }])
  expect(await assignedTo(id)).toBe(two.id)
})

it('studio_accounts.assign_content_statistics counts what stands assigned, by account and status', async () => {
  const { id: accountId } = await account()
  const ids = [await content(), await content({ status: 'processed' })]
  await manager.put(`${URL}/batch_assign_contents`, { ids, account_ids: [String(accountId)] })
  const answer = await manager.get(`${URL}/assign_content_statistics`, {
    'filter[assigned_account_id]': String(accountId),
  })
  expect(answer.body.data.totals).toMatchObject({
    count: 2,
    by_assigned_account_id: { [String(accountId)]: 2 },
    by_status: { checked: 1, processed: 1 },
  })
  expect(answer.body.data.series.at(-1)).toMatchObject({ count: 2 })
  const others = await stranger.get(`${URL}/assign_content_statistics`)
  expect(others.body.data.totals.count).toBe(0)
})

it('studio_accounts.batch_assign_source puts watched authors under an account', async () => {
  const { id: accountId } = await account()
  const own = await source(manager.teamId)
  const foreign = await source(stranger.teamId)
  const answer = await manager.post(`${URL}/batch_assign_source`, {
    ids: [own, foreign],
    studio_account_id: String(accountId),
  })
  expect(answer.body.data).toMatchObject({
    succeeded: [{ id: own }],
    failed: [{ id: foreign, error: { code: 'not_found' } }],
    undo_id: expect.any(String),
  })
  expect(await sourceRow(own)).toMatchObject({ studio_account_id: accountId })
  expect(await sourceRow(foreign)).toMatchObject({ studio_account_id: null })
  const elsewhere = await made.account({ business_team_id: stranger.teamId })
  const refused = await manager.post(`${URL}/batch_assign_source`, {
    ids: [own],
    studio_account_id: String(elsewhere.id),
  })
  expect(refused.status).toBe(404)
  expect(await sourceRow(own)).toMatchObject({ studio_account_id: accountId })
})

it('studio_accounts.change_sources_owner gives the watched authors of an account to one person', async () => {
  const { id: accountId } = await account()
  const own = await source(manager.teamId, accountId)
  const other = await source(manager.teamId)
  const operator = await t.as('operator')
  const answer = await manager.put(`${URL}/${accountId}/change_sources_owner`, {
    owner_id: String(operator.userId),
  })
  expect(answer.body.data.succeeded).toEqual([{ id: own }])
  expect(await sourceRow(own)).toMatchObject({ user_id: operator.userId })
  expect(await sourceRow(other)).toMatchObject({ user_id: null })
  const foreign = await manager.put(`${URL}/${accountId}/change_sources_owner`, {
    owner_id: String(stranger.userId),
  })
  expect(foreign.status).toBe(404)
  const byAdmin = await (
    await t.as('admin')
  ).put(`${URL}/${accountId}/change_sources_owner`, {
    owner_id: String(stranger.userId),
  })
  expect(byAdmin.body.errors[0].source.pointer).toBe('/data/attributes/owner_id')
  expect(await sourceRow(own)).toMatchObject({ user_id: operator.userId })
})

it('studio_accounts.batch_update_from_import changes accounts by uid and platform, row by row', async () => {
  const single = await account({ uid: '81001', remark: '旧', nickname: '留着' })
  const jd = await account({ uid: '81002', platform: 'jd' })
  const pdd = await account({ uid: '81002', platform: 'pdd' })
  const foreign = await made.account({ business_team_id: stranger.teamId, uid: '81003' })
  const blob = blobOf(
    '账号ID,平台,备注,每日任务数,可见',
    '81001,,新备注,7,否',
    '81002,jd,只改京东,,',
    '81002,,分不清,,',
    '81003,,别人的,,',
    '81001,,x,很多,',
  )
  const answer = await manager.put(`${URL}/batch_update_from_import`, { blob })
  expect(answer.status).toBe(200)
  expect(answer.body.data).toMatchObject({
    total: 5,
    succeeded: [
      { row: 2, id: String(single.id) },
      { row: 3, id: String(jd.id) },
    ],
    failed: [
      { row: 4, error: { code: 'ambiguous_uid', field: 'platform' } },
      { row: 5, error: { code: 'not_found' } },
      { row: 6, error: { field: 'day_task_count' } },
    ],
  })
  const rowOf = async (id: number) =>
    (await t.rows('select * from studio_accounts where id = $1', [id]))[0]!
  const row = await rowOf(single.id)
  expect(row).toMatchObject({
    remark: '新备注',
    day_task_count: 7,
    visiable: false,
    nickname: '留着',
  })
  expect(row.change_logs).toMatchObject([{ changes: { remark: { from: '旧', to: '新备注' } } }])
  expect(await rowOf(jd.id)).toMatchObject({ remark: '只改京东' })
  expect(await rowOf(pdd.id)).toMatchObject({ remark: '' })
  expect(await rowOf(foreign.id)).toMatchObject({ remark: '' })
  const headless = await manager.put(`${URL}/batch_update_from_import`, {
    blob: blobOf('备注', 'x'),
  })
  expect([headless.status, headless.body.errors[0].code]).toEqual([422, 'header_missing'])
})

it('studio_accounts.batch_update_from_import and batch_assign_contents can be undone', async () => {
  const one = await account({ uid: '81009', remark: '原样' })
  const imported = await manager.put(`${URL}/batch_update_from_import`, {
    blob: blobOf('账号ID,备注', '81009,改了'),
  })
  const undone = await manager.post(`/api/v1/audit_events/${imported.body.data.undo_id}/undo`)
  expect(undone.status).toBe(200)
  const [row] = await t.rows('select * from studio_accounts where id = $1', [one.id])
  expect(row).toMatchObject({
    remark: '原样',
    change_logs: [
      { changes: { remark: { from: '改了', to: '原样' } } },
      { changes: { remark: { from: '原样', to: '改了' } } },
    ],
  })
  const id = await content()
  const assigned = await manager.put(`${URL}/batch_assign_contents`, {
    ids: [id],
    account_ids: [String(one.id)],
  })
  await manager.post(`/api/v1/audit_events/${assigned.body.data.undo_id}/undo`)
  expect(await assignedTo(id)).toBeNull()
})
