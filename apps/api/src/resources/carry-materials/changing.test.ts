import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import {
  createMaterialFactories,
  type MaterialFactories,
} from '../../../test/material-factories.ts'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'

let t: TestApp
let made: MaterialFactories
let base: Factories
let operator: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  made = createMaterialFactories(t.database)
  base = createFactories(t.database)
  operator = await t.as('operator')
  stranger = await t.as('operator2')
})
beforeEach(() => t.gateway.reset())
afterAll(() => t.close())

const URL = '/api/v1/carry_materials'
const own = () => ({ business_team_id: operator.teamId, user_id: operator.userId })
const foreign = () => made.material({ business_team_id: stranger.teamId })
const rowOf = async (table: string, id: number | string) =>
  (await t.rows(`select * from ${table} where id = $1`, [id]))[0]!
const undo = (id: string) => operator.post(`/api/v1/audit_events/${id}/undo`)
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => String(id))
const succeeded = (answer: Answer) => answer.body.data.succeeded.map(({ id }: { id: string }) => id)

describe('one rule for many materials', () => {
  it('carry_materials.set_random_pool changes those that are the actor’s and can be undone', async () => {
    const mine = [await made.material(own()), await made.material(own())]
    const theirs = await foreign()
    const answer = await operator.post(`${URL}/set_random_pool`, {
      ids: [...idsOf(mine), String(theirs.id)],
    })
    expect(answer.status).toBe(200)
    expect(succeeded(answer)).toEqual(idsOf(mine))
    expect(answer.body.data.failed).toMatchObject([
      { id: String(theirs.id), error: { code: 'not_found' } },
    ])
    for (const { id } of mine) expect((await rowOf('carry_materials', id)).pooling).toBe(true)
    expect((await rowOf('carry_materials', theirs.id)).pooling).toBe(false)
    await undo(answer.body.data.undo_id)
    for (const { id } of mine) expect((await rowOf('carry_materials', id)).pooling).toBe(false)
  })

  it('set_random_pool takes them out again', async () => {
    const { id } = await made.material({ ...own(), pooling: true })
    await operator.post(`${URL}/set_random_pool`, { ids: [String(id)], pooling: false })
    expect((await rowOf('carry_materials', id)).pooling).toBe(false)
  })

  it('carry_materials.batch_update_category sets the category and its name, or none', async () => {
    const category = await base.category({ business_team_id: operator.teamId, name: '水杯' })
    const rows = [await made.material(own()), await made.material(own())]
    const theirs = await foreign()
    const answer = await operator.put(`${URL}/batch_update_category`, {
      ids: [...idsOf(rows), String(theirs.id)],
      business_category_id: String(category.id),
    })
    expect(succeeded(answer)).toEqual(idsOf(rows))
    for (const { id } of rows) {
      expect(await rowOf('carry_materials', id)).toMatchObject({
        business_category_id: category.id,
        category: '水杯',
      })
    }
    expect((await rowOf('carry_materials', theirs.id)).category).toBe('')
    await operator.put(`${URL}/batch_update_category`, {
      ids: idsOf(rows),
      business_category_id: null,
    })
    expect(await rowOf('carry_materials', rows[0]!.id)).toMatchObject({
      business_category_id: null,
      category: '',
    })
  })

  it('batch_update_category refuses a category of another team', async () => {
    const category = await base.category({ business_team_id: stranger.teamId })
    const { id } = await made.material(own())
    const answer = await operator.put(`${URL}/batch_update_category`, {
      ids: [String(id)],
      business_category_id: String(category.id),
    })
    expect(answer.status).toBe(404)
    expect(answer.body.errors[0].source.pointer).toBe('/data/attributes/business_category_id')
  })

  it('batch_update_category never mixes teams for a person who sees all of them', async () => {
    const admin = await t.as('admin')
    const theirs = await base.category({ business_team_id: stranger.teamId })
    const rows = [await made.material(own()), await foreign()]
    const put = (ids: string[]) =>
      admin.put(`${URL}/batch_update_category`, { ids, business_category_id: String(theirs.id) })
    const refused = await put(idsOf(rows))
    expect(refused.status).toBe(422)
    expect(refused.body.errors[0].source.pointer).toBe('/data/attributes/business_category_id')
    for (const { id } of rows)
      expect((await rowOf('carry_materials', id)).business_category_id).toBeNull()
    const taken = await put([String(rows[1]!.id)])
    expect(succeeded(taken)).toEqual([String(rows[1]!.id)])
  })

  it('carry_materials.batch_update_tag_info sets, adds and removes tags, none of them twice', async () => {
    const { id } = await made.material({ ...own(), tags: ['新品'] })
    const theirs = await foreign()
    const change = (tags: string[], mode?: string) =>
      operator.put(`${URL}/batch_update_tag_info`, {
        ids: [String(id), String(theirs.id)],
        tags,
        ...(mode ? { mode } : {}),
      })
    const tags = async () => (await rowOf('carry_materials', id)).tags
    const added = await change(['高佣', '新品', '爆款'], 'add')
    expect(added.body.data.failed).toMatchObject([{ id: String(theirs.id) }])
    expect(await tags()).toEqual(['新品', '高佣', '爆款'])
    await change(['高佣'], 'remove')
    expect(await tags()).toEqual(['新品', '爆款'])
    const set = await change(['应季'])
    expect(await tags()).toEqual(['应季'])
    await undo(set.body.data.undo_id)
    expect(await tags()).toEqual(['新品', '爆款'])
    expect((await change(['a'], 'swap')).body.errors[0].source.pointer).toBe(
      '/data/attributes/mode',
    )
    expect((await rowOf('carry_materials', theirs.id)).tags).toEqual([])
  })

  it('carry_materials.delete_from_source trashes the materials of one source, keeps their items, and can be undone', async () => {
    const rows = [
      await made.material({ ...own(), source: 'compass', status: 'rejected' }),
      await made.material({ ...own(), source: 'compass' }),
    ]
    const item = await made.item({ ...own(), carry_material_id: rows[0]!.id })
    const theirs = await made.material({ business_team_id: stranger.teamId, source: 'compass' })
    const narrow = await operator.delete(`${URL}/delete_from_source?source=compass&status=rejected`)
    expect(narrow.status).toBe(200)
    expect(narrow.body.data.count).toBe(1)
    const all = await operator.delete(`${URL}/delete_from_source?source=compass`)
    expect(all.body.data.count).toBe(1)
    for (const { id } of rows)
      expect((await rowOf('carry_materials', id)).deleted_at).toEqual(t.clock.now())
    expect((await rowOf('carry_items', item.id)).deleted_at).toBeNull()
    expect((await rowOf('carry_materials', theirs.id)).deleted_at).toBeNull()
    await undo(all.body.data.undo_id)
    expect((await rowOf('carry_materials', rows[1]!.id)).deleted_at).toBeNull()
    const everything = await operator.delete(`${URL}/delete_from_source`)
    expect(everything.status).toBe(400)
    expect(everything.body.errors[0].source).toEqual({ parameter: 'source' })
  })
})

