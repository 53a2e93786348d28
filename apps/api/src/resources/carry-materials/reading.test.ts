import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories } from '../../../test/factories.ts'
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
let auditor: Caller
let stranger: Caller
let siteAdmin: Caller
beforeAll(async () => {
  t = await createTestApp()
  made = createMaterialFactories(t.database)
  operator = await t.as('operator')
  manager = await t.as('manager')
  auditor = await t.as('auditor')
  stranger = await t.as('operator2')
  siteAdmin = await t.as('site_admin')
})
beforeEach(() => t.gateway.reset())
afterAll(() => t.close())

const URL = '/api/v1/carry_materials'
const own = () => ({ business_team_id: operator.teamId, user_id: operator.userId })
type Listed = { id: string; attributes: Record<string, unknown> }
const ids = (answer: { body: { data: Listed[] } }) => answer.body.data.map(({ id }) => id)
const list = (caller: Caller, query: Record<string, string>) => caller.get(URL, query)

describe('materials', () => {
  it('carry_materials.list filters, sorts and includes the items', async () => {
    const tag = 'list-case'
    const first = await made.material({ ...own(), title: '甲杯', tags: [tag], status: 'checked' })
    const second = await made.material({
      ...own(),
      title: '乙杯',
      tags: [tag],
      pooling: true,
      source: 'dewu',
    })
    const item = await made.item({ ...own(), carry_material_id: first.id, price_fen: 1234 })
    await made.item({ ...own(), carry_material_id: first.id, deleted_at: t.clock.now() })
    const answer = await list(operator, {
      'filter[tags]': tag,
      include: 'carry_items',
      sort: 'title',
    })
    expect(answer.status).toBe(200)
    expect(answer.body.meta.record_count).toBe(2)
    expect(new Set(ids(answer))).toEqual(new Set([String(first.id), String(second.id)]))
    expect(answer.body.included).toMatchObject([
      { type: 'carry_items', id: String(item.id), attributes: { price: 12.34 } },
    ])
    const counted = answer.body.data.find((row: Listed) => row.id === String(first.id))
    expect(counted.attributes.carry_items_count).toBe(1)
    const narrowed = async (filter: Record<string, string>) =>
      ids(await list(operator, { 'filter[tags]': tag, ...filter }))
    expect(await narrowed({ 'filter[status]': 'checked' })).toEqual([String(first.id)])
    expect(await narrowed({ 'filter[source]': 'dewu' })).toEqual([String(second.id)])
    expect(await narrowed({ 'filter[pooling]': 'true' })).toEqual([String(second.id)])
    expect(await narrowed({ 'filter[search]': '甲' })).toEqual([String(first.id)])
  })

  it('name who collected them; a user name that nobody has stands as it is', async () => {
    const known = await made.material({ ...own(), op_name: 'operator' })
    const gone = await made.material({ ...own(), op_name: 'nobody' })
    await t.rows(`update users set full_name = '李雷' where id = $1`, [operator.userId])
    const nameOf = async (id: unknown) =>
      (await operator.get(`${URL}/${String(id)}`)).body.data.attributes.op_full_name
    expect([await nameOf(known.id), await nameOf(gone.id)]).toEqual(['李雷', 'nobody'])
  })

  it('are seen by their owner, the lead and the reviewers, and by nobody of another team', async () => {
    const waiting = await made.material({ ...own(), title: '待审', tags: ['seen'] })
    const done = await made.material({ ...own(), status: 'checked', tags: ['seen'] })
    const theirs = await made.material({
      business_team_id: operator.teamId,
      user_id: manager.userId,
      tags: ['seen'],
    })
    const foreign = await made.material({ business_team_id: stranger.teamId, tags: ['seen'] })
    const seen = async (caller: Caller) =>
      new Set(ids(await list(caller, { 'filter[tags]': 'seen' })))
    const key = ({ id }: { id: number }) => String(id)
    // The operator is a vip too, whose screen hands out every material that awaits review.
    expect(await seen(operator)).toEqual(new Set([key(waiting), key(done), key(theirs)]))
    expect(await seen(manager)).toEqual(new Set([key(waiting), key(done), key(theirs)]))
    expect(await seen(auditor)).toEqual(new Set([key(waiting), key(theirs)]))
    expect(await seen(stranger)).toEqual(new Set([key(foreign)]))
    const everything = await list(siteAdmin, {
      'filter[tags]': 'seen',
      'filter[business_team_id]': String(stranger.teamId),
    })
    expect(ids(everything)).toEqual([key(foreign)])
  })

  it('carry_materials.get shows the category by name and level', async () => {
    const category = await createFactories(t.database).category({
      business_team_id: operator.teamId,
      name: '保温杯',
    })
    const { id } = await made.material({ ...own(), business_category_id: category.id })
    const answer = await operator.get(`${URL}/${id}`, { include: 'business_category' })
    expect(answer.body.data.attributes).toMatchObject({
      business_category_id: String(category.id),
      business_category_name: '保温杯',
      category_level: 1,
    })
    expect(answer.body.included[0].attributes.name).toBe('保温杯')
    expect((await stranger.get(`${URL}/${id}`)).status).toBe(404)
  })

  it('show an auditor the items of what awaits review, and no others', async () => {
    const waiting = await made.material({ ...own(), tags: ['audit-items'] })
    const done = await made.material({ ...own(), status: 'checked' })
    const item = await made.item({ ...own(), carry_material_id: waiting.id })
    await made.item({ ...own(), carry_material_id: done.id })
    const answer = await auditor.get('/api/v1/carry_items')
    expect(ids(answer)).toEqual([String(item.id)])
  })
})

