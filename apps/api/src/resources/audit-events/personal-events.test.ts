import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POLICY } from '../../../test/policy/policy-table.ts'
import type { Caller, TestApp } from '../../../test/support.ts'
import { registry } from '../index.ts'
import { createTrailScene } from './testing/trail-scene.ts'

/** What the trail tells others of rows that are one person's own. */
let t: TestApp
let person: Caller
let leads: Caller[]
beforeAll(async () => {
  ;({ t, person, leads } = await createTrailScene())
})
afterAll(() => t.close())
beforeEach(() => t.rows('truncate audit_events, audit_unsealed'))

const TRAIL = '/api/v1/audit_events'
const made = ({ status, body }: Awaited<ReturnType<Caller['post']>>): string => {
  expect(status).toBe(201)
  return body.data.id
}
const told = async (caller: Caller, query: Record<string, string> = {}) => {
  const { status, body } = await caller.get(TRAIL, query)
  expect(status).toBe(200)
  return body.data.map((one: { attributes: { operation: string } }) => one.attributes.operation)
}
const newest = async () =>
  String((await t.rows<{ id: number }>('select max(id) as id from audit_events'))[0]!.id)

/** Rows of one person that hold no words of theirs: leads know who took data out and who signed out. */
const TRACED = new Set(['exports', 'sessions'])

describe('what a resource says of its rows', () => {
  it('is what the policy table and the wall of the database say, but for what leads must know', async () => {
    const walled = await t.rows<{ name: string }>(
      `select tablename as name from pg_policies where policyname = 'person_alone'`,
    )
    const alone = new Set(walled.map(({ name }) => name))
    const byPolicy = registry.resources.filter(
      ({ type, table }) =>
        !TRACED.has(type) &&
        (['self', 'views', 'addressed'].includes(POLICY[type]?.rows ?? '') || alone.has(table)),
    )
    const declared = registry.resources.filter(({ personal }) => personal !== undefined)
    expect(declared.map(({ type }) => type)).toEqual(byPolicy.map(({ type }) => type))
    const partly = declared.filter(({ personal }) => personal === 'some')
    expect(partly.map(({ type }) => type)).toEqual(['views'])
  })
})

describe('a private talk', () => {
  it('is told to its person alone, by whatever it is asked for', async () => {
    const id = made(await person.post('/api/v1/conversations', { title: '我的离职信' }))
    await person.put(`/api/v1/conversations/${id}`, { title: '新标题' })
    const event = await newest()
    for (const lead of leads) {
      for (const query of [
        {},
        { 'filter[subject_type]': 'conversations' },
        { 'filter[subject_id]': id },
        { 'filter[user_id]': String(person.userId) },
      ])
        expect(await told(lead, query)).toEqual([])
      expect((await lead.get(`${TRAIL}/${event}`)).status).toBe(404)
    }
    expect(await told(person)).toEqual(['conversations.update', 'conversations.create'])
  })

  it('is undone by its person, not by a lead', async () => {
    const id = made(await person.post('/api/v1/conversations', { title: '旧' }))
    await person.put(`/api/v1/conversations/${id}`, { title: '新' })
    const event = await newest()
    for (const lead of leads) expect((await lead.post(`${TRAIL}/${event}/undo`)).status).toBe(404)
    const { body } = await person.post(`${TRAIL}/${event}/undo`)
    expect(body.data.succeeded).toEqual([{ id }])
    // An undo shows the same values.
    for (const lead of leads) expect(await told(lead)).toEqual([])
  })
})

describe('an export', () => {
  it('leaves a trace that leads read', async () => {
    const [manager, ...others] = leads
    made(await manager!.post('/api/v1/exports', { resource: 'users', format: 'csv' }))
    for (const lead of others) expect(await told(lead)).toEqual(['exports.create'])
  })
})

describe('a view', () => {
  const create = async (by: Caller, values: object) =>
    made(await by.post('/api/v1/views', { resource: 'users', name: '视图', ...values }))

  it('of one person is told to nobody else', async () => {
    const id = await create(person, {})
    await person.put(`/api/v1/views/${id}`, { name: '自己的' })
    for (const lead of leads) expect(await told(lead)).toEqual([])
    expect(await told(person)).toEqual(['views.update', 'views.create'])
  })

  it.each([{ kind: 'team' }, { kind: 'role', role: 'auditor' }])(
    'for several people ($kind) is told to those who lead, also from the trash',
    async (values) => {
      const [manager, admin] = leads
      const id = await create(manager!, values)
      await manager!.put(`/api/v1/views/${id}`, { name: '大家的' })
      await manager!.delete(`/api/v1/views/${id}`)
      expect(await told(admin!)).toEqual(['views.delete', 'views.update', 'views.create'])
    },
  )

  it('without a name of its rows in the event is told to its person alone', async () => {
    await t.rows(
      `insert into audit_events (business_team_id, user_id, operation, subject_type, subject_ids)
       values ($1, $2, 'views.update', 'views', '{}')`,
      [person.teamId, person.userId],
    )
    expect(await told(leads[0]!)).toEqual([])
    expect(await told(person)).toEqual(['views.update'])
  })
})
