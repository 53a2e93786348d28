import { behaviour } from '@omc/behaviours/vitest'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
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
beforeEach(() => {
  t.writer.asked.length = 0
  t.writer.answers.length = 0
})
afterAll(() => t.close())

const URL = '/api/v1/studio_accounts'
const account = async (values: Parameters<Factories['account']>[0] = {}) =>
  String((await made.account({ business_team_id: manager.teamId, user_id: null, ...values })).id)
let serial = 0
const insert = async (table: string, columns: Record<string, unknown>) => {
  const names = Object.keys(columns)
  const [row] = await t.rows<{ id: number }>(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
     values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
    Object.values(columns),
  )
  return String(row!.id)
}
const goods = (accountId: string, values: Record<string, unknown> = {}) =>
  insert('studio_pools', {
    business_team_id: manager.teamId,
    studio_account_id: accountId,
    item_id: `g-${(serial += 1)}`,
    title: '保温杯',
    pic_url: 'https://p.example/cup.jpg',
    price_fen: 5900,
    checked: true,
    ...values,
  })
const material = (values: Record<string, unknown> = {}) =>
  insert('creative_materials', {
    business_team_id: manager.teamId,
    image: `https://p.example/m${(serial += 1)}.jpg`,
    ...values,
  })
const rowOf = async (id: string) =>
  (await t.rows('select * from studio_contents where id = $1', [id]))[0]!

it('studio_accounts.creation_contents writes a content about each of the chosen goods, once', async () => {
  const own = await account({ category: '家居', platform: 'jd' })
  const cup = await goods(own, { images: ['https://p.example/1.jpg', 'https://p.example/2.jpg'] })
  const plain = await goods(own, { pic_url: '', title: '毛巾' })
  await goods(own, { checked: false })
  t.writer.answers.push('一杯暖到下班', '倒满热水，傍晚还是温的。', '擦脸不掉毛', '吸水很快。')
  const answer = await manager.post(`${URL}/${own}/creation_contents`, { topic: '好物' })
  expect(answer.status).toBe(201)
  const { succeeded, failed } = answer.body.data
  expect(failed).toEqual([])
  expect(succeeded).toMatchObject([
    { id: cup, existing: false },
    { id: plain, existing: false },
  ])
  expect(await rowOf(succeeded[0].record_id)).toMatchObject({
    title: '一杯暖到下班',
    desc: '倒满热水，傍晚还是温的。',
    images: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
    cover: 'https://p.example/1.jpg',
    topic: '好物',
    category: '家居',
    platform: 'jd',
    status: 'processed',
    origin_type: 'studio_pools',
    origin_id: cup,
    business_team_id: manager.teamId,
  })
  expect(await rowOf(succeeded[1].record_id)).toMatchObject({ status: 'checked', images: [] })
  expect(JSON.stringify(t.writer.asked[0]!.messages)).toContain('保温杯')
  t.writer.asked.length = 0
  const again = await manager.post(`${URL}/${own}/creation_contents`, { ids: [cup] })
  expect(again.body.data.succeeded).toEqual([
    { id: cup, record_id: succeeded[0].record_id, existing: true },
  ])
  expect(t.writer.asked).toEqual([])
  const next = await manager.post(`${URL}/${own}/creation_contents`, {})
  expect(next.body.data.succeeded).toEqual([])
})

it('studio_accounts.creation_contents lets one text fail by itself, and takes no goods of others', async () => {
  const own = await account()
  const [first, second] = [await goods(own), await goods(own)]
  const elsewhere = await goods(await account())
  t.writer.answers.push(problem('writer_unreachable'), '标题', '正文')
  const answer = await manager.post(`${URL}/${own}/creation_contents`, {
    ids: [first, second, elsewhere],
  })
  expect(answer.body.data.succeeded).toMatchObject([{ id: second }])
  const codes = answer.body.data.failed.map((one: { id: string; error: { code: string } }) => [
    one.id,
    one.error.code,
  ])
  expect(codes).toHaveLength(2)
  expect(codes).toContainEqual([elsewhere, 'not_found'])
  expect(codes.map(([id]: string[]) => id)).toContain(first)
  const foreign = await stranger.post(`${URL}/${own}/creation_contents`, {})
  expect(foreign.status).toBe(404)
})

it('studio_accounts.generate_creative_contents makes a content of each material for the account, once', async () => {
  const own = await account({ category: '家居' })
  const pool = await insert('business_pools', {
    business_team_id: manager.teamId,
    source: 'jd',
    item_id: `b-${(serial += 1)}`,
    title: '保温杯',
  })
  await insert('creative_paragraphs', {
    business_team_id: manager.teamId,
    business_pool_id: pool,
    text: '杯口宽，好清洗。',
    checked: true,
  })
  const first = await material({ business_pool_id: pool, make_image: 'https://p.example/made.jpg' })
  const second = await material({ business_pool_id: pool, priority: 5 })
  await material({ business_pool_id: pool, priority: 1, image: 'https://p.example/third.jpg' })
  const loose = await material({ category: '毛巾' })
  t.writer.answers.push('柔软亲肤', '吸水很快。')
  const answer = await manager.post(`${URL}/${own}/generate_creative_contents`, {
    material_ids: [first, loose],
    images_per_content: 2,
  })
  expect(answer.status).toBe(201)
  const { succeeded, failed } = answer.body.data
  expect(failed).toEqual([])
  const [secondRow] = await t.rows('select image from creative_materials where id = $1', [second])
  expect(await rowOf(succeeded[0].record_id)).toMatchObject({
    title: '保温杯',
    desc: '杯口宽，好清洗。',
    images: ['https://p.example/made.jpg', secondRow!.image],
    creative: true,
    status: 'processed',
    origin_id: `${own}/${first}`,
  })
  expect(await rowOf(succeeded[1].record_id)).toMatchObject({
    title: '柔软亲肤',
    desc: '吸水很快。',
    category: '毛巾',
  })
  t.writer.asked.length = 0
  const again = await manager.post(`${URL}/${own}/generate_creative_contents`, {
    material_ids: [first, loose],
  })
  expect(
    again.body.data.succeeded.map((one: { record_id: string; existing: boolean }) => [
      one.record_id,
      one.existing,
    ]),
  ).toEqual([
    [succeeded[0].record_id, true],
    [succeeded[1].record_id, true],
  ])
  expect(t.writer.asked).toEqual([])
  const elsewhere = await manager.post(`${URL}/${await account()}/generate_creative_contents`, {
    material_ids: [first],
  })
  expect(elsewhere.body.data.succeeded[0].existing).toBe(false)
})

