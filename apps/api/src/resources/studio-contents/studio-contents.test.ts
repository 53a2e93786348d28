import { behaviour } from '@omc/behaviours/vitest'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
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
beforeEach(() => t.gateway.reset())
afterAll(() => t.close())

const URL = '/api/v1/studio_contents'
const rowOf = async (id: string) =>
  (await t.rows('select * from studio_contents where id = $1', [id]))[0]!
const create = async (attributes: object = {}) => {
  const answer = await manager.post(URL, { title: '秋日穿搭', ...attributes })
  expect(answer.status).toBe(201)
  return String(answer.body.data.id)
}
const PICTURES = ['https://p.example/1.jpg', 'https://p.example/2.jpg']

it('studio_contents.statistics counts the own team by status, source, platform, category and kind', async () => {
  await create({ category: '帽子', images: PICTURES })
  await create({ category: '帽子', content_type: 'video', video: 'https://p.example/1.mp4' })
  const asked = { 'filter[category]': '帽子' }
  const { data } = (await manager.get(`${URL}/statistics`, asked)).body
  expect(data.totals).toMatchObject({
    count: 2,
    by_source: { manual: 2 },
    by_category: { 帽子: 2 },
    by_content_type: { image: 1, video: 1 },
  })
  expect(data.totals.by_status.processed).toBeGreaterThan(0)
  expect(data.series.at(-1)).toMatchObject({ count: 2 })
  expect((await stranger.get(`${URL}/statistics`, asked)).body.data.totals.count).toBe(0)
})

it('studio_contents.update of products keeps what is known of those that stay', async () => {
  const id = await create({ items: [{ item_id: '61', title: '外套' }] })
  const known = { item_id: '61', title: '外套', price: 129, pic_url: 'https://p.example/1.jpg' }
  await t.rows('update studio_contents set items = $2 where id = $1', [id, JSON.stringify([known])])
  const items = [{ item_id: '61', title: '风衣' }, { item_id: '62' }]
  const answer = await manager.put(`${URL}/${id}`, { items })
  expect(answer.body.data.attributes.items).toEqual([
    { ...known, title: '风衣' },
    { item_id: '62' },
  ])
  expect((await rowOf(id)).items).toEqual(answer.body.data.attributes.items)
})

it('studio_contents.create keeps what was written; with images it is processed', async () => {
  const account = await made.account({ business_team_id: manager.teamId, user_id: null })
  const id = await create({
    studio_account_id: String(account.id),
    images: PICTURES,
    items: [{ item_id: '61' }],
    publish_params: { activity: true },
    ratio: '3:4',
    topic: '秋装',
    desc: '显瘦',
  })
  await behaviour('B-178', async () => {
    expect(await rowOf(id)).toMatchObject({
      studio_account_id: account.id,
      user_id: null,
      images: PICTURES,
      cover: PICTURES[0],
      items: [{ item_id: '61' }],
      publish_params: { activity: true },
      status: 'processed',
      source: 'manual',
      business_team_id: manager.teamId,
    })
  })
})

it('studio_contents.create without images gives checked, and refuses foreign accounts', async () => {
  await behaviour('B-180', async () => {
    expect(await rowOf(await create())).toMatchObject({
      status: 'checked',
      user_id: manager.userId,
    })
  })
  const foreign = await made.account({ business_team_id: stranger.teamId })
  const refused = await manager.post(URL, { title: 'x', studio_account_id: String(foreign.id) })
  expect(refused.status).toBe(404)
  const untitled = await manager.post(URL, { desc: 'x' })
  expect(untitled.body.errors[0].source.pointer).toBe('/data/attributes/title')
  const status = await manager.post(URL, { title: 'x', status: 'published' })
  expect(status.status).toBe(422)
})

it('studio_contents.list narrows by status and account; studio_contents.get shows one', async () => {
  const account = await made.account({ business_team_id: manager.teamId })
  const id = await create({ studio_account_id: String(account.id), images: PICTURES })
  await create({ studio_account_id: String(account.id) })
  const list = await manager.get(URL, {
    'filter[studio_account_id]': String(account.id),
    'filter[status]': 'processed',
    include: 'studio_account',
  })
  expect(list.body.data.map((row: { id: string }) => row.id)).toEqual([id])
  expect(list.body.included).toHaveLength(1)
  expect((await manager.get(`${URL}/${id}`)).body.data.attributes.images).toEqual(PICTURES)
  expect((await stranger.get(`${URL}/${id}`)).status).toBe(404)
})

it('goes along with an account that changes hands', async () => {
  const account = await made.account({ business_team_id: manager.teamId, user_id: manager.userId })
  const id = await create({ studio_account_id: String(account.id) })
  const [operator, creator] = [await t.as('operator'), await t.as('creator')]
  expect((await operator.get(`${URL}/${id}`)).status).toBe(404)
  await manager.put(`/api/v1/studio_accounts/${account.id}`, { user_id: String(operator.userId) })
  expect((await operator.get(`${URL}/${id}`)).status).toBe(200)
  expect((await operator.put(`${URL}/${id}`, { remark: '接手' })).status).toBe(200)
  expect((await creator.get(`${URL}/${id}`)).status).toBe(404)
  const list = await operator.get(URL, { 'filter[studio_account_id]': String(account.id) })
  expect(list.body.data).toHaveLength(1)
})

