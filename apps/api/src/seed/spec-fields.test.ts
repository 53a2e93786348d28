import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'

interface Entity {
  type: string | null
  kind: string
  fields: string[]
}

const { entities } = JSON.parse(
  readFileSync(new URL('../../../../docs/spec/entities.json', import.meta.url), 'utf8'),
) as { entities: Entity[] }

/** Fields that a fresh demo does not fill, and why. */
const EMPTY_AT_FIRST: Readonly<Record<string, string>> = {
  'access_accounts.secret': 'write only: has_secret tells whether one is set',
  'studio_accounts.secret': 'write only: has_secret tells whether one is set',
  'access_accounts.today_publish_times': 'counts the present day, and these rows are of another',
  'studio_accounts.day_publish_count': 'counts the present day, and these rows are of another',
  'studio_accounts.day_deleted_statistics': 'nothing of the history was deleted at its channel',
  'carry_publishes.video': 'the history holds image posts only',
  'publish_contents.device': 'a device signs in to an account when it publishes',
  'business_pools.creative_items_count': 'goods are assigned to contents by people',
}

/** Fields of the specification that are relations here: asked for by name. */
const RELATIONS: Readonly<Record<string, string>> = {
  business_categories: 'children',
  publish_contents: 'user',
  creator_tasks: 'user',
}
/** Lists below a record. */
const BELOW: Readonly<Record<string, string>> = { creator_pools: 'creator_tasks' }

/** Rows that are looked at; the newest come first. */
const PAGES = 8

let t: TestApp
let admin: Caller
beforeAll(async () => {
  t = await createTestApp({ data: 'demo' })
  admin = await t.as('admin')
})
afterAll(() => t.close())

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.keys(value).length === 0)

interface Row {
  id: string
  attributes: Record<string, unknown>
  relationships?: Record<string, { data?: unknown }>
}
const valueOf = ({ id, attributes, relationships }: Row, name: string): unknown =>
  name === 'id' ? id : (attributes[name] ?? relationships?.[name]?.data)

async function pathOf(type: string): Promise<string> {
  const above = BELOW[type]
  if (above === undefined) return `/api/v1/${type}`
  const { body } = await admin.get(`/api/v1/${above}`)
  return `/api/v1/${above}/${body.data[0].id}/${type}`
}

async function emptyFields({ type, fields }: Entity): Promise<string[]> {
  const empty = new Set(fields)
  const include = RELATIONS[type ?? '']
  const path = await pathOf(type ?? '')
  for (let page = 1; page <= PAGES && empty.size > 0; page += 1) {
    const { body, status } = await admin.get(path, {
      ...(include === undefined ? {} : { include }),
      'page[number]': String(page),
      'page[size]': '100',
    })
    if (status !== 200) return [`${type}: ${status}`]
    const rows: Row[] = body.data
    for (const row of rows)
      for (const name of empty) if (!isEmpty(valueOf(row, name))) empty.delete(name)
    if (rows.length < 100) break
  }
  return [...empty].map((name) => `${type}.${name}`)
}

describe('the fields of the specification', () => {
  it('are each filled in some row of the demo data', async () => {
    const found: string[] = []
    for (const entity of entities)
      if (entity.kind === 'resource' && entity.type !== null)
        found.push(...(await emptyFields(entity)))
    expect(found.filter((name) => !(name in EMPTY_AT_FIRST))).toEqual([])
    // Exceptions that no longer apply must be removed.
    expect(Object.keys(EMPTY_AT_FIRST).filter((name) => !found.includes(name))).toEqual([])
  })
})
