import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { createCreatorRows, type CreatorRows } from '../creator-tasks/testing/creator-rows.ts'

let t: TestApp
let rows: CreatorRows
let operator: Caller
let stranger: Caller
let admin: Caller
beforeAll(async () => {
  t = await createTestApp()
  rows = createCreatorRows(t)
  operator = await t.as('operator')
  stranger = await t.as('operator2')
  admin = await t.as('admin')
})
afterAll(() => t.close())

const API = '/api/v1/creative_paragraphs'

describe('a creative paragraph', () => {
  it('creative_paragraphs.create and creative_paragraphs.update keep it with its pool and its seed', async () => {
    const pool = await rows.pool(operator)
    const made = await operator.post(API, {
      text: '早上装的水傍晚还是温的。',
      seed: '保温',
      business_pool_id: String(pool.id),
    })
    expect(made.status).toBe(201)
    expect(made.body.data.attributes).toMatchObject({
      seed: '保温',
      checked: false,
      source: 'manual',
      business_pool_id: String(pool.id),
      user_id: String(operator.userId),
    })
    const { id } = made.body.data
    const changed = await operator.put(`${API}/${id}`, { checked: true, text: '单手就能开盖。' })
    expect(changed.body.data.attributes).toMatchObject({ checked: true, text: '单手就能开盖。' })
    expect((await stranger.put(`${API}/${id}`, { checked: false })).status).toBe(404)
    const wrong = await operator.post(API, { text: '' })
    expect([wrong.status, wrong.body.errors[0].source.pointer]).toEqual([
      422,
      '/data/attributes/text',
    ])
  })

  it('belongs to the team of its pool, and does not move to a pool of another', async () => {
    const theirs = await rows.pool(stranger)
    const foreign = { text: '段落', business_pool_id: String(theirs.id) }
    expect((await operator.post(API, foreign)).status).toBe(404)
    const made = await admin.post(API, foreign)
    expect((await stranger.get(`${API}/${made.body.data.id}`)).status).toBe(200)
    const own = await rows.pool(operator)
    const moved = await admin.put(`${API}/${made.body.data.id}`, {
      business_pool_id: String(own.id),
    })
    expect([moved.status, moved.body.errors[0].code]).toEqual([422, 'other_team'])
  })

  it('creative_paragraphs.list filters by seed and by what nobody has checked', async () => {
    const [a, b] = [
      await rows.paragraph(operator, { seed: '列表种子', checked: true }),
      await rows.paragraph(operator, { seed: '列表种子' }),
    ]
    await rows.paragraph(operator, { seed: '别的' })
    await rows.paragraph(stranger, { seed: '列表种子' })
    const list = async (query: Record<string, string> = {}) =>
      (await operator.get(API, { 'filter[seed]': '列表种子', ...query })).body.data
        .map((one: { id: string }) => Number(one.id))
        .toSorted((x: number, y: number) => x - y)
    expect(await list()).toEqual([a.id, b.id])
    expect(await list({ 'filter[checked]': 'false' })).toEqual([b.id])
  })

  it('creative_paragraphs.get, creative_paragraphs.delete and creative_paragraphs.restore', async () => {
    const one = await rows.paragraph(operator, { text: '看一条' })
    expect((await operator.get(`${API}/${one.id}`)).body.data.attributes.text).toBe('看一条')
    for (const answer of [
      await stranger.get(`${API}/${one.id}`),
      await stranger.delete(`${API}/${one.id}`),
      await stranger.post(`${API}/${one.id}/restore`),
    ])
      expect(answer.status).toBe(404)
    expect((await operator.delete(`${API}/${one.id}`)).status).toBe(204)
    expect((await operator.get(`${API}/${one.id}`)).status).toBe(404)
    const back = await operator.post(`${API}/${one.id}/restore`)
    expect(back.body.data.attributes.text).toBe('看一条')
  })
})
