import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { createCreatorRows, type CreatorRows } from '../creator-tasks/testing/creator-rows.ts'

let t: TestApp
let rows: CreatorRows
let operator: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  rows = createCreatorRows(t)
  operator = await t.as('operator')
  stranger = await t.as('operator2')
})
afterAll(() => t.close())

const API = '/api/v1/creator_pools'

describe('the goods of a task', () => {
  it('creator_pools.create adds them to an own task, each once', async () => {
    const task = await rows.task(operator)
    const add = (by = operator, goods_id = '610') =>
      by.post(API, {
        creator_task_id: String(task.id),
        goods_id,
        goods_name: '保温杯',
        goods_cover: 'https://a.test/1.jpg',
        goods_detail: { price: 99 },
      })
    const made = await add()
    expect(made.status).toBe(201)
    expect(made.body.data.attributes).toMatchObject({
      goods_id: '610',
      goods_name: '保温杯',
      goods_detail: { price: 99 },
      creator_task_id: String(task.id),
      user_id: String(operator.userId),
    })
    expect((await add()).status).toBe(409)
    expect((await add(stranger, '611')).status).toBe(404)
    const wrong = await operator.post(API, { creator_task_id: String(task.id), goods_id: '' })
    expect([wrong.status, wrong.body.errors[0].source.pointer]).toEqual([
      422,
      '/data/attributes/goods_id',
    ])
    expect(
      (await operator.get(`/api/v1/creator_tasks/${task.id}`)).body.data.attributes.pools_count,
    ).toBe(1)
  })

  it('creator_pools.delete and creator_pools.restore take them away and bring them back', async () => {
    const task = await rows.task(operator)
    const pool = await rows.goods(operator, task.id, { goods_id: 'same' })
    expect((await stranger.delete(`${API}/${pool.id}`)).status).toBe(404)
    expect((await operator.delete(`${API}/${pool.id}`)).status).toBe(204)
    const list = async () =>
      (await operator.get(`/api/v1/creator_tasks/${task.id}/creator_pools`)).body.meta.record_count
    expect(await list()).toBe(0)
    expect((await stranger.post(`${API}/${pool.id}/restore`)).status).toBe(404)
    expect((await operator.post(`${API}/${pool.id}/restore`)).status).toBe(200)
    expect(await list()).toBe(1)
  })

  it('does not come back beside the same goods', async () => {
    const task = await rows.task(operator)
    const pool = await rows.goods(operator, task.id, { goods_id: 'same' })
    await operator.delete(`${API}/${pool.id}`)
    await rows.goods(operator, task.id, { goods_id: 'same' })
    expect((await operator.post(`${API}/${pool.id}/restore`)).status).toBe(409)
  })
})
