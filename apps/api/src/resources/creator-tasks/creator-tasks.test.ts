import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'
import { problem } from '../../jsonapi/problem.ts'
import { createCreatorRows, type CreatorRows } from './testing/creator-rows.ts'

let t: TestApp
let make: Factories
let rows: CreatorRows
let operator: Caller
let manager: Caller
let creator: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  make = createFactories(t.database)
  rows = createCreatorRows(t)
  operator = await t.as('operator')
  manager = await t.as('manager')
  creator = await t.as('creator')
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
const auditsOf = async (operation: string) =>
  (
    await t.rows<{ n: number }>(
      'select count(*)::int as n from audit_events where operation = $1',
      [operation],
    )
  )[0]!.n

describe('a task', () => {
  it('creator_tasks.create, creator_tasks.get and creator_tasks.update keep every field (B-176: a dash flag)', async () => {
    const made = await operator.post(API, {
      platform: 'youhaohuo',
      category: '家居',
      topic: '好物分享',
      topics: ['好物分享', '居家生活'],
      goods_id: '610',
      page_number: 2,
      goods_detail: { price: 99 },
      keyword: '保温杯',
      items: [{ item_id: '1' }, { item_id: '2' }],
      dash: true,
      remark: '双十一前发完',
    })
    expect(made.status).toBe(201)
    expect(made.body.data.attributes).toMatchObject({
      platform: 'youhaohuo',
      topics: ['好物分享', '居家生活'],
      goods_detail: { price: 99 },
      page_number: 2,
      items_count: 2,
      contents_count: 0,
      status_count: {},
      dash: true,
      user_id: String(operator.userId),
      closed_at: null,
    })
    const { id } = made.body.data
    const changed = await operator.put(`${API}/${id}`, { dash: false, items: [] })
    expect(changed.body.data.attributes).toMatchObject({ dash: false, items_count: 0 })
    await rows.content(operator, { creator_task_id: Number(id), status: 'checked' })
    await rows.content(operator, { creator_task_id: Number(id), status: 'fetched' })
    const got = await operator.get(`${API}/${id}`, { include: 'user' })
    expect(got.body.data.attributes).toMatchObject({
      contents_count: 2,
      status_count: { checked: 1, fetched: 1 },
    })
    expect(got.body.included[0]).toMatchObject({ type: 'users', id: String(operator.userId) })
    expect((await stranger.get(`${API}/${id}`)).status).toBe(404)
    expect((await stranger.put(`${API}/${id}`, { dash: true })).status).toBe(404)
  })

  it('creator_tasks.create names what is wrong, and is given to people of the team only', async () => {
    const wrong = await operator.post(API, { platform: 'no-such', page_number: 0 })
    expect(wrong.status).toBe(422)
    expect(
      wrong.body.errors.map((one: { source: { pointer: string } }) => one.source.pointer),
    ).toEqual(expect.arrayContaining(['/data/attributes/platform', '/data/attributes/page_number']))
    const foreign = await operator.post(API, { platform: 'jd', user_id: String(stranger.userId) })
    expect(foreign.status).toBe(404)
    const given = { platform: 'jd', user_id: String(creator.userId) }
    expect(codeOf(await operator.post(API, given))).toEqual([403, 'not_yours_to_give'])
    expect((await manager.post(API, given)).body.data.attributes.user_id).toBe(given.user_id)
    const admin = await t.as('admin')
    expect(
      codeOf(await admin.post(API, { platform: 'jd', user_id: String(stranger.userId) })),
    ).toEqual([422, 'other_team'])
  })

  it('creator_tasks.list shows own tasks, newest first, and filters by dash, platform and closed', async () => {
    const own = await rows.task(creator, { platform: 'wetao', dash: true, remark: '列表一' })
    const closed = await rows.task(creator, {
      platform: 'wetao',
      closed_at: t.clock.now(),
      remark: '列表二',
    })
    await rows.task(stranger, { platform: 'wetao', dash: true })
    const list = async (query: Record<string, string>) =>
      (await creator.get(API, { 'filter[platform]': 'wetao', ...query })).body.data.map(
        (one: { id: string }) => Number(one.id),
      )
    expect((await list({})).toSorted()).toEqual([own.id, closed.id])
    expect(await list({ 'filter[dash]': 'true' })).toEqual([own.id])
    expect(await list({ 'filter[closed]': 'true' })).toEqual([closed.id])
    expect(await list({ 'filter[search]': '列表一' })).toEqual([own.id])
  })
})

