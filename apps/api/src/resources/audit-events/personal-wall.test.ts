import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Caller, TestApp } from '../../../test/support.ts'
import { registry } from '../index.ts'
import { createTrailScene } from './testing/trail-scene.ts'

// The rule of the application is taken out: what is left is the wall of the database.
vi.hoisted(() => vi.resetModules())
vi.mock('./personal-events.ts', () => ({ ownOrShared: () => sql<boolean>`true` }))

let t: TestApp
let person: Caller
let leads: Caller[]
beforeAll(async () => {
  ;({ t, person, leads } = await createTrailScene())
})
afterAll(async () => {
  await t.close()
  vi.resetModules()
})
beforeEach(() => t.rows('truncate audit_events, audit_unsealed'))

const told = async (caller: Caller) => {
  const { body } = await caller.get('/api/v1/audit_events')
  return body.data.map((one: { attributes: { operation: string } }) => one.attributes.operation)
}
const make = async (by: Caller, path: string, values: object) =>
  expect((await by.post(`/api/v1/${path}`, values)).status).toBe(201)

it('tells no lead of a private talk or a view of one person, and tells them to the person', async () => {
  await make(person, 'conversations', { title: '我的离职信' })
  await make(person, 'views', { resource: 'users', name: '自己的' })
  for (const lead of leads) expect(await told(lead)).toEqual([])
  expect(await told(person)).toEqual(['views.create', 'conversations.create'])
})

it('tells of a view for several people to those who lead', async () => {
  await make(leads[0]!, 'views', { resource: 'users', name: '大家的', kind: 'team' })
  for (const lead of leads) expect(await told(lead)).toEqual(['views.create'])
})

it('names every resource whose rows are one person’s', async () => {
  const [policy] = await t.rows<{ qual: string }>(
    `select qual from pg_policies where policyname = 'personal_reads'`,
  )
  const named = /ALL \('\{([^}]*)\}'/.exec(policy!.qual)![1]!.split(/,\s*/)
  const personal = registry.resources.filter((resource) => resource.personal !== undefined)
  expect(named.toSorted()).toEqual(personal.map(({ type }) => type).toSorted())
})

it('is what tells them apart: without it leads read of the talk', async () => {
  await make(person, 'conversations', { title: '我的离职信' })
  await t.rows('drop policy personal_reads on audit_events')
  for (const lead of leads) expect(await told(lead)).toEqual(['conversations.create'])
})