describe('similar materials', () => {
  it('carry_materials.merge_similar_material puts items and contents under one; one undo brings all back', async () => {
    const kept = await made.material({ ...own(), title: '316不锈钢保温杯' })
    const alike = await made.material({ ...own(), title: '316 不锈钢保温杯！' })
    const alone = await made.material({ ...own(), title: '羊毛大衣' })
    const theirs = await foreign()
    const keptItems = [
      await made.item({ ...own(), carry_material_id: kept.id }),
      await made.item({ ...own(), carry_material_id: kept.id }),
    ]
    const item = await made.item({ ...own(), carry_material_id: alike.id })
    const content = await base.content(own())
    await t.rows('update carry_contents set carry_material_id = $1 where id = $2', [
      alike.id,
      content.id,
    ])
    const answer = await operator.put(`${URL}/merge_similar_material`, {
      ids: [...idsOf([alike, kept, alone]), String(theirs.id)],
    })
    expect(answer.body.data).toMatchObject({
      succeeded: [{ id: String(alike.id) }],
      groups: [{ into_id: String(kept.id), merged_ids: [String(alike.id)] }],
    })
    expect(
      answer.body.data.failed.map(({ id, error }: { id: string; error: { code: string } }) => [
        id,
        error.code,
      ]),
    ).toEqual([
      [String(theirs.id), 'not_found'],
      [String(alone.id), 'no_similar'],
    ])
    expect(await rowOf('carry_materials', alike.id)).toMatchObject({
      merged_into_id: kept.id,
      deleted_at: t.clock.now(),
    })
    expect((await rowOf('carry_items', item.id)).carry_material_id).toBe(kept.id)
    expect((await rowOf('carry_contents', content.id)).carry_material_id).toBe(kept.id)
    const undone = await undo(answer.body.data.undo_id)
    expect(succeeded(undone)).toEqual([String(alike.id)])
    expect(await rowOf('carry_materials', alike.id)).toMatchObject({
      merged_into_id: null,
      deleted_at: null,
    })
    expect(await rowOf('carry_items', item.id)).toMatchObject({
      carry_material_id: alike.id,
      merged_from_ids: [],
    })
    expect((await rowOf('carry_contents', content.id)).carry_material_id).toBe(alike.id)
    for (const { id } of keptItems)
      expect((await rowOf('carry_items', id)).carry_material_id).toBe(kept.id)
  })

  it('merge_similar_material after merge_similar_material comes back step by step', async () => {
    const [a, b, c] = [
      await made.material({ ...own(), title: '一' }),
      await made.material({ ...own(), title: '一' }),
      await made.material({ ...own(), title: '一' }),
    ]
    const item = await made.item({ ...own(), carry_material_id: c.id })
    const under = async () => (await rowOf('carry_items', item.id)).carry_material_id
    const merge = (rows: { id: number }[], into: { id: number }) =>
      operator.put(`${URL}/merge_similar_material`, { ids: idsOf(rows), into_id: String(into.id) })
    const first = await merge([b, c], b)
    const second = await merge([a, b], a)
    expect(await under()).toBe(a.id)
    await undo(second.body.data.undo_id)
    expect(await under()).toBe(b.id)
    await undo(first.body.data.undo_id)
    expect(await under()).toBe(c.id)
  })

  it('merge_similar_material only shows what it would do when asked for a preview', async () => {
    const rows = [
      await made.material({ ...own(), title: '预览杯' }),
      await made.material({ ...own(), title: '预览杯' }),
    ]
    const answer = await operator.put(`${URL}/merge_similar_material`, {
      ids: idsOf(rows),
      preview: true,
    })
    expect(answer.body.data).toMatchObject({ succeeded: [], undo_id: null })
    expect(answer.body.data.groups).toHaveLength(1)
    for (const { id } of rows)
      expect((await rowOf('carry_materials', id)).merged_into_id).toBeNull()
  })
})