describe('closing', () => {
  it('creator_tasks.close_task closes once, creator_tasks.restore opens again (B-177)', async () => {
    const { id } = await rows.task(operator)
    const closed = await operator.delete(`${API}/${id}/close_task`)
    expect(closed.body.data).toEqual({ count: 1, undo_id: expect.any(String) })
    expect((await operator.get(`${API}/${id}`)).body.data.attributes.closed_at).toBe(
      t.clock.now().toISOString(),
    )
    expect((await operator.delete(`${API}/${id}/close_task`)).body.data).toEqual({
      count: 0,
      undo_id: null,
    })
    expect((await stranger.delete(`${API}/${id}/close_task`)).status).toBe(404)
    expect((await stranger.post(`${API}/${id}/restore`)).status).toBe(404)
    const opened = await operator.post(`${API}/${id}/restore`)
    expect(opened.body.data.attributes.closed_at).toBe(null)
  })

  it('takes no new contents into a closed task, whatever they come from', async () => {
    const { id } = await rows.task(operator, { closed_at: t.clock.now() })
    const pool = await rows.goods(operator, id)
    const calls: Promise<Answer>[] = [
      operator.get(`${API}/${id}/sync_content`),
      operator.post(`${API}/${id}/add_content_from_douyin`, { content_ids: ['c1'] }),
      operator.post(`${API}/${id}/add_content_from_compass`, { content_ids: ['c1'] }),
      operator.post(`${API}/${id}/add_content_from_import`, { blob: table(['标题', '甲']) }),
      operator.post(`${API}/${id}/creation_contents`, { creator_pool_ids: [String(pool.id)] }),
      operator.get(`${API}/${id}/transfer_to_personify`),
      operator.get(`${API}/${id}/transfer_to_smart`),
      operator.post(`${API}/${id}/copy_to_user`, { user_id: String(creator.userId) }),
      operator.post('/api/v1/creator_pools', { creator_task_id: String(id), goods_id: 'x' }),
    ]
    for (const answer of await Promise.all(calls))
      expect(codeOf(answer)).toEqual([409, 'task_closed'])
    expect(await contentsOf(id)).toEqual([])
    expect(t.gateway.calls).toEqual([])
  })
})