it('studio_contents.update changes one; other teams cannot', async () => {
  const id = await create()
  const answer = await manager.put(`${URL}/${id}`, { remark: '改标题', images: PICTURES })
  expect(answer.body.data.attributes).toMatchObject({ remark: '改标题', images: PICTURES })
  expect((await stranger.put(`${URL}/${id}`, { remark: 'x' })).status).toBe(404)
  expect(await rowOf(id)).toMatchObject({ remark: '改标题' })
})

it('studio_contents.update with new images is an image result', async () => {
  const id = await create()
  const statusAfter = async (attributes: object) =>
    (await manager.put(`${URL}/${id}`, attributes)).body.data.attributes.status
  await behaviour('B-178', async () => {
    expect(await statusAfter({ images: PICTURES })).toBe('processed')
  })
  expect(await statusAfter({ title: '只改标题' })).toBe('processed')
  await behaviour('B-180', async () => {
    expect(await statusAfter({ images: [] })).toBe('checked')
  })
  await t.rows(`update studio_contents set status = 'published' where id = $1`, [id])
  expect(await statusAfter({ images: PICTURES })).toBe('published')
})

it('studio_contents.delete and studio_contents.restore keep the status it had', async () => {
  const id = await create({ images: PICTURES })
  expect((await manager.delete(`${URL}/${id}`)).status).toBe(204)
  expect(await rowOf(id)).toMatchObject({ status: 'deleted', status_before_trash: 'processed' })
  const back = await manager.post(`${URL}/${id}/restore`)
  expect(back.body.data.attributes.status).toBe('processed')
  expect(await rowOf(id)).toMatchObject({ deleted_at: null, status_before_trash: null })
})

it('studio_contents.transfer_to_carry derives each content once, with a result for each id', async () => {
  const account = await made.account({ business_team_id: manager.teamId, platform: 'jd' })
  const withImages = await create({
    images: PICTURES,
    title: '带图',
    topic: '秋装',
    studio_account_id: String(account.id),
  })
  const without = await create({ title: '无图' })
  const { id: foreign } = (
    await t.rows<{ id: number }>(
      'insert into studio_contents (business_team_id, title) values ($1, $2) returning id',
      [stranger.teamId, '别人的'],
    )
  )[0]!
  const ids = [withImages, without, foreign].join(',')
  const answer = await manager.get(`${URL}/transfer_to_carry`, { ids })
  expect(answer.status).toBe(200)
  const { succeeded, failed } = answer.body.data
  expect(succeeded).toMatchObject([
    { id: withImages, existing: false },
    { id: without, existing: false },
  ])
  expect(failed).toMatchObject([{ id: String(foreign), error: { code: 'not_found' } }])
  const [image, text] = await t.rows(
    `select * from carry_contents where origin_type = 'studio_contents' order by id`,
  )
  expect(image).toMatchObject({
    title: '带图',
    images: PICTURES,
    topic: '秋装',
    status: 'processed',
    origin_id: withImages,
    channel: 'jd',
    business_team_id: manager.teamId,
  })
  expect(text).toMatchObject({ title: '无图', status: 'checked', channel: '' })
  const again = await manager.get(`${URL}/transfer_to_carry`, { ids: withImages })
  expect(again.body.data.succeeded).toEqual([
    { id: withImages, record_id: succeeded[0].record_id, existing: true },
  ])
  const rows = await t.rows(
    `select 1 from carry_contents where origin_type = 'studio_contents' and origin_id = $1`,
    [withImages],
  )
  expect(rows).toHaveLength(1)
})

it('studio_contents.transfer_to_carry leaves rejected contents where they are', async () => {
  const id = await create()
  await t.rows(`update studio_contents set status = 'rejected' where id = $1`, [id])
  const answer = await manager.get(`${URL}/transfer_to_carry`, { ids: id })
  expect(answer.body.data.failed[0].error.code).toBe('not_transferable')
  expect((await manager.get(`${URL}/transfer_to_carry`)).status).toBe(400)
})

it('studio_contents.refresh_content_aweme asks for the piece and keeps its figures', async () => {
  const id = await create()
  await t.rows(
    `update studio_contents set content_id = 'piece-1', platform = 'douyin' where id = $1`,
    [id],
  )
  const answer = await manager.get(`${URL}/${id}/refresh_content_aweme`)
  expect(answer.status).toBe(200)
  expect(t.gateway.callsOf('content')).toMatchObject([{ channel: 'douyin', args: ['piece-1'] }])
  const found = await t.gateway.content(
    { name: 'douyin', baseUrl: '', token: undefined },
    'piece-1',
  )
  expect(await rowOf(id)).toMatchObject({
    play_count: found.play_count,
    like_count: found.like_count,
    refreshed_at: t.clock.now(),
  })
  const byHand = await create()
  const refused = await manager.get(`${URL}/${byHand}/refresh_content_aweme`)
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'not_collected'])
  expect((await stranger.get(`${URL}/${id}/refresh_content_aweme`)).status).toBe(404)
})
