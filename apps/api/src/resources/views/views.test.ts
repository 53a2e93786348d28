import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'

let t: TestApp
let operator: Caller
let manager: Caller
beforeEach(async () => {
  t = await createTestApp()
  operator = await t.as('operator')
  manager = await t.as('manager')
})
afterEach(() => t.close())

const PATH = '/api/v1/views'
const view = {
  resource: 'carry_contents',
  name: '待审核',
  settings: { filter: { status: 'fetched' } },
}
const names = ({ body }: Answer) =>
  body.data.map((row: { attributes: { name: string } }) => row.attributes.name).sort()
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]

describe('views.create', () => {
  it('keeps a personal view for its owner alone', async () => {
    const made = await operator.post(PATH, { ...view, columns: ['title', 'status'] })
    expect(made.status).toBe(201)
    expect(made.body.data.attributes).toMatchObject({
      kind: 'personal',
      user_id: String(operator.userId),
      settings: { filter: { status: 'fetched' } },
      columns: ['title', 'status'],
      is_default: false,
    })
    expect(names(await operator.get(PATH))).toEqual(['待审核'])
    expect(names(await manager.get(PATH))).toEqual([])
    const { id } = made.body.data
    expect((await manager.get(`${PATH}/${id}`)).status).toBe(404)
    expect((await manager.put(`${PATH}/${id}`, { name: 'x' })).status).toBe(404)
    expect((await manager.delete(`${PATH}/${id}`)).status).toBe(404)
  })

  it('leaves views of the team and of a role to those who may change the team', async () => {
    for (const kind of [{ kind: 'team' }, { kind: 'role', role: 'svip' }])
      expect(codeOf(await operator.post(PATH, { ...view, ...kind }))).toEqual([403, 'forbidden'])
    expect((await manager.post(PATH, { ...view, kind: 'team', name: '团队' })).status).toBe(201)
    const role = await manager.post(PATH, { ...view, kind: 'role', role: 'vip', name: '会员' })
    expect(role.body.data.attributes).toMatchObject({ kind: 'role', role: 'vip', user_id: null })
    expect(codeOf(await manager.post(PATH, { ...view, kind: 'role' }))).toEqual([
      422,
      'role_needed',
    ])
    expect(codeOf(await manager.post(PATH, { ...view, role: 'vip' }))).toEqual([
      422,
      'role_not_wanted',
    ])
  })
})

describe('views.list', () => {
  it('shows own views, those of the team, and those of an own role', async () => {
    await operator.post(PATH, { ...view, name: 'own' })
    await manager.post(PATH, { ...view, kind: 'team', name: 'team' })
    await manager.post(PATH, { ...view, kind: 'role', role: 'vip', name: 'vip' })
    await manager.post(PATH, { ...view, kind: 'role', role: 'auditor', name: 'auditor' })
    await manager.post(PATH, { ...view, resource: 'carry_items', kind: 'team', name: 'items' })
    const query = { 'filter[resource]': 'carry_contents' }
    expect(names(await operator.get(PATH, query))).toEqual(['own', 'team', 'vip'])
    expect(names(await (await t.as('creator')).get(PATH, query))).toEqual(['team'])
    expect(names(await manager.get(PATH, query))).toEqual(['auditor', 'team', 'vip'])
    expect(names(await (await t.as('operator2')).get(PATH))).toEqual([])
    expect(names(await operator.get(PATH, { 'filter[kind]': 'role' }))).toEqual(['vip'])
  })
})

describe('views.update', () => {
  it('changes the own one, and not one of the team', async () => {
    const own = (await operator.post(PATH, view)).body.data.id
    const changed = await operator.put(`${PATH}/${own}`, { name: '新名', position: 3 })
    expect(changed.body.data.attributes).toMatchObject({ name: '新名', position: 3 })
    const team = (await manager.post(PATH, { ...view, kind: 'team' })).body.data.id
    expect(codeOf(await operator.put(`${PATH}/${team}`, { name: 'x' }))).toEqual([403, 'forbidden'])
    expect(codeOf(await operator.delete(`${PATH}/${team}`))).toEqual([403, 'forbidden'])
    const large = { settings: { text: 'x'.repeat(20_001) } }
    expect(codeOf(await operator.put(`${PATH}/${own}`, large))).toEqual([422, 'too_large'])
    const [row] = await t.rows('select name from views where id = $1', [team])
    expect(row).toEqual({ name: view.name })
  })

  it('takes one default for a list, from each owner', async () => {
    const first = await operator.post(PATH, { ...view, is_default: true })
    expect(first.status).toBe(201)
    expect((await operator.post(PATH, { ...view, is_default: true })).status).toBe(409)
    expect((await manager.post(PATH, { ...view, is_default: true })).status).toBe(201)
    await operator.delete(`${PATH}/${first.body.data.id}`)
    expect((await operator.post(PATH, { ...view, is_default: true })).status).toBe(201)
  })
})

it('views.delete moves it to the trash, and views.restore takes it back', async () => {
  const { id } = (await operator.post(PATH, view)).body.data
  expect((await operator.delete(`${PATH}/${id}`)).status).toBe(204)
  expect((await operator.get(`${PATH}/${id}`)).status).toBe(404)
  expect((await manager.post(`${PATH}/${id}/restore`)).status).toBe(404)
  expect((await operator.post(`${PATH}/${id}/restore`)).status).toBe(200)
  expect((await operator.get(`${PATH}/${id}`)).body.data.attributes.name).toBe('待审核')
})

it('views.get answers a view of the team to everybody in it', async () => {
  const { id } = (await manager.post(PATH, { ...view, kind: 'team' })).body.data
  expect((await operator.get(`${PATH}/${id}`)).body.data.attributes.kind).toBe('team')
  expect((await (await t.as('operator2')).get(`${PATH}/${id}`)).status).toBe(404)
})
