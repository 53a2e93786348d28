import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../src/resources/index.ts'
import { createTestApp, type Caller, type TestApp } from '../support.ts'

let t: TestApp
let by: Caller
beforeAll(async () => {
  t = await createTestApp()
  by = await t.as('admin')
})
afterAll(() => t.close())

const WRITES = registry.operations.filter(
  ({ verb, may }) => (verb === 'create' || verb === 'update') && may !== 'public',
)
const nest = (depth: number): unknown => (depth === 0 ? {} : { a: nest(depth - 1) })

/** Broken bodies in place of a document, with the pointers that an error may name. */
const broken = (type: string, id: string): [string, string, RegExp][] => [
  ['nothing', 'null', /^(\/data)?$/],
  ['a list', '[]', /^(\/data)?$/],
  ['a text', '"document"', /^(\/data)?$/],
  ['a number', '7', /^(\/data)?$/],
  ['no data', '{}', /^\/data$/],
  ['data of nothing', '{"data":null}', /^\/data$/],
  ['data of a list', '{"data":[]}', /^\/data$/],
  ['data without type', '{"data":{"attributes":{}}}', /^\/data\/type$/],
  ['a type of number', '{"data":{"type":1,"attributes":{}}}', /^\/data\/type$/],
  ['no attributes', `{"data":{"type":"${type}","attributes":null}}`, /^\/data\/attributes/],
  ['attributes of a list', `{"data":{"type":"${type}","attributes":[1]}}`, /^\/data\/attributes/],
  [
    'an unknown attribute, deep',
    JSON.stringify({ data: { type, attributes: { nest: nest(200) } } }),
    /^$/,
  ],
  [
    'relations that point to themselves',
    JSON.stringify({
      data: { type, id, attributes: {}, relationships: { self: { data: { type, id } } } },
      included: [{ type, id, relationships: { self: { data: { type, id } } } }],
    }),
    /^\/(included|data)/,
  ],
]

describe('a broken document (F23)', () => {
  it.each(WRITES.map((one) => [one.id, one] as const))(
    '%s refuses each of them with 4xx and points to the fault',
    async (_id, { method, path, resource }) => {
      const wrong: unknown[] = []
      for (const [what, payload, pointer] of broken(resource.type, '1')) {
        const { status, body } = await by.inject({
          method,
          url: path.replaceAll('{id}', '1'),
          headers: { 'content-type': 'application/vnd.api+json' },
          payload,
        })
        const faults: { source?: { pointer?: string } }[] = body.errors ?? []
        const isPointedTo = faults.some(({ source }) => pointer.test(source?.pointer ?? 'nowhere'))
        if (status < 400 || status >= 500 || !isPointedTo) wrong.push({ what, status, faults })
      }
      expect(wrong).toEqual([])
    },
  )

  it('business_categories: a record under itself or under its own child is refused, with the place', async () => {
    const make = async (name: string, parent_id?: string) =>
      (await by.post('/api/v1/business_categories', { name, ...(parent_id ? { parent_id } : {}) }))
        .body.data.id as string
    const top = await make('top')
    const child = await make('child', top)
    for (const parent_id of [top, child]) {
      const { status, body } = await by.put(`/api/v1/business_categories/${top}`, { parent_id })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(body.errors[0].source).toEqual({ pointer: '/data/attributes/parent_id' })
    }
  })
})
