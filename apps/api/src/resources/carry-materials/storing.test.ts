import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createMaterialFactories,
  type MaterialFactories,
} from '../../../test/material-factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { problem } from '../../kernel/problem.ts'

let t: TestApp
let made: MaterialFactories
let operator: Caller
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  made = createMaterialFactories(t.database)
  operator = await t.as('operator')
  manager = await t.as('manager')
  stranger = await t.as('operator2')
})
beforeEach(() => t.gateway.reset())
afterAll(() => t.close())

const URL = '/api/v1/carry_materials'
const own = () => ({ business_team_id: operator.teamId, user_id: operator.userId })
const one = async (text: string, values: unknown[] = []) => (await t.rows(text, values))[0]
const audits = async (operation: string) =>
  (await t.rows('select * from audit_events where operation = $1', [operation])).length
const refused = () => problem('channel_refused', { channel: 'sandbox', said: '商品不存在' })
const away = () => problem('channel_unreachable', { channel: 'no answer' })

describe('a material written by a person', () => {
  const written = {
    title: '露营折叠椅合集',
    category: '户外',
    tags: ['新品', '高佣'],
    images: ['https://p.example/a.jpg', 'https://p.example/b.jpg'],
    desc: '周末露营的坐感担当',
    paragraphs: ['第一段', '第二段'],
    recommends: ['三秒收好的折叠椅'],
    items: [
      { source: 'taobaoke', item_id: 'w-1', title: '折叠椅', price: 189.9, commission_rate: 12.5 },
    ],
  }

  it('carry_materials.create_new_material keeps its items, pictures and texts, money to the fen', async () => {
    const answer = await operator.post(`${URL}/create_new_material`, written)
    expect(answer.status).toBe(201)
    expect(answer.body.data.attributes).toMatchObject({
      title: written.title,
      source: 'manual',
      source_id: null,
      status: 'processed',
      op_name: 'operator',
      cover_url: 'https://p.example/a.jpg',
      tags: ['新品', '高佣'],
      carry_items_count: 1,
      user_id: String(operator.userId),
    })
    const { id } = answer.body.data
    expect(await one('select * from carry_items where carry_material_id = $1', [id])).toMatchObject(
      { price_fen: 18990, commission_price_fen: 2374, commission_rate: '12.50' },
    )
    expect(
      await t.rows(
        'select kind, text from carry_material_texts where carry_material_id = $1 order by id',
        [id],
      ),
    ).toEqual([
      { kind: 'desc', text: '周末露营的坐感担当' },
      { kind: 'paragraph', text: '第一段' },
      { kind: 'paragraph', text: '第二段' },
      { kind: 'recommend', text: '三秒收好的折叠椅' },
    ])
    const pictures = await t.rows(
      'select image, sn, filename from carry_material_images where carry_material_id = $1 order by sn',
      [id],
    )
    expect(pictures).toEqual([
      { image: 'https://p.example/a.jpg', sn: 1, filename: 'a.jpg' },
      { image: 'https://p.example/b.jpg', sn: 2, filename: 'b.jpg' },
    ])
    expect(await audits('carry_materials.create_new_material')).toBe(1)
  })

  it('is answered as it is when its source id is there already, also for a merged one', async () => {
    const kept = await made.material({ ...own(), title: '主素材' })
    await made.material({
      ...own(),
      source_id: 'merged-away',
      merged_into_id: kept.id,
      deleted_at: t.clock.now(),
    })
    for (const source_id of [kept.source_id, 'merged-away']) {
      const answer = await operator.post(`${URL}/create_new_material`, {
        title: '又写一次',
        source: 'taobaoke',
        source_id,
      })
      expect(answer.status).toBe(201)
      expect(answer.body.data).toMatchObject({
        id: String(kept.id),
        attributes: { title: '主素材' },
      })
    }
  })

  it('comes back from the trash instead of being stored twice', async () => {
    const { id, source_id } = await made.material({ ...own(), deleted_at: t.clock.now() })
    const again = { title: 'x', source: 'taobaoke', source_id }
    const answer = await operator.post(`${URL}/create_new_material`, again)
    expect(answer.body.data.id).toBe(String(id))
    expect(await one('select deleted_at from carry_materials where id = $1', [id])).toEqual({
      deleted_at: null,
    })
  })

  it('that a colleague has is not shown to others, and the other team may have it too', async () => {
    const { source_id } = await made.material({
      business_team_id: operator.teamId,
      user_id: manager.userId,
    })
    const again = { title: 'x', source: 'taobaoke', source_id }
    const taken = await operator.post(`${URL}/create_new_material`, again)
    expect(taken.status).toBe(409)
    expect(taken.body.errors[0].code).toBe('taken')
    const other = await stranger.post(`${URL}/create_new_material`, again)
    expect(other.status).toBe(201)
    expect(
      await t.rows('select business_team_id from carry_materials where source_id = $1 order by 1', [
        source_id,
      ]),
    ).toEqual([{ business_team_id: operator.teamId }, { business_team_id: stranger.teamId }])
  })

  it('is refused without a title, with three decimals, and under a foreign category', async () => {
    const untitled = await operator.post(`${URL}/create_new_material`, { category: '户外' })
    expect(untitled.status).toBe(422)
    expect(untitled.body.errors[0].source.pointer).toBe('/data/attributes/title')
    const items = [{ source: 'taobaoke', item_id: 'w-9', title: '椅', price: 1.005 }]
    const precise = await operator.post(`${URL}/create_new_material`, { title: 'x', items })
    expect(precise.status).toBe(422)
    expect(precise.body.errors[0]).toMatchObject({
      code: 'too_precise',
      source: { pointer: '/data/attributes/items/0/price' },
    })
    expect(await t.rows(`select 1 from carry_items where item_id = 'w-9'`)).toEqual([])
    const [category] = await t.rows<{ id: number }>(
      `insert into business_categories (business_team_id, name) values ($1, '别人的') returning id`,
      [stranger.teamId],
    )
    const foreign = await operator.post(`${URL}/create_new_material`, {
      title: 'x',
      business_category_id: String(category!.id),
    })
    expect(foreign.status).toBe(404)
  })
})