describe('the texts and pictures of a material', () => {
  /** A material with a merged one, whose texts speak for it too. */
  async function bench() {
    const base = own()
    const main = await made.material({
      ...base,
      title: '不锈钢保温杯',
      cover_url: 'https://p.example/c.jpg',
    })
    const merged = await made.material({
      ...base,
      merged_into_id: main.id,
      deleted_at: t.clock.now(),
    })
    const item = await made.item({
      ...base,
      carry_material_id: main.id,
      title: '316 保温杯',
      images: ['https://p.example/i1.jpg'],
    })
    const text = (
      kind: 'desc' | 'paragraph' | 'recommend' | 'rate',
      words: string,
      more: object = {},
    ) => made.text({ ...base, carry_material_id: main.id, kind, text: words, ...more })
    await text('desc', '旧描述')
    await text('desc', '新描述')
    await text('paragraph', '第二段', { position: 2 })
    await text('paragraph', '第一段', { position: 1 })
    await text('paragraph', '已删', { deleted_at: t.clock.now() })
    await text('recommend', '用了就回不去的保温杯')
    await text('rate', '一般', { score: 3, source_key: `${main.id}-a` })
    await text('rate', '很好', { score: 5, carry_material_id: merged.id })
    await text('rate', '不错', { score: 4, carry_material_id: null, carry_item_id: item.id })
    await made.image(main.id, operator.teamId, 'https://p.example/2.jpg', 2)
    await made.image(main.id, operator.teamId, 'https://p.example/1.jpg', 1)
    return { id: String(main.id), query: { carry_material_id: String(main.id) } }
  }

  it('carry_materials.get_material_desc answers the newest, and all of them', async () => {
    const { query } = await bench()
    const { data } = (await operator.get(`${URL}/get_material_desc`, query)).body
    expect(data.desc).toBe('新描述')
    expect(data.texts.map(({ text }: { text: string }) => text)).toEqual(['新描述', '旧描述'])
  })

  it('carry_materials.get_material_paragraphs keeps their order and leaves out the trash', async () => {
    const { query } = await bench()
    const { data } = (await operator.get(`${URL}/get_material_paragraphs`, query)).body
    expect(data.paragraphs.map(({ text }: { text: string }) => text)).toEqual(['第一段', '第二段'])
  })

  it('carry_materials.get_material_rate answers reviews of the material, its items and what was merged into it', async () => {
    const { query } = await bench()
    const { data } = (await operator.get(`${URL}/get_material_rate`, query)).body
    expect(data).toMatchObject({ count: 3, average_score: 4 })
    expect(data.rates.map(({ text }: { text: string }) => text)).toEqual(['很好', '不错', '一般'])
  })

  it('carry_materials.get_material_creative answers the pictures in the order they are used', async () => {
    const { query } = await bench()
    const { data } = (await operator.get(`${URL}/get_material_creative`, query)).body
    expect(data.images.map(({ image }: { image: string }) => image)).toEqual([
      'https://p.example/1.jpg',
      'https://p.example/2.jpg',
    ])
  })

  it('carry_materials.get_material_recommend gathers what to write with, and the materials most like it', async () => {
    const { query } = await bench()
    const like = await made.material({ ...own(), title: '不锈钢保温杯大号' })
    await made.material({ ...own(), title: '羊毛大衣' })
    const { data } = (await operator.get(`${URL}/get_material_recommend`, { ...query, size: '2' }))
      .body
    expect(data).toMatchObject({
      titles: ['用了就回不去的保温杯', '不锈钢保温杯'],
      paragraphs: ['第一段', '第二段'],
      covers: ['https://p.example/c.jpg', expect.any(String)],
      images: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
    })
    const more = (await operator.get(`${URL}/get_material_recommend`, { ...query, size: '50' }))
      .body
    expect(more.data.materials.map(({ id }: { id: string }) => id)).toContain(String(like.id))
    expect(more.data.materials.map(({ title }: { title: string }) => title)).not.toContain(
      '羊毛大衣',
    )
  })

  it('get_material_recommend without a material draws from the random pool, no more than asked', async () => {
    const base = { business_team_id: stranger.teamId, user_id: stranger.userId }
    const pool = []
    for (let i = 0; i < 5; i += 1) pool.push(await made.material({ ...base, pooling: true }))
    await made.material({ ...base, pooling: true, status: 'rejected' })
    await made.material(base)
    const { data } = (await stranger.get(`${URL}/get_material_recommend`, { size: '3' })).body
    expect(data.materials).toHaveLength(3)
    const drawn = data.materials.map(({ id }: { id: string }) => id)
    expect(pool.map(({ id }) => String(id))).toEqual(expect.arrayContaining(drawn))
    const all = (await stranger.get(`${URL}/get_material_recommend`, { size: '50' })).body.data
    expect(all.materials.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      pool.map(({ id }) => String(id)).toSorted(),
    )
  })

  it.each(['desc', 'paragraphs', 'rate', 'creative', 'recommend'])(
    'get_material_%s tells nothing about a material of others',
    async (name) => {
      const foreign = await made.material({ business_team_id: stranger.teamId })
      const answer = await operator.get(`${URL}/get_material_${name}`, {
        carry_material_id: String(foreign.id),
      })
      expect(answer.status).toBe(404)
      expect(answer.body.errors[0].source).toEqual({ parameter: 'carry_material_id' })
    },
  )
})