describe('the pictures of a material', () => {
  it('carry_materials.update_creative_material sets the pictures and their order', async () => {
    const { id } = await made.material(own())
    await made.image(id, operator.teamId, 'https://p.example/old.jpg')
    await made.image(id, operator.teamId, 'https://p.example/kept.jpg', 2)
    const answer = await operator.put(`${URL}/update_creative_material`, {
      carry_material_id: String(id),
      images: [
        { image: 'https://p.example/new.jpg', make_image: 'https://p.example/new-made.jpg' },
        { image: 'https://p.example/kept.jpg', priority: 9 },
      ],
      cover_url: 'https://p.example/new.jpg',
    })
    expect(answer.status).toBe(200)
    const shown = answer.body.data.images.map((one: Record<string, unknown>) => [
      one.filename || one.image,
      one.sn,
      one.priority,
      one.make_image,
    ])
    expect(shown).toEqual([
      ['https://p.example/kept.jpg', 2, 9, ''],
      ['new.jpg', 1, 0, 'https://p.example/new-made.jpg'],
    ])
    expect((await rowOf('carry_materials', id)).cover_url).toBe('https://p.example/new.jpg')
    const old = await t.rows(
      `select 1 from carry_material_images where image like '%old.jpg' and deleted_at is not null`,
    )
    expect(old).toHaveLength(1)
    const theirs = await foreign()
    const refused = await operator.put(`${URL}/update_creative_material`, {
      carry_material_id: String(theirs.id),
      images: [],
    })
    expect(refused.status).toBe(404)
  })
})

