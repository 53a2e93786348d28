import T from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'
import { problem } from '../kernel/problem.ts'
import { registry as product } from '../resources/index.ts'
import { createRegistry } from './registry.ts'
import { action, defineResource, verb, type Resource } from './resource.ts'
import { Closed, Text } from './schema.ts'
import { ownOrTeam } from './scope.ts'

const shared = {
  label: { zh: '草稿', en: 'draft' },
  table: 'carry_contents',
  attributes: Closed({ title: T.String(), topic: T.String() }),
  scope: ownOrTeam,
}
const Title = Closed({ title: Text(100) })

/** Calls in order: `prepare` of a verb, then its slow work. */
let steps: string[] = []

/** The engine writes what `prepare` completed. */
const sketches: Resource = defineResource({
  ...shared,
  type: 'sketches',
  verbs: {
    list: 'content:read',
    create: verb({
      may: 'content:edit',
      input: Title,
      prepare: async (_context, { input }) => {
        steps.push(`prepare ${input.title}`)
        if (input.title === 'refused') throw problem('reason_required')
        return async () => {
          const open = await t.rows(OPEN)
          steps.push(`work with ${open.length} transactions open`)
          return { topic: `about ${input.title}` }
        }
      },
    }),
    update: verb({
      name: 'rename',
      may: 'content:edit',
      summary: 'Gives another title',
      input: Title,
      run: async (context, { id, input }) => {
        steps.push(`run ${id} ${input.title}`)
        await context.audit({
          operation: 'sketches.rename',
          subjectType: 'sketches',
          subjectIds: [id],
        })
        return { id, extra: async () => ({ topic: 'told by run' }) }
      },
    }),
  },
})
// Clients only: PostgreSQL's own autovacuum opens transactions in a new database too.
const OPEN = `select query from pg_stat_activity where datname = current_database()
  and backend_type = 'client backend' and xact_start is not null and pid <> pg_backend_pid()`

let t: TestApp
let operator: Caller
beforeAll(async () => {
  t = await createTestApp({ registry: createRegistry([...product.resources, sketches]) })
  operator = await t.as('operator')
})
afterAll(() => t.close())
beforeEach(async () => {
  steps = []
  await t.rows('delete from carry_contents; delete from audit_events')
})

const rows = () => t.rows('select title, topic from carry_contents')
const operations = async () =>
  (await t.rows<{ operation: string }>('select operation from audit_events')).map(
    ({ operation }) => operation,
  )

it('writes what a verb prepared, once for its key and with its audit row', async () => {
  const create = () =>
    operator.post('/api/v1/sketches', { title: 'a sofa' }, { 'idempotency-key': 'sketch-once' })
  const first = await create()
  expect(first.status).toBe(201)
  expect(first.body.data.attributes).toEqual({ title: 'a sofa', topic: 'about a sofa' })
  expect((await create()).body).toEqual(first.body)
  expect(steps).toEqual(['prepare a sofa', 'work with 0 transactions open'])
  expect(await rows()).toEqual([{ title: 'a sofa', topic: 'about a sofa' }])
  expect(await operations()).toEqual(['sketches.create'])
})

it('writes nothing where it refuses while it prepares', async () => {
  expect((await operator.post('/api/v1/sketches', { title: 'refused' })).status).toBe(422)
  expect([steps, await rows()]).toEqual([['prepare refused'], []])
})

it('runs in the place of the engine, at the route of the verb and under its own name', async () => {
  const { id } = (await operator.post('/api/v1/sketches', { title: 'one' })).body.data
  steps = []
  const answer = await operator.put(`/api/v1/sketches/${id}`, { title: 'two' })
  expect(answer.status).toBe(200)
  expect(answer.body.data.attributes).toEqual({ title: 'one', topic: 'told by run' })
  expect(steps).toEqual([`run ${id} two`])
  expect(await operations()).toEqual(['sketches.create', 'sketches.rename'])
  const creator = await t.as('auditor')
  expect((await creator.put(`/api/v1/sketches/${id}`, { title: 'three' })).status).toBe(403)
})

it.each([
  ['create', 'collection', 'POST', '/api/v1/copies'],
  ['update', 'record', 'PUT', '/api/v1/copies/{id}'],
] as const)(
  'stops the start where an action is declared as the verb %s',
  (name, on, method, path) => {
    const copy = action({
      on,
      method,
      path,
      effect: 'write',
      may: 'content:edit',
      summary: 'a verb by hand',
      input: Title,
      output: { kind: 'record' },
      run: async () => ({ id: 1 }),
    })
    const copies = defineResource({
      ...shared,
      type: 'copies',
      verbs: {},
      actions: { [name]: copy },
    })
    expect(() => createRegistry([copies])).toThrow(
      `copies.${name} stands at the route of a verb: declare it under verbs`,
    )
  },
)
