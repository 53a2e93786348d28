import { sql } from 'kysely'
import T from 'typebox'
import { describe, expect, it } from 'vitest'
import type { Operation } from '../../src/jsonapi/operation.ts'
import { createRegistry } from '../../src/jsonapi/registry.ts'
import { action, mayOf, verb, type Resource } from '../../src/jsonapi/resource.ts'
import { Closed, Nullable } from '../../src/jsonapi/schema.ts'
import { registry } from '../../src/resources/index.ts'
import { fuzzBroken } from './fuzz-broken.ts'
import { fuzzValid } from './fuzz-valid.ts'
import { createJudge } from './judge-answer.ts'
import { openBench } from './open-bench.ts'
import { createRandom } from './random.ts'

/** Findings of a run when one resource is not served as it is declared. */
async function findingsOf(id: string, plant: (resource: Resource) => Resource) {
  const operation = operationOf(id)
  const planted = registry.resources.map((resource) =>
    resource.type === operation.resource.type ? plant(resource) : resource,
  )
  const bench = await openBench(createJudge(), createRegistry(planted))
  try {
    const valid = await fuzzValid(bench, operation, createRandom(1), 3)
    const broken = await fuzzBroken(bench, operation, createRandom(1), 20)
    return [...new Set([...valid.findings, ...broken.findings].map(({ kind }) => kind))]
  } finally {
    await bench.close()
  }
}

function operationOf(id: string): Operation {
  const found = registry.operations.find((one) => one.id === id)
  if (!found) throw new Error(`no operation ${id}`)
  return found
}

describe('the fuzzer', () => {
  it('finds nothing where nothing is wrong', async () => {
    expect(await findingsOf('views.update', (resource) => resource)).toEqual([])
  })

  it('finds a server that breaks', async () => {
    const breaks = async () => Promise.reject(new Error('planted'))
    const found = await findingsOf('creative_paragraphs.create', (resource) => ({
      ...resource,
      guard: breaks,
    }))
    expect(found).toContain('broken server')
  })

  it('finds an attribute that is not declared', async () => {
    const found = await findingsOf('creative_paragraphs.get', (resource) => ({
      ...resource,
      attributes: Closed({
        ...resource.attributes.properties,
        deleted_at: Nullable(T.String()),
      }),
    }))
    expect(found).toEqual(['schema'])
  })

  it('finds a write that leaves no audit row', async () => {
    const found = await findingsOf('creative_paragraphs.update', (resource) => {
      const { update } = resource.verbs
      if (!update || !resource.update) throw new Error('it can be changed')
      const silent = verb({
        may: mayOf(update),
        summary: 'changes without a trace',
        input: resource.update,
        run: async ({ db }, { id }) => {
          await sql`update creative_paragraphs set category = 'planted' where id = ${id}`.execute(
            db,
          )
          return { id }
        },
      })
      return { ...resource, verbs: { ...resource.verbs, update: silent } }
    })
    expect(found).toEqual(['audit'])
  })

  it('finds a read that writes, and a parameter that is let through', async () => {
    const found = await findingsOf('creative_paragraphs.list', (resource) => {
      const { list, ...verbs } = resource.verbs
      if (!list) throw new Error('it can be listed')
      const { query } = operationOf('creative_paragraphs.list')
      const declared = Object.fromEntries(
        Object.entries(query).map(([name, schema]) => [name, T.Optional(schema)]),
      )
      const touching = action({
        on: 'collection',
        method: 'GET',
        path: '/api/v1/creative_paragraphs',
        effect: 'read',
        may: list,
        summary: 'writes while it reads, and takes a hidden filter',
        query: Closed({ ...declared, sort: T.Optional(T.String()) }),
        output: { kind: 'raw', schema: T.Unknown() },
        run: async ({ db }) => {
          await sql`update creative_paragraphs set category = 'planted'`.execute(db)
          return { data: [], meta: { record_count: 0 } }
        },
      })
      return { ...resource, verbs, actions: { ...resource.actions, list: touching } }
    })
    expect(found).toEqual(expect.arrayContaining(['changed by a read', 'not refused']))
  })
})
