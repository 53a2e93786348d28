import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFactories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'

let t: TestApp
let manager: Caller
let stranger: Caller
let accountId: string
let foreignAccountId: string
beforeAll(async () => {
  t = await createTestApp()
  manager = await t.as('manager')
  stranger = await t.as('operator2')
  const made = createFactories(t.database)
  const account = await made.account({ business_team_id: manager.teamId })
  accountId = String(account.id)
  foreignAccountId = String((await made.account({ business_team_id: stranger.teamId })).id)
})
afterAll(() => t.close())

const URL = '/api/v1/studio_pools'
const rowOf = async (id: string) =>
  (await t.rows('select * from studio_pools where id = $1', [id]))[0]!
const create = async (attributes: object = {}) => {
  const answer = await manager.post(URL, {
    studio_account_id: accountId,
    item_id: `item-${Math.trunc(performance.now() * 1000)}`,
    ...attributes,
  })
  expect(answer.status).toBe(201)
  return String(answer.body.data.id)
}

it('studio_pools.create keeps yuan as fen and takes team and person from the account', async () => {
  const { id: userId } = (
    await t.rows<{ id: number }>(`select id from users where username = 'operator'`)
  )[0]!
  await t.rows('update studio_accounts set user_id = $1 where id = $2', [userId, accountId])
  const answer = await manager.post(URL, {
    studio_account_id: accountId,
    item_id: 'cup-1',
    title: '保温杯',
    price: 19.99,
    commission_rate: 12.5,
    images: ['https://p.example/1.jpg'],
  })
  expect(answer.status).toBe(201)
  expect(answer.body.data.attributes).toMatchObject({
    price: 19.99,
    commission_rate: 12.5,
    checked: false,
    studio_account_id: accountId,
  })
  expect(await rowOf(answer.body.data.id)).toMatchObject({
    price_fen: 1999,
    user_id: userId,
    business_team_id: manager.teamId,
    images: ['https://p.example/1.jpg'],
  })
})

it('studio_pools.create refuses the same goods twice, bad prices and foreign accounts', async () => {
  const twice = await manager.post(URL, { studio_account_id: accountId, item_id: 'cup-1' })
  expect([twice.status, twice.body.errors[0].code]).toEqual([409, 'duplicate'])
  const price = await manager.post(URL, { studio_account_id: accountId, item_id: 'x', price: -1 })
  expect(price.body.errors[0].source.pointer).toBe('/data/attributes/price')
  const foreign = await manager.post(URL, { studio_account_id: foreignAccountId, item_id: 'x' })
  expect(foreign.status).toBe(404)
  const rows = await t.rows('select 1 from studio_pools where studio_account_id = $1', [
    foreignAccountId,
  ])
  expect(rows).toEqual([])
})

it('studio_pools.update chooses goods; other teams cannot', async () => {
  const id = await create()
  const answer = await manager.put(`${URL}/${id}`, { checked: true, price: 5 })
  expect(answer.body.data.attributes).toMatchObject({ checked: true, price: 5 })
  const moved = await manager.put(`${URL}/${id}`, { studio_account_id: foreignAccountId })
  expect(moved.status).toBe(404)
  expect((await stranger.put(`${URL}/${id}`, { checked: false })).status).toBe(404)
  expect(await rowOf(id)).toMatchObject({ checked: true, price_fen: 500 })
})

it('studio_pools.list narrows by account and choice, studio_pools.get includes the account', async () => {
  const id = await create({ checked: true, title: '独一无二的杯子' })
  const list = await manager.get(URL, {
    'filter[checked]': 'true',
    'filter[studio_account_id]': accountId,
    'filter[search]': '独一无二',
  })
  expect(list.body.data.map((row: { id: string }) => row.id)).toEqual([id])
  expect(list.body.meta.record_count).toBe(1)
  const one = await manager.get(`${URL}/${id}`, { include: 'studio_account' })
  expect(one.body.included[0]).toMatchObject({ type: 'studio_accounts', id: accountId })
  expect((await stranger.get(`${URL}/${id}`)).status).toBe(404)
})

it('studio_pools.delete moves to the trash and studio_pools.restore takes back', async () => {
  const id = await create()
  expect((await manager.delete(`${URL}/${id}`)).status).toBe(204)
  expect((await manager.get(`${URL}/${id}`)).status).toBe(404)
  const back = await manager.post(`${URL}/${id}/restore`)
  expect(back.status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ deleted_at: null })
})

it('never ties goods to an account of another team, not even for who sees all teams', async () => {
  const id = await create()
  const answer = await (
    await t.as('admin')
  ).put(`${URL}/${id}`, {
    studio_account_id: foreignAccountId,
  })
  expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'other_team'])
  expect(String((await rowOf(id)).studio_account_id)).toBe(accountId)
})

it('lets the same goods be chosen again once they are in the trash', async () => {
  const id = await create({ item_id: 'again' })
  await manager.delete(`${URL}/${id}`)
  const next = await create({ item_id: 'again' })
  const back = await manager.post(`${URL}/${id}/restore`)
  expect([back.status, back.body.errors[0].code]).toEqual([409, 'duplicate'])
  expect(next).not.toBe(id)
})