describe('creator_tasks.copy_to_user', () => {
  it('gives a person of the team the task with its goods and without its contents, once', async () => {
    const task = await rows.task(operator, { remark: '复制我', dash: true })
    await rows.goods(operator, task.id, { goods_id: 'g-copy' })
    await rows.content(operator, { creator_task_id: task.id })
    const copy = await operator.post(`${API}/${task.id}/copy_to_user`, {
      user_id: String(creator.userId),
    })
    expect(copy.status).toBe(201)
    expect(copy.body.data).toMatchObject({ user_id: String(creator.userId), existing: false })
    const given = await creator.get(`${API}/${copy.body.data.id}`)
    expect(given.body.data.attributes).toMatchObject({
      user_id: String(creator.userId),
      remark: '复制我',
      dash: true,
      pools_count: 1,
      contents_count: 0,
    })
  })

  it('answers the copy that is there, and refuses people of other teams', async () => {
    const task = await rows.task(manager)
    const copy = () =>
      manager.post(`${API}/${task.id}/copy_to_user`, { user_id: String(creator.userId) })
    const [first, second] = [await copy(), await copy()]
    expect(second.body.data).toEqual({ ...first.body.data, existing: true })
    expect(
      (await manager.post(`${API}/${task.id}/copy_to_user`, { user_id: String(stranger.userId) }))
        .status,
    ).toBe(404)
    expect(
      (await stranger.post(`${API}/${task.id}/copy_to_user`, { user_id: String(stranger.userId) }))
        .status,
    ).toBe(404)
    const wrong = await manager.post(`${API}/${task.id}/copy_to_user`, {})
    expect(wrong.status).toBe(422)
    expect(wrong.body.errors[0].source.pointer).toBe('/data/attributes/user_id')
  })
})

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
        args: [{ page: 1, size: 50, q: '保温杯', item_id: '610' }],
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

  it.each(['douyin', 'compass'])(
    'creator_tasks.add_content_from_%s stores chosen pieces once each',
    async (platform) => {
      const task = await rows.task(operator, { topic: '通勤' })
      t.gateway.answer('content', async (_channel, id) => {
        if (id === 'bad') throw problem(502, 'channel_refused', '没有这条内容')
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
      expect(first.body.data.failed).toEqual([
        { id: 'bad', error: { code: 'channel_refused', message: '没有这条内容' } },
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

describe('creator_tasks.creation_contents', () => {
  it('writes about each of the goods once, in the words of the writer', async () => {
    const task = await rows.task(operator, { topic: '通勤', category: '家居' })
    const [one, two] = [await rows.goods(operator, task.id), await rows.goods(operator, task.id)]
    const asked = t.writer.asked.length
    t.writer.answers.push('通勤路上的保温杯', '早上装的水傍晚还是温的\n单手就能开盖')
    const write = (ids?: string[], by = operator) =>
      by.post(`${API}/${task.id}/creation_contents`, ids ? { creator_pool_ids: ids } : {})
    const first = await write([String(one.id), '999999999'])
    expect(first.body.data.succeeded).toMatchObject([{ id: String(one.id), existing: false }])
    expect(first.body.data.failed).toMatchObject([
      { id: '999999999', error: { code: 'not_found' } },
    ])
    const [made] = await t.rows('select * from creator_contents where creator_task_id = $1', [
      task.id,
    ])
    expect(made).toMatchObject({
      title: '通勤路上的保温杯',
      paragraphs: ['早上装的水傍晚还是温的', '单手就能开盖'],
      items: [{ item_id: one.goods_id, title: one.goods_name }],
      cover: one.goods_cover,
      status: 'fetched',
      source: 'creation',
    })
    expect(t.writer.asked.length).toBe(asked + 2)
    expect((await write([String(one.id)])).body.data.succeeded).toMatchObject([{ existing: true }])
    expect(t.writer.asked.length).toBe(asked + 2)
    const rest = await write()
    expect(rest.body.data.succeeded.map(({ id }: { id: string }) => id)).toEqual([String(two.id)])
    expect((await write([String(one.id)], stranger)).status).toBe(404)
  })

  it('answers for the row when the writer is away', async () => {
    const task = await rows.task(operator)
    const pool = await rows.goods(operator, task.id)
    t.writer.answers.push(problem(503, 'writer_unreachable', '写作服务不可用'))
    const { body } = await operator.post(`${API}/${task.id}/creation_contents`, {})
    expect(body.data).toMatchObject({
      succeeded: [],
      failed: [{ id: String(pool.id), error: { code: 'writer_unreachable' } }],
    })
    expect(await contentsOf(task.id)).toEqual([])
  })
})

describe('the contents of a task', () => {
  it('creator_tasks.creator_pools lists five goods a page, of this task only (B-161)', async () => {
    const task = await rows.task(operator)
    const other = await rows.task(operator)
    for (let i = 0; i < 6; i += 1) await rows.goods(operator, task.id)
    await rows.goods(operator, other.id)
    const { body } = await operator.get(`${API}/${task.id}/creator_pools`)
    expect([body.data.length, body.meta.record_count]).toEqual([5, 6])
    expect(body.data[0].attributes.creator_task_id).toBe(String(task.id))
    expect((await stranger.get(`${API}/${task.id}/creator_pools`)).status).toBe(404)
  })

  it('creator_tasks.statistics counts them by status, kind and day', async () => {
    const task = await rows.task(operator)
    await rows.content(operator, {
      creator_task_id: task.id,
      status: 'checked',
      created_at: t.clock.now(),
    })
    await rows.content(operator, {
      creator_task_id: task.id,
      status: 'fetched',
      kind: 'personify',
      created_at: t.clock.now(),
    })
    await rows.content(operator, { status: 'fetched', created_at: t.clock.now() })
    const { body } = await operator.get(`${API}/${task.id}/statistics`)
    expect(body.data.totals).toMatchObject({
      count: 2,
      by_status: { checked: 1, fetched: 1 },
      by_kind: { creator: 1, personify: 1 },
    })
    expect(body.data.series.at(-1).count).toBe(2)
    expect((await stranger.get(`${API}/${task.id}/statistics`)).status).toBe(404)
  })

  it('creator_tasks.set_content_status moves what may move and pauses what is rejected in the queues', async () => {
    const task = await rows.task(manager)
    const account = await make.account({ business_team_id: manager.teamId })
    const [a, b] = [
      await rows.content(manager, { creator_task_id: task.id, status: 'checked' }),
      await rows.content(manager, { creator_task_id: task.id, status: 'published' }),
    ]
    const foreign = await rows.content(manager)
    const item = await make.queued({
      studio_account_id: account.id,
      family: 'creator',
      content_id: a.id,
    })
    const { body } = await manager.post(`${API}/${task.id}/set_content_status`, {
      ids: [a, b, foreign].map(({ id }) => String(id)),
      status: 'rejected',
      reason: '图不清楚',
    })
    expect(body.data.succeeded).toEqual([{ id: String(a.id) }])
    expect(
      body.data.failed.map((one: { id: string; error: { code: string } }) => [
        one.id,
        one.error.code,
      ]),
    ).toEqual([
      [String(foreign.id), 'not_found'],
      [String(b.id), 'not_allowed_move'],
    ])
    expect(await t.rows('select status from publish_contents where id = $1', [item.id])).toEqual([
      { status: 'paused' },
    ])
    const all = await manager.post(`${API}/${task.id}/set_content_status`, {
      status: 'processed',
      from: 'rejected',
    })
    expect(all.body.data.succeeded).toEqual([{ id: String(a.id) }])
    expect(
      (await stranger.post(`${API}/${task.id}/set_content_status`, { status: 'checked' })).status,
    ).not.toBe(200)
    const wrong = await manager.post(`${API}/${task.id}/set_content_status`, { status: 'nonsense' })
    expect([wrong.status, wrong.body.errors[0].source.pointer]).toEqual([
      422,
      '/data/attributes/status',
    ])
  })

  it('creator_tasks.clear_contents trashes them with a count, and its undo brings them back', async () => {
    const task = await rows.task(manager)
    const a = await rows.content(manager, { creator_task_id: task.id, status: 'checked' })
    await rows.content(manager, { creator_task_id: task.id, status: 'fetched' })
    const some = await manager.inject({
      method: 'DELETE',
      url: `${API}/${task.id}/clear_contents?status=checked`,
    })
    expect(some.body.data).toEqual({ count: 1, undo_id: expect.any(String) })
    const all = await manager.delete(`${API}/${task.id}/clear_contents`)
    expect(all.body.data.count).toBe(1)
    expect(
      (await contentsOf(task.id)).every(
        ({ status, deleted_at }) => status === 'deleted' && deleted_at !== null,
      ),
    ).toBe(true)
    await manager.post(`/api/v1/audit_events/${some.body.data.undo_id}/undo`)
    expect((await contentsOf(task.id)).find(({ id }) => id === a.id)).toMatchObject({
      status: 'checked',
      deleted_at: null,
    })
    expect((await stranger.delete(`${API}/${task.id}/clear_contents`)).status).toBe(404)
    expect(await auditsOf('creator_tasks.clear_contents')).toBe(2)
  })

  it('creator_tasks.transfer_to_personify makes a personify content of each, once', async () => {
    const task = await rows.task(operator)
    const a = await rows.content(operator, { creator_task_id: task.id, title: '甲' })
    const foreign = await rows.content(stranger)
    const transfer = (query: Record<string, string> = {}, by = operator) =>
      by.get(`${API}/${task.id}/transfer_to_personify`, query)
    const first = await transfer()
    expect(first.body.data.succeeded).toMatchObject([{ id: String(a.id), existing: false }])
    const made = (await contentsOf(task.id)).filter(({ kind }) => kind === 'personify')
    expect(made).toMatchObject([{ title: '甲', status: 'fetched', origin_id: String(a.id) }])
    expect((await transfer()).body.data.succeeded).toMatchObject([
      { existing: true, record_id: String(made[0]!.id) },
    ])
    const others = await transfer({ ids: String(foreign.id) })
    expect(others.body.data).toMatchObject({
      succeeded: [],
      failed: [{ id: String(foreign.id), error: { code: 'not_found' } }],
    })
    expect((await transfer({}, stranger)).status).toBe(404)
  })

  it('creator_tasks.transfer_to_smart makes a smart content of each, once', async () => {
    const task = await rows.task(operator)
    const a = await rows.content(operator, {
      creator_task_id: task.id,
      title: '乙',
      category: '家居',
      topic: '通勤',
    })
    const transfer = (by = operator) => by.get(`${API}/${task.id}/transfer_to_smart`)
    const first = await transfer()
    expect(first.body.data.succeeded).toMatchObject([{ id: String(a.id), existing: false }])
    expect((await transfer()).body.data.succeeded).toMatchObject([{ existing: true }])
    const made = await t.rows(
      "select title, category, topic, source, status, user_id from smart_contents where origin_type = 'creator_contents' and origin_id = $1",
      [String(a.id)],
    )
    expect(made).toEqual([
      {
        title: '乙',
        category: '家居',
        topic: '通勤',
        source: 'creator',
        status: 'fetched',
        user_id: operator.userId,
      },
    ])
    expect((await transfer(stranger)).status).toBe(404)
  })
})

const table = (...lines: string[][]) =>
  Buffer.from(lines.map((cells) => cells.join(',')).join('\n')).toString('base64')

const goods = (item_id: string) => ({
  item_id,
  title: `商品 ${item_id}`,
  shop_title: '店',
  pic_url: 'https://img.test/p.jpg',
  item_url: 'https://item.test/p',
  images: [],
  category: '家居',
  price: 9.9,
  commission_rate: 10,
  commission_price: 0.99,
  sales: 5,
  available: true,
  brand: '',
  attributes: {},
})

const piece = (content_id: string, play_count: number) => ({
  content_id,
  author_id: 'a',
  kind: 'image' as const,
  title: `外部 ${content_id}`,
  desc: '正文',
  cover: 'https://img.test/c.jpg',
  images: ['https://img.test/c.jpg'],
  video: '',
  audio_text: '',
  ratio: '3:4',
  topic: '',
  item_ids: [],
  published_at: '2026-06-01T00:00:00.000Z',
  play_count,
  like_count: 0,
  collect_count: 0,
  comment_count: 0,
})