describe('items of a material', () => {
  const items = (...ids: string[]) =>
    ids.map((item_id) => ({ source: 'taobaoke', item_id, title: `商品 ${item_id}`, price: 10 }))

  it('carry_materials.create_new_items stores each product once and answers what was there', async () => {
    const { id } = await made.material(own())
    const first = await operator.post(`${URL}/create_new_items`, {
      carry_material_id: String(id),
      items: items('c-1', 'c-2'),
    })
    expect(first.status).toBe(201)
    expect(first.body.meta).toMatchObject({ created_count: 2, existing_count: 0, failed: [] })
    const again = await operator.post(`${URL}/create_new_items`, {
      carry_material_id: String(id),
      items: [{ ...items('c-2')[0]!, title: '换了标题' }, ...items('c-3')],
    })
    expect(again.body.meta).toMatchObject({ created_count: 1, existing_count: 1 })
    expect(again.body.data.map((row: { attributes: object }) => row.attributes)).toMatchObject([
      { item_id: 'c-2', title: '商品 c-2', carry_material_id: String(id) },
      { item_id: 'c-3', price: 10 },
    ])
    expect(
      await t.rows('select 1 from carry_items where carry_material_id = $1', [id]),
    ).toHaveLength(3)
  })

  it('create_new_items names what a colleague has, and leaves it alone', async () => {
    const { id } = await made.material(own())
    const theirs = await made.item({ ...own(), user_id: manager.userId })
    const answer = await operator.post(`${URL}/create_new_items`, {
      carry_material_id: String(id),
      items: items(theirs.item_id, 'c-4'),
    })
    expect(answer.body.data).toHaveLength(1)
    expect(answer.body.meta.failed).toMatchObject([
      { id: theirs.item_id, error: { code: 'taken' } },
    ])
    expect(await one('select * from carry_items where id = $1', [theirs.id])).toMatchObject({
      carry_material_id: null,
      user_id: manager.userId,
    })
  })

  it('create_new_items under a foreign material changes nothing', async () => {
    const foreign = await made.material({ business_team_id: stranger.teamId })
    const answer = await operator.post(`${URL}/create_new_items`, {
      carry_material_id: String(foreign.id),
      items: items('c-5'),
    })
    expect(answer.status).toBe(404)
    expect(await t.rows(`select 1 from carry_items where item_id = 'c-5'`)).toEqual([])
  })

  it('carry_materials.assign_new_item asks the platform, moves what stood elsewhere and gives it to a person', async () => {
    const from = await made.material(own())
    const to = await made.material({ ...own(), title: '目标素材' })
    const moved = await made.item({ ...own(), carry_material_id: from.id })
    t.gateway.answer('goods', async (_channel, item_id) => {
      if (item_id === 'gone') throw refused()
      return { ...(await goods(item_id)), price: 19.999, commission_rate: 20 }
    })
    const answer = await operator.post(`${URL}/assign_new_item`, {
      carry_material_id: String(to.id),
      source: 'taobaoke',
      item_ids: [moved.item_id, 'a-new', 'gone'],
      user_id: String(operator.userId),
    })
    expect(answer.status).toBe(201)
    expect(t.gateway.callsOf('goods').map(({ channel, args }) => [channel, args[0]])).toEqual([
      ['taobaoke', moved.item_id],
      ['taobaoke', 'a-new'],
      ['taobaoke', 'gone'],
    ])
    expect(answer.body.meta).toMatchObject({
      created_count: 1,
      existing_count: 1,
      failed: [{ id: 'gone', error: { code: 'channel_refused' } }],
    })
    const rows = await t.rows(
      'select item_id, price_fen, commission_price_fen from carry_items where carry_material_id = $1 order by id',
      [to.id],
    )
    expect(rows).toMatchObject([
      { item_id: moved.item_id, price_fen: 9900 },
      { item_id: 'a-new', price_fen: 2000 },
    ])
    const assigns = await t.rows(
      'select kind, target_id, title from carry_item_assigns where carry_item_id = $1 order by id',
      [moved.id],
    )
    expect(assigns).toEqual([
      { kind: 'material', target_id: to.id, title: '目标素材' },
      { kind: 'person', target_id: operator.userId, title: 'operator' },
    ])
    const [audit] = await t.rows<{ id: number }>(
      `select id from audit_events where operation = 'carry_materials.assign_new_item' order by id desc limit 1`,
    )
    const undone = await operator.post(`/api/v1/audit_events/${audit!.id}/undo`)
    expect(undone.body.data.succeeded).toEqual([{ id: String(moved.id) }])
    expect(
      await one('select carry_material_id from carry_items where id = $1', [moved.id]),
    ).toEqual({ carry_material_id: from.id })
  })

  it('assign_new_item asks nothing about a material of others and gives nothing to strangers', async () => {
    const foreign = await made.material({ business_team_id: stranger.teamId })
    const wanted = { source: 'taobaoke', item_ids: ['a-1'] }
    const answer = await operator.post(`${URL}/assign_new_item`, {
      ...wanted,
      carry_material_id: String(foreign.id),
    })
    expect(answer.status).toBe(404)
    expect(t.gateway.calls).toEqual([])
    const mine = await made.material(own())
    const given = await operator.post(`${URL}/assign_new_item`, {
      ...wanted,
      carry_material_id: String(mine.id),
      user_id: String(stranger.userId),
    })
    expect(given.status).toBe(404)
    expect(await t.rows(`select 1 from carry_items where item_id = 'a-1'`)).toEqual([])
  })

  it('assign_new_item gives a team’s items to nobody of another team, not even by who sees all teams', async () => {
    const siteAdmin = await t.as('site_admin')
    const mine = await made.material(own())
    const wanted = { carry_material_id: String(mine.id), source: 'taobaoke', item_ids: ['a-4'] }
    const answer = await siteAdmin.post(`${URL}/assign_new_item`, {
      ...wanted,
      user_id: String(stranger.userId),
    })
    expect(answer.status).toBe(404)
    expect(await t.rows(`select 1 from carry_items where item_id = 'a-4'`)).toEqual([])
    const far = await made.material({ business_team_id: stranger.teamId })
    const given = await siteAdmin.post(`${URL}/assign_new_item`, {
      ...wanted,
      carry_material_id: String(far.id),
      user_id: String(stranger.userId),
    })
    expect(given.status).toBe(201)
    expect(await one(`select * from carry_items where item_id = 'a-4'`)).toMatchObject({
      business_team_id: stranger.teamId,
      user_id: stranger.userId,
    })
  })

  it('assign_new_item stores nothing while the platform is away', async () => {
    const { id } = await made.material(own())
    t.gateway.fail('goods', away())
    const answer = await operator.post(`${URL}/assign_new_item`, {
      carry_material_id: String(id),
      source: 'taobaoke',
      item_ids: ['a-2', 'a-3'],
    })
    expect(answer.status).toBe(503)
    expect(await t.rows('select 1 from carry_items where carry_material_id = $1', [id])).toEqual([])
  })

  it('carry_materials.update_material_item changes what is named; the commission follows', async () => {
    const item = await made.item(own())
    const answer = await operator.post(`${URL}/update_material_item`, {
      carry_item_id: String(item.id),
      price: 45.5,
      title: '改过的标题',
    })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({
      type: 'carry_items',
      attributes: { title: '改过的标题', price: 45.5, commission_rate: 10, commission_price: 4.55 },
    })
    expect(await one('select * from carry_items where id = $1', [item.id])).toMatchObject({
      price_fen: 4550,
      commission_price_fen: 455,
      pic_url: item.pic_url,
    })
    expect(
      await one('select price_fen from carry_item_details where carry_item_id = $1', [item.id]),
    ).toEqual({ price_fen: 4550 })
  })

  it('update_material_item refuses foreign items, foreign materials, and nothing to change', async () => {
    const foreign = await made.item({ business_team_id: stranger.teamId })
    const far = await made.material({ business_team_id: stranger.teamId })
    const mine = await made.item(own())
    const change = (attributes: object) => operator.post(`${URL}/update_material_item`, attributes)
    expect((await change({ carry_item_id: String(foreign.id), title: 'x' })).status).toBe(404)
    const moved = { carry_item_id: String(mine.id), carry_material_id: String(far.id) }
    expect((await change(moved)).status).toBe(404)
    const nothing = await change({ carry_item_id: String(mine.id) })
    expect(nothing.body.errors[0].code).toBe('nothing_to_change')
    const negative = await change({ carry_item_id: String(mine.id), price: -1 })
    expect(negative.status).toBe(422)
    expect(negative.body.errors[0].source.pointer).toBe('/data/attributes/price')
    expect(await one('select title from carry_items where id = $1', [foreign.id])).toEqual({
      title: foreign.title,
    })
  })
})

