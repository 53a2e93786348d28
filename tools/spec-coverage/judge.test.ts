import { describe, expect, it } from 'vitest'
import { faults, gaps, judge, type Facts } from './judge.ts'
import { behavioursIn } from './read-behaviours.ts'
import type { Spec } from './read-spec.ts'
import { testsIn } from './read-tests.ts'

const spec: Spec = {
  operations: [
    { resource: 'users', method: 'GET', path: '/api/v1/users' },
    { resource: 'users', method: 'PUT', path: '/api/v1/users/{id}' },
  ],
  entities: [
    { type: 'users', fields: ['id', 'username'] },
    { type: null, fields: ['token'] },
  ],
  routes: ['/login', '/home'],
  places: [
    { route: '/login', operations: ['users.list', 'users.update'] },
    { route: '/home', operations: ['users.delete'] },
    { route: null, operations: ['users.update'] },
  ],
  behaviours: [
    { id: 'B-001', area: 'query' },
    { id: 'B-002', area: 'chat' },
  ],
  errors: ['E-001'],
  constants: [{ name: 'queryDepth', value: 5 }],
}
const shown = `
it('users.list narrows to the team', async () => {
  const answer = await operator.get('/api/v1/users')
  behaviour('B-001', () => expect(answer.body.data).toEqual([]))
})
test.each(rows)('users.update changes the row', async (row) => { await operator.put(\`/api/v1/users/\${row.id}\`); expect((await read()).name).toBe('x') })
`
const TITLE_ONLY = `it('B-001: sorts the rows', () => { expect(order).toBe('-updated_at') })`
const whole: Facts = {
  described: new Map([
    ['GET /api/v1/users', 'users.list'],
    ['PUT /api/v1/users/{id}', 'users.update'],
  ]),
  served: new Set(['GET /api/v1/users', 'PUT /api/v1/users/{id}']),
  tests: testsIn('users.test.ts', shown),
  behaviours: behavioursIn('users.test.ts', shown),
  fields: new Map([['users', new Set(['username'])]]),
  screens: new Set(['/login']),
  operations: new Set(['users.list', 'users.update', 'users.delete']),
  called: new Map([['/login', new Set(['users.list'])]]),
  constants: new Set(),
}
const gapsOf = (facts: Partial<Facts>, floors = {}) =>
  gaps(judge(spec, { ...whole, ...facts }), floors)

describe('coverage', () => {
  it('is whole when everything that has to be there is', () => {
    expect(gapsOf({})).toEqual([])
  })

  it.each([
    [
      'an operation that is not described',
      { described: new Map([['GET /api/v1/users', 'users.list']]) },
      'operations described: 1 of 2',
    ],
    [
      'an operation that is not routed',
      { served: new Set(['GET /api/v1/users']) },
      'operations served: 1 of 2',
    ],
    [
      'an operation whose path is another',
      { served: new Set(['GET /api/v1/users', 'PUT /api/v1/people/{id}']) },
      'operations served: 1 of 2',
    ],
    [
      'an operation no test shows',
      { tests: testsIn('x.test.ts', shown.replace('users.update', 'it')) },
      'operations shown by a test: 1 of 2',
    ],
    [
      'an operation that its test names but does not call',
      { tests: testsIn('x.test.ts', shown.replace('operator.put', 'operator.post')) },
      'operations shown by a test: 1 of 2',
    ],
    [
      'a test that looks at a status alone',
      { tests: testsIn('x.test.ts', shown.replace('(await read()).name', '(await put()).status')) },
      'operations shown by a test: 1 of 2',
    ],
    [
      'a behaviour whose body asserts nothing of the product',
      { behaviours: behavioursIn('x.test.ts', shown.replace('answer.body.data', '1 + 1')) },
      'behaviours: query: 0 of 1',
    ],
    [
      'a behaviour that only a title names',
      { behaviours: behavioursIn('x.test.ts', TITLE_ONLY) },
      'behaviours: query: 0 of 1',
    ],
    [
      'a field that is not there',
      { fields: new Map([['users', new Set(['name'])]]) },
      'fields of entities: 1 of 2',
    ],
    [
      'an operation that no screen and no other place names',
      { operations: new Set([...whole.operations, 'users.restore']) },
      'operations with a place: 3 of 4',
    ],
    [
      'a behaviour no test shows',
      { behaviours: behavioursIn('x.test.ts', shown.replace('B-001', 'B-003')) },
      'behaviours: query: 0 of 1',
    ],
  ] satisfies [string, Partial<Facts>, string][])('names %s', (_what, planted, gap) => {
    expect(gapsOf(planted)).toContainEqual(expect.stringContaining(gap))
  })

  it('counts the operations of built screens that such a screen calls', () => {
    const floors = { 'operations of built screens': 1 }
    expect(gapsOf({}, floors)).toEqual([])
    const called = new Map([['/home', new Set(['users.list'])]])
    expect(gapsOf({ called }, floors)).toContainEqual(
      expect.stringContaining('operations of built screens: 0 of 1'),
    )
  })

  it('names routes and operations of the table of screens that are not there', () => {
    const places = [{ route: '/hom', operations: ['users.lst'] }]
    expect(faults({ ...spec, places }, whole)).toEqual([
      'screens.json: no route /hom',
      'screens.json: /hom names no operation: users.lst',
    ])
  })

  it('names calls of behaviour that show nothing', () => {
    expect(faults(spec, whole)).toEqual([])
    const behaviours = behavioursIn('x.test.ts', shown.replace('expect(answer', 'read(answer'))
    expect(faults(spec, { ...whole, behaviours })).toEqual([
      'x.test.ts:4: behaviour B-001 does not count: its body asserts nothing of the product',
    ])
  })

  it('lets nothing fall below what was there before', () => {
    expect(gapsOf({}, { 'routes with a screen': 2 })).toEqual([
      expect.stringContaining('routes with a screen: 1 of 2, at least 2 wanted; missing: /home'),
    ])
  })
})

describe('testsIn', () => {
  it('reads titles with those of the blocks around them', () => {
    const text = `describe('users', () => { describe('list', () => { it('sorts', () => { expect(a).toBe(1) }) }) })`
    expect(testsIn('x', text)).toMatchObject([
      { file: 'x', title: 'users list sorts', asserts: true },
    ])
  })

  it('takes words in comments and texts for nothing', () => {
    expect(
      testsIn('x', `// it('users.list does', () => {})\nconst a = "it('users.list', () => {})"`),
    ).toEqual([])
  })
})
