import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'
import { problem } from '../../kernel/problem.ts'
import { goods, piece, table } from './testing/channel-rows.ts'
import { createCreatorRows, type CreatorRows } from './testing/creator-rows.ts'

let t: TestApp
let rows: CreatorRows
let operator: Caller
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  rows = createCreatorRows(t)
  operator = await t.as('operator')
  manager = await t.as('manager')
  stranger = await t.as('operator2')
})
afterAll(() => t.close())
beforeEach(() => t.gateway.reset())

const API = '/api/v1/creator_tasks'
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]
const contentsOf = (taskId: number) =>
  t.rows<{
    id: number
    title: string
    status: string
    kind: string
    source: string
    origin_id: string
    deleted_at: Date | null
  }>('select * from creator_contents where creator_task_id = $1 order by id', [taskId])

describe('looking at the channel', () => {
  it('creator_tasks.search asks by the task’s keyword and page, marks what is known, and stores nothing', async () => {
    const task = await rows.task(operator, { keyword: '保温杯', page_number: 2 })
    t.gateway.answer('searchGoods', async () => ({ data: [goods('a'), goods('b')], total: 52 }))
    await rows.goods(operator, task.id, { goods_id: 'b' })
    const { body } = await operator.post(`${API}/${task.id}/search`, {})
    expect(t.gateway.calls).toEqual([
      { name: 'searchGoods', channel: 'youhaohuo', args: [{ page: 2, size: 20, q: '保温杯' }] },
    ])
    expect(body.data).toMatchObject({ kind: 'goods', platform: 'youhaohuo', page: 2, total: 52 })
    expect(
      body.data.goods.map((one: { item_id: string; known: boolean }) => [one.item_id, one.known]),
    ).toEqual([
      ['a', false],
      ['b', true],
    ])
    expect(await contentsOf(task.id)).toEqual([])
    expect((await stranger.post(`${API}/${task.id}/search`, {})).status).toBe(404)
  })

  it('creator_tasks.search looks for contents on another platform, and needs one', async () => {
    const task = await rows.task(operator, { platform: '' })
    const found = await operator.post(`${API}/${task.id}/search`, {
      kind: 'contents',
      platform: 'douyin',
      q: '杯',
      page: 1,
      size: 5,
    })
    expect(t.gateway.calls).toEqual([
      { name: 'searchContents', channel: 'douyin', args: [{ page: 1, size: 5, q: '杯' }] },
    ])
    expect(found.body.data.contents).toHaveLength(5)
    const none = await operator.post(`${API}/${task.id}/search`, {})
    expect(codeOf(none)).toEqual([422, 'platform_required'])
    expect(none.body.errors[0].source.pointer).toBe('/data/attributes/platform')
  })

  it('creator_tasks.sync_content stores what is new and renews the figures of what is known', async () => {
    const task = await rows.task(operator, { goods_id: '610' })
    const first = await operator.get(`${API}/${task.id}/sync_content`)
    expect(t.gateway.calls).toEqual([
      {
        name: 'searchContents',
        channel: 'youhaohuo',
        args: [{ page: 1, size: 50, item_id: '610' }],
      },
    ])
    expect(first.body.data).toEqual({
      platform: 'youhaohuo',
      found: 15,
      created: 15,
      updated: 0,
      in_trash: 0,
    })
    const [row] = await contentsOf(task.id)
    expect(row).toMatchObject({ status: 'fetched', source: 'youhaohuo', kind: 'creator' })
    await operator.put(`/api/v1/creator_contents/${row!.id}`, { title: '我改的标题' })
    t.gateway.answer('searchContents', async () => ({
      data: [piece(row!.origin_id.split('/')[1]!, 4711)],
      total: 1,
    }))
    const second = await operator.get(`${API}/${task.id}/sync_content`)
    expect(second.body.data).toMatchObject({ created: 0, updated: 1 })
    const [after] = await t.rows<{ title: string; extra_info: { play_count: number } }>(
      'select * from creator_contents where id = $1',
      [row!.id],
    )
    expect([after!.title, after!.extra_info.play_count]).toEqual(['我改的标题', 4711])
    expect(await contentsOf(task.id)).toHaveLength(15)
    expect((await stranger.get(`${API}/${task.id}/sync_content`)).status).toBe(404)
  })

  it('looks for the keyword where the channel has nothing about the product', async () => {
    const task = await rows.task(operator, { goods_id: '611', page_number: 2 })
    t.gateway.answer('searchContents', async (_channel, { q }) =>
      q ? { data: [piece('k1')], total: 1 } : { data: [], total: 0 },
    )
    const { body } = await operator.get(`${API}/${task.id}/sync_content`)
    expect(t.gateway.calls.map(({ args }) => args[0])).toEqual([
      { page: 2, size: 50, item_id: '611' },
      { page: 2, size: 50, q: '保温杯' },
    ])
    expect(body.data).toMatchObject({ found: 1, created: 1 })
  })

  it.each(['douyin', 'compass'])(
    'creator_tasks.add_content_from_douyin and creator_tasks.add_content_from_compass store chosen pieces once each: %s',
    async (platform) => {
      const task = await rows.task(operator, { topic: '通勤' })
      t.gateway.answer('content', async (_channel, id) => {
        if (id === 'bad')
          throw problem('channel_refused', { channel: 'sandbox', said: '没有这条内容' })
        return piece(id, 10)
      })
      const add = (ids: string[], by = operator) =>
        by.post(`${API}/${task.id}/add_content_from_${platform}`, { content_ids: ids })
      const first = await add(['c1', 'bad', 'c2'])
      expect(t.gateway.callsOf('content').map(({ channel, args }) => [channel, args[0]])).toEqual([
        [platform, 'c1'],
        [platform, 'bad'],
        [platform, 'c2'],
      ])
      expect(
        first.body.data.succeeded.map((one: { id: string; existing: boolean }) => [
          one.id,
          one.existing,
        ]),
      ).toEqual([
        ['c1', false],
        ['c2', false],
      ])
      expect(first.body.data.failed).toMatchObject([
        {
          id: 'bad',
          error: { code: 'channel_refused', message: '渠道“sandbox”拒绝：没有这条内容' },
        },
      ])
      const again = await add(['c1'])
      expect(again.body.data).toMatchObject({
        succeeded: [
          { id: 'c1', existing: true, record_id: first.body.data.succeeded[0].record_id },
        ],
        undo_id: null,
      })
      const stored = await contentsOf(task.id)
      expect(stored.map(({ source, title }) => [source, title])).toEqual([
        [platform, '外部 c1'],
        [platform, '外部 c2'],
      ])
      expect((await add(['c1'], stranger)).status).toBe(404)
      const wrong = await add([])
      expect([wrong.status, wrong.body.errors[0].source.pointer]).toEqual([
        422,
        '/data/attributes/content_ids',
      ])
    },
  )

  it('creator_tasks.add_content_from_douyin says of a piece in the trash that it is there', async () => {
    const task = await rows.task(operator)
    const add = () =>
      operator.post(`${API}/${task.id}/add_content_from_douyin`, { content_ids: ['t1'] })
    const made = await add()
    await operator.delete(`/api/v1/creator_contents/${made.body.data.succeeded[0].record_id}`)
    expect((await add()).body.data.failed[0].error.code).toBe('in_trash')
  })

  it('undoes what add_content_from_douyin made', async () => {
    const task = await rows.task(manager)
    const made = await manager.post(`${API}/${task.id}/add_content_from_douyin`, {
      content_ids: ['u1', 'u2'],
    })
    const undone = await manager.post(`/api/v1/audit_events/${made.body.data.undo_id}/undo`)
    expect(undone.status).toBe(200)
    expect(
      (await contentsOf(task.id)).map(({ status, deleted_at }) => [status, deleted_at !== null]),
    ).toEqual([
      ['deleted', true],
      ['deleted', true],
    ])
  })
})