/** Usual answer of the channel for a product. */
async function goods(item_id: string) {
  return {
    item_id,
    title: `保温杯 ${item_id}`,
    shop_title: '星河旗舰店',
    pic_url: `https://p.example/${item_id}.jpg`,
    item_url: '',
    images: [`https://p.example/${item_id}-1.jpg`],
    category: '家居',
    price: 99,
    commission_rate: 10,
    commission_price: 9.9,
    sales: 12,
    available: true,
    brand: '星河',
    attributes: { 材质: '不锈钢' },
  }
}

describe('materials of a platform', () => {
  it('carry_materials.new_taobaoke_material stores chosen products as materials, each once', async () => {
    const wanted = { item_ids: ['tb-1', 'tb-2'] }
    const first = await operator.post(`${URL}/new_taobaoke_material`, wanted)
    expect(first.status).toBe(201)
    expect(first.body.meta).toMatchObject({ created_count: 2, record_count: 2 })
    expect(first.body.data[0].attributes).toMatchObject({
      source: 'taobaoke',
      source_id: 'tb-1',
      status: 'processed',
      matching_type: 'exact',
      carry_items_count: 1,
    })
    const second = await operator.post(`${URL}/new_taobaoke_material`, {
      item_ids: ['tb-2', 'tb-3'],
    })
    expect(second.body.meta).toMatchObject({ created_count: 1, existing: ['tb-2'] })
    expect(second.body.data.map((row: { id: string }) => row.id)).toContain(first.body.data[1].id)
    const rows = await t.rows(`select 1 from carry_materials where source_id like 'tb-%'`)
    expect(rows).toHaveLength(3)
    expect(t.gateway.callsOf('goods').every(({ channel }) => channel === 'taobaoke')).toBe(true)
    expect(
      await t.rows(
        `select d.record_date from carry_item_details d join carry_items i on i.id = d.carry_item_id
         where i.item_id like 'tb-%'`,
      ),
    ).toHaveLength(3)
  })

  it('new_taobaoke_material at the same time stores each product once', async () => {
    const ids = Array.from({ length: 8 }, (_, i) => `race-${i}`)
    const answers = await Promise.all(
      [ids, ids.toReversed(), ids].map((item_ids) =>
        operator.post(`${URL}/new_taobaoke_material`, { item_ids }),
      ),
    )
    for (const answer of answers) {
      expect(answer.status).toBe(201)
      expect(answer.body.data).toHaveLength(8)
    }
    const created = answers.reduce((sum, { body }) => sum + body.meta.created_count, 0)
    expect(created).toBe(8)
    expect(
      await t.rows(`select 1 from carry_materials where source_id like 'race-%'`),
    ).toHaveLength(8)
    expect(await t.rows(`select 1 from carry_items where item_id like 'race-%'`)).toHaveLength(8)
  })

  it('new_taobaoke_material refuses an empty choice and names the attribute', async () => {
    const answer = await operator.post(`${URL}/new_taobaoke_material`, { item_ids: [] })
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].source.pointer).toBe('/data/attributes/item_ids')
  })

  it('carry_materials.assign_material_from_channel makes a theme of a piece, with the goods it shows', async () => {
    const answer = await manager.post(`${URL}/assign_material_from_channel`, {
      platform: 'guanghe',
      kind: 'content',
      source_ids: ['gh-7'],
      user_id: String(operator.userId),
    })
    expect(answer.status).toBe(201)
    expect(t.gateway.calls.map(({ name, channel }) => `${name} ${channel}`)).toEqual([
      'content guanghe',
      'goods guanghe',
    ])
    const { attributes, id } = answer.body.data[0]
    expect(attributes).toMatchObject({
      source: 'guanghe',
      source_id: 'gh-7',
      source_user: 'gh-7-author',
      matching_type: 'theme',
      user_id: String(operator.userId),
      carry_items_count: 1,
    })
    expect(
      await t.rows('select kind, text from carry_material_texts where carry_material_id = $1', [
        id,
      ]),
    ).toEqual([{ kind: 'desc', text: '每天一个实用好物，认真测评。' }])
    expect((await operator.get(`${URL}/${id}`)).status).toBe(200)
  })

  it('assign_material_from_channel gives nothing to people of another team', async () => {
    const answer = await manager.post(`${URL}/assign_material_from_channel`, {
      platform: 'dewu',
      kind: 'goods',
      source_ids: ['dw-1'],
      user_id: String(stranger.userId),
    })
    expect(answer.status).toBe(404)
    expect(await t.rows(`select 1 from carry_materials where source_id = 'dw-1'`)).toEqual([])
  })

  it('carry_materials.commerce_new_material stores one product once and answers it', async () => {
    const query = { source: 'goudong', item_id: 'gd-1' }
    const first = await operator.get(`${URL}/commerce_new_material`, query)
    expect(first.status).toBe(200)
    expect(first.body.data.attributes).toMatchObject({ source: 'goudong', source_id: 'gd-1' })
    const again = await operator.get(`${URL}/commerce_new_material`, query)
    expect(again.body.data.id).toBe(first.body.data.id)
    expect(t.gateway.callsOf('goods').map(({ args }) => args[0])).toEqual(['gd-1', 'gd-1'])
    expect(first.headers['cache-control']).toBe('no-store')
  })

  it('commerce_new_material passes on the refusal of the channel and stores nothing', async () => {
    t.gateway.fail('goods', refused())
    const answer = await operator.get(`${URL}/commerce_new_material`, {
      source: 'goudong',
      item_id: 'gd-2',
    })
    expect(answer.status).toBe(502)
    expect(answer.body.errors[0].code).toBe('channel_refused')
    expect(await t.rows(`select 1 from carry_materials where source_id = 'gd-2'`)).toEqual([])
    const unknown = await operator.get(`${URL}/commerce_new_material`, {
      source: 'nowhere',
      item_id: 'x',
    })
    expect(unknown.status).toBe(400)
    expect(unknown.body.errors[0].source.parameter).toBe('source')
  })
})
