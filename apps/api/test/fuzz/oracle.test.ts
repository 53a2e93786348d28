import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../src/resources/index.ts'
import { sampled } from '../short-form.ts'
import { createTestApp, type Caller, type TestApp } from '../support.ts'

let t: TestApp
let admin: Caller
let columns: ReadonlyMap<string, string[]>
beforeAll(async () => {
  t = await createTestApp({ data: 'demo' })
  admin = await t.as('admin')
  const rows = await t.rows<{ table_name: string; names: string[] }>(
    `select table_name, array_agg(column_name::text) as names from information_schema.columns
     where table_schema = 'public' group by table_name`,
  )
  columns = new Map(rows.map(({ table_name, names }) => [table_name, names]))
})
afterAll(() => t.close())

const LISTS = registry.operations
  .filter(({ verb }) => verb === 'list')
  .map((operation) => [operation.id, operation] as const)

/** @source reliability T14 */
describe('a column that is not shown', () => {
  it.each(sampled(LISTS, 3))(
    '%s cannot be asked about by any parameter',
    async (_id, { resource, path }) => {
      const { table, type, filters = {}, sorts = ['updated_at'], relations = {} } = resource
      const shown = new Set(Object.keys(resource.attributes.properties))
      const hidden = (columns.get(table) ?? []).filter((name) => !shown.has(name))
      for (const name of hidden.filter((column) => !(column in filters))) {
        const [row] = await t.rows<{ value: string | null }>(
          `select "${name}"::text as value from ${table} where "${name}" is not null limit 1`,
        )
        const ask = (value: string) => admin.get(path, { [`filter[${name}]`]: value })
        const hit = await ask((row?.value ?? 'x').slice(0, 100))
        const miss = await ask('nobody has this')
        expect([name, hit.status]).toEqual([name, 400])
        expect(hit.body).toEqual(miss.body)
      }
      for (const name of hidden) {
        const asked = [
          ...(sorts.includes(name) ? [] : [{ sort: name }, { sort: `-${name}` }]),
          ...(name in relations ? [] : [{ include: name }]),
          { [`fields[${type}]`]: name },
        ]
        for (const query of asked) {
          const { status } = await admin.get(path, query)
          expect([query, status]).toEqual([query, 400])
        }
      }
    },
  )
})