describe('figures of materials', () => {
  const day = () => t.clock.now().toISOString().slice(0, 10)
  const base = () => ({ ...own(), category: '统计', created_at: t.clock.now() })
  beforeAll(async () => {
    const rows = [
      { source: 'dewu', status: 'checked' as const, source_user: '达人甲', pooling: true },
      { source: 'dewu', status: 'fetched' as const },
      { source: 'guanghe', status: 'fetched' as const, source_user: '达人甲' },
      { source: 'guanghe', status: 'rejected' as const, source_user: '达人乙' },
    ]
    for (const row of rows) await made.material({ ...base(), ...row })
    await made.material({ ...base(), business_team_id: stranger.teamId, user_id: null })
  })
  const figures = async (name: string, query: Record<string, string> = {}) =>
    (await operator.get(`${URL}/${name}`, { 'filter[category]': '统计', ...query })).body.data

  it('carry_materials.source_pool_status counts each pool by status, and by day', async () => {
    const data = await figures('source_pool_status')
    expect(data.totals).toMatchObject({
      count: 4,
      by_source: { dewu: 2, guanghe: 2 },
      by_status: { fetched: 2, checked: 1, rejected: 1 },
      by_pooling: { true: 1, false: 3 },
    })
    expect(data.series).toHaveLength(30)
    const total = data.series.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
    expect(total).toBe(4)
  })

  it('carry_materials.daren_detail_status counts only what came from outside creators', async () => {
    const data = await figures('daren_detail_status')
    expect(data.totals).toMatchObject({ count: 3, by_source_user: { 达人甲: 2, 达人乙: 1 } })
  })

  it('carry_materials.source_detail_status counts one source and needs its name', async () => {
    const data = await figures('source_detail_status', { source: 'guanghe' })
    expect(data.totals).toMatchObject({ count: 2, by_status: { fetched: 1, rejected: 1 } })
    const nameless = await operator.get(`${URL}/source_detail_status`)
    expect(nameless.status).toBe(400)
    expect(nameless.body.errors[0].source).toEqual({ parameter: 'source' })
    const backwards = await operator.get(`${URL}/source_detail_status`, {
      source: 'guanghe',
      since: day(),
      until: '2020-01-01',
    })
    expect(backwards.body.errors[0].code).toBe('invalid_range')
  })
})