describe('the review against the channel', () => {
  const availability = (available: boolean, reason = '') =>
    t.gateway.answer('goodsAvailability', async (_channel, ids) =>
      ids.map((item_id) => ({ item_id, available, reason, price: 88.8, commission_rate: 5 })),
    )
  const check = (id: number | string, attributes: object = {}) =>
    operator.put(`${URL}/${id}/check_material_from_channel`, attributes)

  it('carry_materials.check_material_from_channel keeps what the channel says and checks what is offered', async () => {
    const material = await made.material(own())
    const item = await made.item({ ...own(), carry_material_id: material.id })
    availability(true)
    const answer = await check(material.id)
    expect(answer.body.data).toMatchObject({
      available: true,
      reason: '',
      status: 'checked',
      items: [{ id: String(item.id), item_id: item.item_id, available: true }],
    })
    expect(t.gateway.callsOf('goodsAvailability')).toMatchObject([
      { channel: 'taobaoke', args: [[item.item_id]] },
    ])
    expect(await rowOf('carry_materials', material.id)).toMatchObject({
      status: 'checked',
      channel_available: true,
      channel_checked_at: t.clock.now(),
    })
    expect(await rowOf('carry_items', item.id)).toMatchObject({
      price_fen: 8880,
      commission_price_fen: 444,
      available: true,
      available_checked_at: t.clock.now(),
    })
  })

  it('check_material_from_channel leaves what is gone as it is, and does not let it be checked', async () => {
    const material = await made.material(own())
    const item = await made.item({ ...own(), carry_material_id: material.id })
    availability(false, '商品已下架')
    const answer = await check(material.id)
    expect(answer.body.data).toMatchObject({
      available: false,
      reason: '商品已下架',
      status: 'fetched',
    })
    expect((await rowOf('carry_items', item.id)).unavailable_reason).toBe('商品已下架')
    const insisted = await check(material.id, { status: 'checked' })
    expect(insisted.status).toBe(409)
    expect(insisted.body.errors[0].code).toBe('not_available')
    const rejected = await check(material.id, { status: 'rejected', reason: '下架了' })
    expect(rejected.body.data.status).toBe('rejected')
    expect(await rowOf('carry_materials', material.id)).toMatchObject({
      status: 'rejected',
      remark: '下架了',
    })
  })

  it('check_material_from_channel says of a source that is not connected that nothing is known of its items', async () => {
    const material = await made.material(own())
    const lost = await made.item({ ...own(), carry_material_id: material.id, source: 'nowhere' })
    const item = await made.item({ ...own(), carry_material_id: material.id })
    availability(true)
    const answer = await check(material.id)
    expect(answer.body.data).toMatchObject({ available: true, status: 'checked' })
    const byId = new Map(
      answer.body.data.items.map((one: { id: string }) => [Number(one.id), one] as const),
    )
    expect(byId.get(item.id)).toMatchObject({ available: true })
    expect(byId.get(lost.id)).toMatchObject({
      available: false,
      reason: expect.stringContaining('nowhere'),
    })
    expect(await rowOf('carry_items', lost.id)).toMatchObject({
      available: true,
      available_checked_at: null,
    })
  })

  it('check_material_from_channel asks nothing about a material of others', async () => {
    expect((await check((await foreign()).id)).status).toBe(404)
    expect(t.gateway.calls).toEqual([])
  })
})
