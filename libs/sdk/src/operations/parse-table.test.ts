import { expect, it } from 'vitest'
import { parseTable } from './parse-table.ts'

const byId = (table: string) => new Map(parseTable(table).map((one) => [one.id, one]))

it('knows what is usual for the verbs of a resource', () => {
  const table = byId('things lgcudr')
  expect([...table.values()].map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v1/things',
    'GET /api/v1/things/{id}',
    'POST /api/v1/things',
    'PUT /api/v1/things/{id}',
    'DELETE /api/v1/things/{id}',
    'POST /api/v1/things/{id}/restore',
  ])
  expect(table.get('things.list')).toMatchObject({ effect: 'read', result: 'list', body: 'none' })
  expect(table.get('things.update')).toEqual({
    id: 'things.update',
    resource: 'things',
    name: 'update',
    method: 'PUT',
    path: '/api/v1/things/{id}',
    effect: 'write',
    result: 'record',
    body: 'jsonapi',
    bodyType: 'things',
    isPublic: false,
  })
  expect(table.get('things.delete')).toMatchObject({ result: 'empty', bodyType: null })
})

it('reads everything that is not usual', () => {
  const table = byId('things\n 0120i go stop=/halt\n 1133! login=/oauth/token')
  expect(table.get('things.go')).toMatchObject({
    method: 'GET',
    path: '/api/v1/things/{id}/go',
    effect: 'write',
    result: 'data',
  })
  expect(table.get('things.stop')?.path).toBe('/halt')
  expect(table.get('things.login')).toMatchObject({ isPublic: true, body: 'form', bodyType: null })
})

it('refuses a table that it does not understand', () => {
  for (const kind of ['9000', '0900', '0090', '0009', 'Girr', '0'])
    expect(() => parseTable(`things\n ${kind} list`)).toThrow('things.list')
  expect(() => parseTable('things x')).toThrow(TypeError)
})
