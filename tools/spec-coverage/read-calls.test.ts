import { expect, it } from 'vitest'
import { hasCall } from './read-calls.ts'
import { testsIn } from './read-tests.ts'

/** Whether the first test of the text calls the operation. */
function calls(text: string, route: string): boolean | undefined {
  const [test] = testsIn('x.test.ts', text)
  return test && hasCall(test.calls(), route)
}

const URL = `const URL = '/api/v1/users'\n`

it.each([
  ['a path in full', `it('x', () => by.get('/api/v1/users'))`, 'GET /api/v1/users'],
  ['a query', `it('x', () => by.get('/api/v1/users?sort=name'))`, 'GET /api/v1/users'],
  [
    'a constant and an id',
    `${URL}it('x', () => by.put(\`\${URL}/\${id}\`))`,
    'PUT /api/v1/users/{id}',
  ],
  [
    'a raw request',
    `it('x', () => { const url = '/signup'; return by.inject({ method: 'POST', url }) })`,
    'POST /signup',
  ],
  [
    'a helper',
    `${URL}const send = (id) => by.post(\`\${URL}/\${id}/lock\`)\nit('x', () => send('7'))`,
    'POST /api/v1/users/{id}/lock',
  ],
  [
    'a helper that is told the act',
    `${URL}const act = (name) => by.post(\`\${URL}/7/\${name}\`)\nit('x', () => act('lock'))`,
    'POST /api/v1/users/{id}/lock',
  ],
  [
    'a table of cases',
    `${URL}describe.each([\`\${URL}/names\`])('of %s', (path) => { it('x', () => by.get(path)) })`,
    'GET /api/v1/users/names',
  ],
])('finds a call by %s', (_how, text, route) => {
  expect(calls(text, route)).toBe(true)
})

it.each([
  ['another method', `it('x', () => by.get('/api/v1/users'))`, 'POST /api/v1/users'],
  ['another path', `it('x', () => by.get('/api/v1/teams'))`, 'GET /api/v1/users'],
  [
    'a path that is only written down',
    `it('x', () => expect('/api/v1/users'))`,
    'GET /api/v1/users',
  ],
  [
    'a helper that the test does not use',
    `const send = () => by.get('/api/v1/users')\nit('x', () => undefined)`,
    'GET /api/v1/users',
  ],
  [
    'the helper of the same name in another block',
    `describe('a', () => { it('x', () => send()) })
     describe('b', () => { const send = () => by.get('/api/v1/users') })`,
    'GET /api/v1/users',
  ],
  [
    'an act that the helper is not told',
    `const act = (name) => by.post(\`/api/v1/users/7/\${name}\`)\nit('x', () => act('unlock'))`,
    'POST /api/v1/users/{id}/lock',
  ],
])('takes for no call: %s', (_what, text, route) => {
  expect(calls(text, route)).toBe(false)
})
