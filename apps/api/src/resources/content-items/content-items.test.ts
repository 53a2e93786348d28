import { behaviour } from '@omc/behaviours/vitest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'

let t: TestApp
let operator: Caller
let made: Factories
beforeAll(async () => {
  t = await createTestApp()
  operator = await t.as('operator')
  made = createFactories(t.database)
})
afterAll(() => t.close())

const own = () => ({ business_team_id: operator.teamId, user_id: operator.userId })
const search = async (q: string, caller = operator) =>
  (await caller.get('/api/v1/content_items', { 'filter[q]': q })).body
const titles = async (q: string, caller = operator) =>
  (await search(q, caller)).data.map(
    (row: { attributes: { title: string } }) => row.attributes.title,
  )

describe('the search over contents', () => {
  it('content_items.list finds every word in title, description, text and topic, whatever the order', async () => {
    await made.content({
      ...own(),
      title: '羊毛大衣怎么挑',
      desc: '初冬通勤',
      paragraphs: ['版型落肩不显宽'],
    })
    await made.content({
      ...own(),
      title: '跑鞋测评',
      topic: '#大衣',
      paragraphs: ['晨跑五公里 ABC-12'],
    })
    expect(await titles('羊毛 通勤')).toEqual(['羊毛大衣怎么挑'])
    expect(await titles('通勤　落肩')).toEqual(['羊毛大衣怎么挑'])
    expect((await titles('大衣')).sort()).toEqual(['羊毛大衣怎么挑', '跑鞋测评'].sort())
    expect(await titles('abc-12')).toEqual(['跑鞋测评'])
    expect(await titles('衣')).toHaveLength(2)
    expect(await titles('衣毛')).toEqual([])
    expect(await titles('大衣 没有的词')).toEqual([])
  })

  it('gives what the panel shows: title, text, cover, images, source', async () => {
    const images = ['http://127.0.0.1:9/a.svg', 'http://127.0.0.1:9/b.svg']
    const { id } = await made.content({
      ...own(),
      title: '看字段',
      desc: '描述',
      images,
      source: 'douyin',
      paragraphs: ['一', '二'],
    })
    const { data } = await search('看字段')
    expect(data[0].attributes).toMatchObject({
      title: '看字段',
      paragraphs: ['一', '二'],
      cover: images[0],
      images,
      images_content: images,
      desc_content: '描述',
      source: 'douyin',
      origin_type: 'carry_contents',
      origin_id: String(id),
    })
  })

  it('follows what becomes of a content: changed, trashed, restored', async () => {
    const { id } = await made.content({ ...own(), title: '原来的名字' })
    await t.rows('update carry_contents set title = $1 where id = $2', ['后来的名字', id])
    expect(await titles('原来的名字')).toEqual([])
    expect(await titles('后来的名字')).toEqual(['后来的名字'])
    const manager = await t.as('manager')
    const move = (status: string) =>
      manager.put('/api/v1/carry_contents/batch_content_status', { ids: [String(id)], status })
    await move('deleted')
    expect(await titles('后来的名字')).toEqual([])
    await move('checked')
    expect(await titles('后来的名字')).toEqual(['后来的名字'])
  })

  it('shows each person what they may see', async () => {
    const creator = await t.as('creator')
    await made.content({ ...own(), title: '别人的独家内容' })
    await made.content({ business_team_id: operator.teamId, title: '大家的独家内容' })
    expect(await titles('独家内容', creator)).toEqual(['大家的独家内容'])
    expect(await titles('独家内容', await t.as('operator2'))).toEqual([])
    expect(await titles('独家内容', await t.as('manager'))).toHaveLength(2)
  })

  it('takes wildcards and signs as the text they are', async () => {
    await made.content({ ...own(), title: '打 9 折 100%棉_新' })
    expect(await titles('100%棉_新')).toEqual(['打 9 折 100%棉_新'])
    expect(await titles('%%')).toEqual([])
    expect(await titles('！！！')).toEqual([])
  })

  it('has ten on a page, newest first', async () => {
    for (let i = 0; i < 12; i += 1)
      await made.content({
        ...own(),
        title: `翻页内容 ${i}`,
        updated_at: new Date(t.clock.now().getTime() - i * 60_000),
      })
    const first = await search('翻页内容')
    expect(first.data).toHaveLength(10)
    expect(first.meta.record_count).toBe(12)
    expect(first.data[0].attributes.title).toBe('翻页内容 0')
  })

  it('content_items.recommend is the same list for the panel', async () => {
    const listed = await search('翻页内容')
    const answer = await operator.get('/api/v1/content_items/recommend', {
      'filter[q]': '翻页内容',
    })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual(listed.data)
    behaviour('B-162', () => expect(answer.body.data).toHaveLength(10))
    const names = Object.keys(answer.body.data[0].attributes)
    behaviour('B-166', () =>
      expect(names).toEqual(expect.arrayContaining(['title', 'cover', 'images', 'paragraphs'])),
    )
    expect(answer.body.meta.record_count).toBe(12)
    const second = await operator.get('/api/v1/content_items/recommend', {
      'filter[q]': '翻页内容',
      'page[number]': '2',
    })
    expect(second.body.data).toHaveLength(2)
  })
})