it('studio_accounts.generate_creative_contents takes no material of another team', async () => {
  const foreign = await material({ business_team_id: stranger.teamId })
  const own = await account()
  const url = `${URL}/${own}/generate_creative_contents`
  const answer = await manager.post(url, { material_ids: [foreign] })
  expect(answer.body.data).toMatchObject({
    succeeded: [],
    failed: [{ id: foreign, error: { code: 'not_found' } }],
  })
  const byAdmin = await (await t.as('admin')).post(url, { material_ids: [foreign] })
  expect(byAdmin.body.data.failed).toMatchObject([{ error: { code: 'other_team' } }])
  expect(t.writer.asked).toEqual([])
  const none = await manager.post(url, { material_ids: [] })
  expect(none.body.errors[0].source.pointer).toBe('/data/attributes/material_ids')
})

it('studio_accounts.get_creative_material_images gives the most wanted first, of the account’s category', async () => {
  const own = await account({ category: '箱包' })
  const low = await material({ category: '箱包', priority: -1, sn: 'S-1' })
  const high = await material({ category: '箱包', priority: 9 })
  const general = await material({ category: '', priority: 3, filename: '通用.jpg' })
  await material({ category: '手表', priority: 50 })
  await material({ category: '箱包', business_team_id: stranger.teamId })
  const url = `${URL}/get_creative_material_images`
  const answer = await manager.get(url, { studio_account_id: own })
  const ids = answer.body.data.map((row: { id: string }) => row.id)
  expect(ids.filter((id: string) => [low, high, general].includes(id))).toEqual([
    high,
    general,
    low,
  ])
  expect(answer.body.data.every((row: { category: string }) => row.category !== '手表')).toBe(true)
  expect(answer.body.meta.record_count).toBe(ids.length)
  const page = await manager.get(url, {
    category: '箱包',
    'page[size]': '1',
    'page[number]': '2',
  })
  expect(page.body.data).toHaveLength(1)
  expect((await manager.get(url, { sn: 'S-1' })).body.data).toMatchObject([{ id: low }])
  expect((await manager.get(url, { 'page[size]': '101' })).status).toBe(400)
  expect((await stranger.get(url, { studio_account_id: own })).status).toBe(404)
})

it('studio_accounts.get_creative_material_images gives 100 a page', async () => {
  const url = `${URL}/get_creative_material_images`
  const before = (await manager.get(url)).body.meta.record_count
  await Promise.all(Array.from({ length: 101 }, () => material()))
  const { body } = await manager.get(url)
  behaviour('B-158', () =>
    expect([body.data.length, body.meta.record_count]).toEqual([100, before + 101]),
  )
})

it('studio_accounts.transfer_to_smart derives each content once; with images it is processed', async () => {
  const own = await account()
  const piece = (values: Record<string, unknown>) =>
    insert('studio_contents', {
      business_team_id: manager.teamId,
      studio_account_id: own,
      title: '大衣',
      topic: '秋装',
      ...values,
    })
  const withImages = await piece({ images: ['https://p.example/1.jpg'], desc: '显瘦' })
  const without = await piece({})
  const rejected = await piece({ status: 'rejected' })
  const foreign = await piece({ business_team_id: stranger.teamId, studio_account_id: null })
  const ids = [withImages, without, rejected, foreign].join(',')
  const answer = await manager.get(`${URL}/transfer_to_smart`, { ids })
  expect(answer.status).toBe(200)
  const { succeeded, failed } = answer.body.data
  expect(succeeded.map((one: { id: string }) => one.id)).toEqual([withImages, without])
  expect(
    failed.map((one: { id: string; error: { code: string } }) => [one.id, one.error.code]),
  ).toEqual([
    [foreign, 'not_found'],
    [rejected, 'not_transferable'],
  ])
  const rows = await t.rows(
    `select * from smart_contents where origin_type = 'studio_contents' order by id`,
  )
  behaviour(['B-178', 'B-180'], () =>
    expect(rows).toMatchObject([
      {
        title: '大衣',
        desc: '显瘦',
        topic: '秋装',
        images: ['https://p.example/1.jpg'],
        status: 'processed',
        business_team_id: manager.teamId,
      },
      { status: 'checked' },
    ]),
  )
  const again = await manager.get(`${URL}/transfer_to_smart`, { ids: withImages })
  expect(again.body.data.succeeded).toEqual([
    { id: withImages, record_id: succeeded[0].record_id, existing: true },
  ])
})