describe('what platforms offer', () => {
  const kept = () =>
    t.rows(`select (select count(*)::int from carry_items) as items,
      (select count(*)::int from carry_materials) as materials`)

  it('carry_materials.search_taobaoke_material asks Taobaoke, marks what is kept and stores nothing', async () => {
    const found = (await operator.post(`${URL}/search_taobaoke_material`, { q: '杯' })).body.data
    const [first, second] = found.candidates
    const item = await made.item({ ...own(), item_id: first.source_id })
    await made.item({ ...own(), user_id: manager.userId, item_id: second.source_id })
    const before = await kept()
    const answer = await operator.post(`${URL}/search_taobaoke_material`, {
      q: '杯',
      category: '家居',
      sort: 'sales',
      page: 1,
      size: 20,
    })
    expect(answer.status).toBe(200)
    expect(t.gateway.callsOf('searchGoods').at(-1)).toMatchObject({
      channel: 'taobaoke',
      args: [{ q: '杯', category: '家居', sort: 'sales', page: 1, size: 20 }],
    })
    const again = (await operator.post(`${URL}/search_taobaoke_material`, { q: '杯' })).body.data
    expect(again).toMatchObject({ total: 40, page: 1, size: 20 })
    expect(again.candidates[0]).toMatchObject({
      kind: 'goods',
      source: 'taobaoke',
      carry_item_id: String(item.id),
    })
    expect(again.candidates[1].carry_item_id).toBeNull()
    expect(await kept()).toEqual(before)
  })

  it('carry_materials.search_guanghe_pool asks Guanghe for pieces, and for goods when told so', async () => {
    const before = await kept()
    const pieces = await operator.get(`${URL}/search_guanghe_pool`, { q: '穿搭', size: '5' })
    expect(pieces.body.data).toMatchObject({ total: 15, size: 5 })
    expect(pieces.body.data.candidates[0]).toMatchObject({ kind: 'content', source: 'guanghe' })
    const goods = await operator.get(`${URL}/search_guanghe_pool`, { kind: 'goods', pool: '春季' })
    expect(goods.body.data.candidates[0].kind).toBe('goods')
    expect(t.gateway.calls.map(({ name, channel }) => `${name} ${channel}`)).toEqual([
      'searchContents guanghe',
      'searchGoods guanghe',
    ])
    expect(t.gateway.calls[1]?.args[0]).toMatchObject({ pool: '春季' })
    expect(await kept()).toEqual(before)
  })

  it('carry_materials.search_dewu_pool asks Dewu', async () => {
    await operator.get(`${URL}/search_dewu_pool`, { q: '鞋', page: '2' })
    expect(t.gateway.calls).toMatchObject([
      { name: 'searchGoods', channel: 'dewu', args: [{ q: '鞋', page: 2, size: 20 }] },
    ])
  })

  it('carry_materials.search_pool asks the platform that is named, marks what is kept and stores nothing', async () => {
    const ask = (query: Record<string, string>) => operator.get(`${URL}/search_pool`, query)
    const [first] = (await ask({ platform: 'douyin', q: '纸巾' })).body.data.candidates
    const item = await made.item({ ...own(), source: 'douyin', item_id: first.source_id })
    const before = await kept()
    const goods = await ask({ platform: 'douyin', q: '纸巾', sort: 'sales', size: '5' })
    expect(goods.body.data).toMatchObject({ page: 1, size: 5 })
    expect(goods.body.data.candidates[0]).toMatchObject({
      kind: 'goods',
      source: 'douyin',
      carry_item_id: String(item.id),
    })
    const pieces = await ask({ platform: 'redbook', kind: 'content' })
    expect(pieces.body.data.candidates[0]).toMatchObject({ kind: 'content', source: 'redbook' })
    expect(t.gateway.calls.slice(1)).toMatchObject([
      { name: 'searchGoods', channel: 'douyin', args: [{ q: '纸巾', sort: 'sales', size: 5 }] },
      { name: 'searchContents', channel: 'redbook' },
    ])
    expect(await kept()).toEqual(before)
    await t.rows(`update channels set enabled = false where name = 'douyin'`)
    const off = await ask({ platform: 'douyin' })
    await t.rows(`update channels set enabled = true where name = 'douyin'`)
    expect([off.status, off.body.errors[0].code]).toEqual([409, 'channel_disabled'])
    for (const wrong of [{}, { platform: 'nowhere' }] as Record<string, string>[]) {
      const refused = await ask(wrong)
      expect([refused.status, refused.body.errors[0].source]).toEqual([
        400,
        { parameter: 'platform' },
      ])
    }
  })

  it('carry_materials.search_goudong_pool asks Goudong, and passes on that it is away', async () => {
    const answer = await operator.get(`${URL}/search_goudong_pool`, { q: '锅' })
    expect(answer.body.data.candidates[0].source).toBe('goudong')
    t.gateway.fail('searchGoods', problem('channel_unreachable', { channel: 'no answer' }))
    expect((await operator.get(`${URL}/search_goudong_pool`, { q: '锅' })).status).toBe(503)
    const wide = await operator.get(`${URL}/search_goudong_pool`, { size: '101' })
    expect(wide.status).toBe(400)
    expect(wide.body.errors[0].source).toEqual({ parameter: 'size' })
  })
})