describe('creator_tasks.add_content_from_import', () => {
  it('takes the rows of a table, and says of each that it cannot take why', async () => {
    const task = await rows.task(operator, { topic: '通勤', category: '家居' })
    const blob = table(
      ['标题', '正文', '图片', '商品ID'],
      ['甲', '很好', 'https://a.test/1.jpg', '77'],
      ['', '没有标题', '', ''],
    )
    const { body } = await operator.post(`${API}/${task.id}/add_content_from_import`, { blob })
    expect(body.data).toMatchObject({
      total: 2,
      succeeded: [{ row: 2 }],
      failed: [{ row: 3, error: { code: 'required', field: 'title' } }],
    })
    const [row] = await t.rows(
      'select title, "desc", images, items, topic, category, channel, source, status, user_id from creator_contents where creator_task_id = $1',
      [task.id],
    )
    expect(row).toEqual({
      title: '甲',
      desc: '很好',
      images: ['https://a.test/1.jpg'],
      items: [{ item_id: '77' }],
      topic: '通勤',
      category: '家居',
      channel: 'youhaohuo',
      source: 'import',
      status: 'fetched',
      user_id: operator.userId,
    })
    expect(
      (await stranger.post(`${API}/${task.id}/add_content_from_import`, { blob })).status,
    ).toBe(404)
    const wrong = await operator.post(`${API}/${task.id}/add_content_from_import`, { blob: '%' })
    expect(codeOf(wrong)).toEqual([422, 'invalid_base64'])
  })
})
