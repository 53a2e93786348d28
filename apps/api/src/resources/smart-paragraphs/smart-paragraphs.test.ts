import { afterAll, beforeAll, expect, it } from 'vitest'
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

const API = '/api/v1/smart_paragraphs'

it('smart_paragraphs.delete and smart_paragraphs.restore take a text away from its pool and bring it back', async () => {
  const pool = await rows.pool(operator)
  const text = await rows.opinion(operator, pool.id)
  const count = async () =>
    (await operator.get(`/api/v1/business_pools/${pool.id}`)).body.data.attributes
      .smart_paragraphs_count
  expect((await stranger.delete(`${API}/${text.id}`)).status).toBe(404)
  expect(await count()).toBe(1)
  expect((await operator.delete(`${API}/${text.id}`)).status).toBe(204)
  expect(await count()).toBe(0)
  expect((await stranger.post(`${API}/${text.id}/restore`)).status).toBe(404)
  const back = await operator.post(`${API}/${text.id}/restore`)
  expect(back.body.data.attributes.text).toBe(text.text)
  expect(await count()).toBe(1)
})

it('does not come back by asking the channel again', async () => {
  const pool = await rows.pool(operator)
  const sync = () => operator.get(`/api/v1/business_pools/${pool.id}/sync_goudong_rate`)
  await sync()
  const [first] = await t.rows<{ id: number }>(
    'select id from smart_paragraphs where business_pool_id = $1 order by id limit 1',
    [pool.id],
  )
  await operator.delete(`${API}/${first!.id}`)
  expect((await sync()).body.data.attributes.smart_paragraphs_count).toBe(2)
})
