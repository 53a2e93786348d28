import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import T from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseQueryString, readParameters } from '../../src/jsonapi/parse-query.ts'
import { Closed } from '../../src/jsonapi/schema.ts'
import { compileCheck } from '../../src/jsonapi/validate.ts'
import { registry } from '../../src/resources/index.ts'
import { createFactories } from '../factories.ts'
import { createTestApp, type TestApp } from '../support.ts'
import { createRandom } from './random.ts'
import { sampleCall } from './sample-call.ts'
import { createWorld, type World } from './world.ts'

let t: TestApp
let world: World
beforeAll(async () => {
  t = await createTestApp({ data: 'demo' })
  const admin = await t.as('admin')
  await createFactories(t.database).device({
    business_team_id: admin.teamId,
    user_id: admin.userId,
  })
  world = await createWorld(t, admin, await t.as('operator2'))
})
afterAll(() => t.close())

const operation = (id: string) => {
  const found = registry.operations.find((one) => one.id === id)
  if (!found) throw new Error(`no operation ${id}`)
  return found
}

describe('a sampled call', () => {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)

  it('fits the schema of its body and of its parameters, for every operation', () => {
    for (const each of registry.operations) {
      const random = createRandom(7)
      const validate = each.input ? ajv.compile(each.input) : () => true
      const checkQuery = compileCheck(
        Closed(
          Object.fromEntries(
            Object.entries(each.query).map(([name, schema]) => [
              name,
              each.requiredQuery.includes(name) ? schema : T.Optional(schema),
            ]),
          ),
        ),
      )
      const parameters = (query: Record<string, string>) =>
        readParameters(
          parseQueryString(new URLSearchParams(query).toString()),
          each.query,
          checkQuery,
        )
      for (let run = 0; run < 10; run += 1) {
        const call = sampleCall(each, world, random, { optional: 0.6 })
        expect({ id: each.id, call, fits: validate(call.attributes) }).toMatchObject({ fits: true })
        expect(() => parameters(call.query)).not.toThrow()
        expect(call.url).not.toContain('{')
      }
    }
  })

  it('is the same again with the same seed', () => {
    const sampled = () =>
      sampleCall(operation('carry_contents.batch_to_publish'), world, createRandom(3), {
        now: new Date(0),
      })
    expect(sampled()).toEqual(sampled())
  })

  it('points to rows of the own team, of another team, or of both', () => {
    const move = operation('carry_contents.batch_content_status')
    const idsOf = (ids: 'own' | 'foreign' | 'mixed') =>
      sampleCall(move, world, createRandom(5), { ids }).attributes?.ids as string[]
    const own = new Set(world.idsOf('carry_contents'))
    const foreign = new Set(world.foreignIdsOf('carry_contents'))
    expect(idsOf('own').every((id) => own.has(id))).toBe(true)
    expect(idsOf('foreign').every((id) => foreign.has(id))).toBe(true)
    expect(idsOf('mixed').some((id) => own.has(id))).toBe(true)
    expect(idsOf('mixed').some((id) => foreign.has(id))).toBe(true)
    const path = sampleCall(operation('carry_contents.get'), world, createRandom(5), {
      ids: 'foreign',
    })
    expect(foreign.has(path.url.split('/').at(-1) ?? '')).toBe(true)
  })

  it('reads a plain id by its name', () => {
    const call = sampleCall(operation('carry_contents.get_publish_content'), world, createRandom(1))
    expect(world.idsOf('devices')).toContain(call.query.device_id)
  })
})

describe('the world', () => {
  it('keeps the rows of the two teams apart', () => {
    for (const { type } of registry.resources) {
      const own = new Set(world.idsOf(type))
      expect(world.foreignIdsOf(type).filter((id) => own.has(id))).toEqual([])
    }
  })
})
