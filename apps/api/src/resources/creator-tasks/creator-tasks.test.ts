import { behaviour } from '@omc/behaviours/vitest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'
import { table } from './testing/channel-rows.ts'
import { createCreatorRows, type CreatorRows } from './testing/creator-rows.ts'

let t: TestApp
let rows: CreatorRows
let operator: Caller
let manager: Caller
let creator: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
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

describe('a task', () => {
  it('creator_tasks.create, creator_tasks.get and creator_tasks.update keep every field (a dash flag)', async () => {
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
    behaviour('B-176', () =>
      expect(changed.body.data.attributes).toMatchObject({ dash: false, items_count: 0 }),
    )
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
    expect((await operator.post(API, given)).body.data.attributes.user_id).toBe(given.user_id)
    expect((await manager.post(API, given)).body.data.attributes.user_id).toBe(given.user_id)
    const admin = await t.as('admin')
    expect(
      codeOf(await admin.post(API, { platform: 'jd', user_id: String(stranger.userId) })),
    ).toEqual([422, 'other_team'])
  })

  it('creator_tasks.update moves a task to another person of the team, and back to nobody', async () => {
    const { id } = await rows.task(creator)
    for (const user_id of [String(operator.userId), null]) {
      const moved = await manager.put(`${API}/${id}`, { user_id })
      expect(moved.status).toBe(200)
      expect(moved.body.data.attributes.user_id).toBe(user_id)
    }
    const foreign = await manager.put(`${API}/${id}`, { user_id: String(stranger.userId) })
    expect(foreign.status).toBe(404)
    expect((await stranger.put(`${API}/${id}`, { user_id: null })).status).toBe(404)
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
  it('creator_tasks.close_task closes once, creator_tasks.restore opens again', async () => {
    const { id } = await rows.task(operator)
    const closed = await operator.delete(`${API}/${id}/close_task`)
    expect(closed.body.data).toEqual({ count: 1, undo_id: expect.any(String) })
    await behaviour('B-177', async () => {
      expect((await operator.get(`${API}/${id}`)).body.data.attributes.closed_at).toBe(
        t.clock.now().toISOString(),
      )
    })
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
