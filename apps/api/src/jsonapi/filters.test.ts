import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'
import { registry } from '../resources/index.ts'

let t: TestApp
let admin: Caller
beforeAll(async () => {
  t = await createTestApp()
  admin = await t.as('admin')
})
afterAll(() => t.close())

interface Json {
  type?: string
  enum?: string[]
  items?: Json
  pattern?: string
  format?: string
}

/** A valid value of a filter, as written in an address. */
function sample(schema: Json): string {
  if (schema.items) return sample(schema.items)
  if (schema.enum) return schema.enum[0]!
  if (schema.type === 'boolean') return 'true'
  if (schema.format === 'date-time') return '2026-01-01T00:00:00Z'
  if (schema.format === 'date') return '2026-01-01'
  if (schema.pattern?.includes('{3}')) return '0d5e8b1c-8a55-4c43-9b52-6f4c2f4a9d10'
  if (schema.pattern?.includes('-(0')) return '2026-01'
  return '7'
}

const FILTERS = registry.resources.flatMap(({ type, verbs, filters }) =>
  verbs.list
    ? Object.entries(filters ?? {}).map(([name, { schema }]) => [type, name, schema] as const)
    : [],
)

describe('every declared filter', () => {
  it.each(FILTERS)('%s by %s is one the database can answer', async (type, name, schema) => {
    const { status } = await admin.get(`/api/v1/${type}`, { [`filter[${name}]`]: sample(schema) })
    expect(status).toBe(200)
  })

  it('refuses an instant whose time zone no database has', async () => {
    const answer = await admin.get('/api/v1/carry_contents', {
      'filter[updated_since]': '2026-01-01T00:00:00+23:59',
    })
    expect([answer.status, answer.body.errors[0].code]).toEqual([400, 'invalid_date'])
  })
})
