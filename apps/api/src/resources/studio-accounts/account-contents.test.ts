import { behaviour } from '@omc/behaviours/vitest'
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
const account = async (values: Parameters<Factories['account']>[0] = {}) =>
  String((await made.account({ business_team_id: manager.teamId, user_id: null, ...values })).id)
const content = async (accountId: string, values: Record<string, unknown> = {}) => {
  const columns: Record<string, unknown> = {
    business_team_id: manager.teamId,
    studio_account_id: accountId,
    title: '内容',
    ...values,
  }
  const names = Object.keys(columns)
  const [row] = await t.rows<{ id: number }>(
    `insert into studio_contents (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
    Object.values(columns),
  )
  return String(row!.id)
}
const rowOf = async (id: string) =>
  (await t.rows('select * from studio_contents where id = $1', [id]))[0]!
const blobOf = (...lines: string[]) => Buffer.from(lines.join('\n')).toString('base64')

it('studio_accounts.batch_content_status takes ids and a status and answers for each', async () => {
  const [own, other] = [await account(), await account()]
  const fetched = await content(own)
  const published = await content(own, { status: 'published' })
  const elsewhere = await content(other)
  const url = `${URL}/${own}/batch_content_status`
  const answer = await manager.put(url, { ids: [fetched, published, elsewhere], status: 'checked' })
  expect(answer.status).toBe(200)
  await behaviour('B-170', async () => {
    expect(answer.body.data.succeeded).toEqual([{ id: fetched }])
    expect(
      answer.body.data.failed.map((one: { id: string; error: { code: string } }) => [
        one.id,
        one.error.code,
      ]),
    ).toEqual([
      [elsewhere, 'not_found'],
      [published, 'not_allowed_move'],
    ])
    expect(await rowOf(fetched)).toMatchObject({ status: 'checked' })
  })
  expect(await rowOf(elsewhere)).toMatchObject({ status: 'fetched' })
  expect((await stranger.put(url, { ids: [fetched], status: 'rejected' })).status).toBe(403)
  const audit = await t.rows('select * from audit_events where operation = $1', [
    'studio_accounts.batch_content_status',
  ])
  expect(audit).toMatchObject([{ subject_ids: [fetched] }])
  const wrong = await manager.put(url, { ids: [fetched], status: 'lost' })
  expect(wrong.body.errors[0].source.pointer).toBe('/data/attributes/status')
})

it('studio_accounts.batch_content_status cannot be used on an account of another team', async () => {
  const foreign = await made.account({ business_team_id: stranger.teamId })
  const id = await content(await account())
  const answer = await manager.put(`${URL}/${foreign.id}/batch_content_status`, {
    ids: [id],
    status: 'checked',
  })
  expect([answer.status, (await rowOf(id)).status]).toEqual([404, 'fetched'])
})

it('studio_accounts.set_content_status moves all of one status and says what is left', async () => {
  const own = await account()
  const ids = [await content(own), await content(own), await content(own, { status: 'checked' })]
  const elsewhere = await content(await account())
  const answer = await manager.put(`${URL}/${own}/set_content_status`, {
    from: 'fetched',
    status: 'processed',
  })
  expect(answer.body.data).toMatchObject({
    succeeded: [{ id: ids[0] }, { id: ids[1] }],
    failed: [],
    left_count: 0,
  })
  expect(await rowOf(ids[0]!)).toMatchObject({ status: 'processed' })
  expect(await rowOf(ids[2]!)).toMatchObject({ status: 'checked' })
  expect(await rowOf(elsewhere)).toMatchObject({ status: 'fetched' })
  const none = await manager.put(`${URL}/${own}/set_content_status`, { status: 'checked' })
  expect(none.body.errors[0].source.pointer).toBe('/data/attributes/from')
})

it('studio_accounts.clear_contents trashes the contents of one account, all or of one status', async () => {
  const own = await account()
  const [fetched, checked] = [await content(own), await content(own, { status: 'checked' })]
  const elsewhere = await content(await account())
  const first = await manager.inject({
    method: 'DELETE',
    url: `${URL}/${own}/clear_contents`,
    query: { status: 'checked' },
  })
  expect(first.body.data).toMatchObject({ count: 1, undo_id: expect.any(String) })
  expect(await rowOf(checked)).toMatchObject({ status: 'deleted', status_before_trash: 'checked' })
  expect(await rowOf(fetched)).toMatchObject({ status: 'fetched', deleted_at: null })
  const second = await manager.delete(`${URL}/${own}/clear_contents`)
  expect(second.body.data.count).toBe(1)
  expect(await rowOf(elsewhere)).toMatchObject({ deleted_at: null })
  const third = await manager.delete(`${URL}/${own}/clear_contents`)
  expect(third.body.data).toEqual({ count: 0, undo_id: null })
  expect((await stranger.delete(`${URL}/${own}/clear_contents`)).status).toBe(404)
})

it('studio_accounts.clear_creative_contents leaves what was collected', async () => {
  const own = await account()
  const creative = await content(own, { creative: true })
  const collected = await content(own)
  const answer = await manager.delete(`${URL}/${own}/clear_creative_contents`)
  expect(answer.body.data.count).toBe(1)
  expect((await rowOf(creative)).deleted_at).not.toBeNull()
  expect((await rowOf(collected)).deleted_at).toBeNull()
})

it('studio_accounts.statistics counts the contents of one account and sums their figures', async () => {
  const own = await account()
  await content(own, { status: 'checked', play_count: 10, category: '女装' })
  await content(own, { status: 'checked', play_count: 5 })
  await content(own)
  await content(await account(), { play_count: 99 })
  const answer = await manager.get(`${URL}/${own}/statistics`)
  expect(answer.body.data.totals).toMatchObject({
    count: 3,
    play_count: 15,
    by_status: { checked: 2, fetched: 1 },
    by_category: { 女装: 1, '': 2 },
  })
  expect(answer.body.data.series).toHaveLength(30)
  const narrowed = await manager.get(`${URL}/${own}/statistics`, { 'filter[status]': 'checked' })
  expect(narrowed.body.data.totals.count).toBe(2)
  expect((await stranger.get(`${URL}/${own}/statistics`)).status).toBe(404)
})

it('studio_accounts.creative_content_statistics counts what was made, by account', async () => {
  const own = await account()
  await content(own, { creative: true, status: 'checked' })
  await content(own, { creative: true, category: '只此一类' })
  await content(own)
  const answer = await manager.get(`${URL}/creative_content_statistics`, {
    'filter[studio_account_id]': own,
  })
  expect(answer.body.data.totals).toMatchObject({
    count: 2,
    by_studio_account_id: { [own]: 2 },
    by_status: { checked: 1, fetched: 1 },
  })
})

it('studio_accounts.add_content_from_import takes each row or says why not', async () => {
  const own = await account({ platform: 'jd', category: '女装' })
  await content(own, { content_id: 'there', platform: 'jd' })
  const blob = blobOf(
    '标题,正文,图片,商品ID,内容ID,备注',
    '大衣,显瘦,https://p.example/1.jpg;https://p.example/2.jpg,61;62,new-1,急',
    ',没有标题,,,,',
    '重复,,,,there,',
    '只有字,,,,,',
  )
  const answer = await manager.post(`${URL}/${own}/add_content_from_import`, { blob })
  expect(answer.status).toBe(201)
  expect(answer.body.data).toMatchObject({
    total: 4,
    succeeded: [{ row: 2 }, { row: 5 }],
    failed: [
      { row: 3, error: { field: 'title' } },
      { row: 4, error: { code: 'duplicate' } },
    ],
  })
  const [first, last] = answer.body.data.succeeded
  expect(await rowOf(first.id)).toMatchObject({
    title: '大衣',
    desc: '显瘦',
    images: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
    items: [{ item_id: '61' }, { item_id: '62' }],
    content_id: 'new-1',
    platform: 'jd',
    category: '女装',
    source: 'import',
    status: 'processed',
    business_team_id: manager.teamId,
  })
  expect(await rowOf(last.id)).toMatchObject({ status: 'checked', images: [] })
  const foreign = await stranger.post(`${URL}/${own}/add_content_from_import`, { blob })
  expect(foreign.status).toBe(404)
  const empty = await manager.post(`${URL}/${own}/add_content_from_import`, { blob: 'AAAA' })
  expect(empty.status).toBe(422)
})
