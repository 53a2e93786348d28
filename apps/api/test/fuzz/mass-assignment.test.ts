import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../src/resources/index.ts'
import { sampled } from '../short-form.ts'
import { fuzzValid } from './fuzz-valid.ts'
import { createJudge } from './judge-answer.ts'
import { openBench } from './open-bench.ts'
import { prepareCall } from './prepare-call.ts'
import { createRandom } from './random.ts'
import { requestOf } from './request-of.ts'

let bench: Awaited<ReturnType<typeof openBench>>
beforeAll(async () => void (bench = await openBench(createJudge())))
afterAll(() => bench.close())

/** Columns that decide whose a row is, or who may what. */
const ALWAYS = [
  'id',
  'business_team_id',
  'full_access',
  'password_hash',
  'deleted_at',
  'created_at',
]

const WRITING = registry.operations
  .filter(({ verb }) => verb === 'create' || verb === 'update')
  .map((operation) => [operation.id, operation] as const)

/** @source reliability T13 */
describe('a valid document with one member more', () => {
  it.each(sampled(WRITING, 2))(
    '%s refuses what cannot be written, and writes nothing',
    async (_id, operation) => {
      const { resource, input } = operation
      const writable = Object.keys(input?.properties ?? {})
      const attributes = [...ALWAYS, ...Object.keys(resource.attributes.properties)].filter(
        (name) => !writable.includes(name),
      )
      const { call, caller } = await prepareCall(bench, operation, createRandom(1), {
        serial: 1,
      })
      await bench.writes.take()
      const put = (members: object, more: object = {}) =>
        caller.inject({
          ...requestOf(operation, call),
          payload: JSON.stringify({
            data: {
              type: resource.type,
              attributes: { ...call.attributes, ...more },
              ...members,
            },
          }),
        })
      for (const name of new Set(attributes)) {
        const { status, body } = await put({}, { [name]: '1' })
        expect([name, status]).toEqual([name, 422])
        expect(body.errors[0].source.pointer).toBe(`/data/attributes/${name}`)
      }
      for (const relation of Object.keys(resource.relations ?? {})) {
        const relationships = { [relation]: { data: { type: 'users', id: '1' } } }
        expect((await put({ relationships })).status).toBe(422)
      }
      expect((await put({ meta: { full_access: true } })).status).toBe(422)
      expect((await put({ id: '999999999999999' })).status).toBe(409)
      expect(await bench.writes.take()).toEqual(new Map())
    },
  )

  it('without it is accepted', async () => {
    const [, operation] = WRITING.find(([id]) => id === 'creative_paragraphs.update') ?? []
    if (!operation) throw new Error('paragraphs can be changed')
    expect(await fuzzValid(bench, operation, createRandom(1), 1)).toMatchObject({ succeeded: 1 })
  })
})
