import type { TSchema } from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFactories } from '../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'
import type { Actor } from '../kernel/actor.ts'
import { Problem } from '../kernel/problem.ts'
import { registry } from '../resources/index.ts'
import { checkReferences, namedIn } from './check-references.ts'
import type { Context } from './context.ts'
import type { Operation } from './operation.ts'
import { Closed, IdOf, IdsOf, Nullable, Text } from './schema.ts'

const FIELDS = {
  user_id: IdOf('users'),
  holder_id: Nullable(IdOf('users')),
  user_ids: IdsOf('users', 5),
  title: Text(20),
} satisfies Record<string, TSchema>

let t: TestApp
let manager: Caller
let mine: string
let foreign: string
beforeAll(async () => {
  t = await createTestApp()
  manager = await t.as('manager')
  mine = String(manager.userId)
  foreign = String((await t.as('operator2')).userId)
})
afterAll(() => t.close())

const base = registry.operations.find(({ id }) => id === 'views.create')!
/** An operation that takes the fields in its body, or as parameters. */
const taking = (verb: Operation['verb'], by: 'body' | 'query'): Operation => ({
  ...base,
  verb,
  input: by === 'body' ? Closed(FIELDS) : undefined,
  query: by === 'query' ? FIELDS : {},
})

interface Asked {
  input?: Record<string, unknown>
  query?: Record<string, unknown>
}
/** Undefined when nothing was refused. */
async function refusal(operation: Operation, asked: Asked, isKnown = true) {
  const actor: Actor = {
    userId: manager.userId,
    teamId: manager.teamId,
    sessionId: manager.sessionId,
    username: 'manager',
    roles: ['manager'],
    admin: false,
  }
  try {
    await t.database.asServer((db) =>
      // All that it looks at of a request.
      checkReferences(registry, operation, { db, actor: isKnown ? actor : undefined } as Context, {
        input: {},
        query: {},
        ...asked,
      }),
    )
    return undefined
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404) throw error
    return error.details[0]?.source
  }
}

it('an id of the own team may be named, one of another team may not, and its field is told', async () => {
  const create = taking('create', 'body')
  expect(await refusal(create, { input: { user_id: mine, title: foreign } })).toBeUndefined()
  expect(await refusal(create, { input: { user_id: foreign } })).toEqual({
    pointer: '/data/attributes/user_id',
  })
  expect(await refusal(create, { input: { user_id: '999999' } })).toEqual({
    pointer: '/data/attributes/user_id',
  })
})

it('where nobody may stand, nobody is fine and a stranger is not', async () => {
  const create = taking('create', 'body')
  expect(await refusal(create, { input: { holder_id: null } })).toBeUndefined()
  expect(await refusal(create, { input: { holder_id: foreign } })).toEqual({
    pointer: '/data/attributes/holder_id',
  })
})

it('each id of a list counts, one that comes twice as well; a batch answers for its own', async () => {
  const create = taking('update', 'body')
  expect(await refusal(create, { input: { user_ids: [mine, mine] } })).toBeUndefined()
  expect(await refusal(create, { input: { user_ids: [] } })).toBeUndefined()
  expect(await refusal(create, { input: { user_ids: [mine, foreign] } })).toEqual({
    pointer: '/data/attributes/user_ids',
  })
  const batch = taking('action', 'body')
  expect(await refusal(batch, { input: { user_ids: [foreign] } })).toBeUndefined()
  expect(await refusal(batch, { input: { user_id: foreign } })).toBeDefined()
})

it('a parameter of an action is held to the same; a filter only finds nothing', async () => {
  const action = taking('action', 'query')
  expect(await refusal(action, { query: { user_id: mine } })).toBeUndefined()
  expect(await refusal(action, { query: { user_id: foreign } })).toEqual({ parameter: 'user_id' })
  expect(await refusal(action, { query: { user_ids: [foreign] } })).toBeUndefined()
  expect(await refusal(taking('list', 'query'), { query: { user_id: foreign } })).toBeUndefined()
})

it('what is in the trash is not there', async () => {
  const { id } = await createFactories(t.database).user({ business_team_id: manager.teamId })
  const create = taking('create', 'body')
  expect(await refusal(create, { input: { user_id: String(id) } })).toBeUndefined()
  await t.rows('update users set deleted_at = now() where id = $1', [id])
  expect(await refusal(create, { input: { user_id: String(id) } })).toBeDefined()
})

it('who is not known names nobody: their calls look for rows in their own way', async () => {
  const create = taking('create', 'body')
  expect(await refusal(create, { input: { user_id: foreign } }, false)).toBeUndefined()
})

it('tells whom a call names, in its body and its parameters, and nothing of other kinds', () => {
  const asked = { input: { user_id: '1', user_ids: ['2', '3'], title: '9' }, query: {} }
  expect(namedIn(taking('create', 'body'), asked, 'users')).toEqual(['1', '2', '3'])
  expect(namedIn(taking('create', 'body'), asked, 'views')).toEqual([])
  const query = { user_id: '4' }
  expect(namedIn(taking('action', 'query'), { input: {}, query }, 'users')).toEqual(['4'])
})
