import { behaviour } from '@omc/behaviours/vitest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { problem } from '../../kernel/problem.ts'
import { createCreatorRows, type CreatorRows } from './testing/creator-rows.ts'

let t: TestApp
let make: Factories
let rows: CreatorRows
let operator: Caller
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  make = createFactories(t.database)
  rows = createCreatorRows(t)
  operator = await t.as('operator')
  manager = await t.as('manager')
  stranger = await t.as('operator2')
})
afterAll(() => t.close())
beforeEach(() => t.gateway.reset())

const API = '/api/v1/creator_tasks'
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
    t.writer.answers.push(problem('writer_unreachable'))
    const { body } = await operator.post(`${API}/${task.id}/creation_contents`, {})
    expect(body.data).toMatchObject({
      succeeded: [],
      failed: [{ id: String(pool.id), error: { code: 'writer_unreachable' } }],
    })
    expect(await contentsOf(task.id)).toEqual([])
  })
})

describe('the contents of a task', () => {
  it('creator_tasks.creator_pools lists five goods a page, of this task only', async () => {
    const task = await rows.task(operator)
    const other = await rows.task(operator)
    for (let i = 0; i < 6; i += 1) await rows.goods(operator, task.id)
    await rows.goods(operator, other.id)
    const { body } = await operator.get(`${API}/${task.id}/creator_pools`)
    behaviour('B-161', () => expect([body.data.length, body.meta.record_count]).toEqual([5, 6]))
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
