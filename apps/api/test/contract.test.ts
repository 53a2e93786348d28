import { can, permissionsOf } from '@omc/acl'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerSchema, openapiDocument } from '../src/jsonapi/openapi.ts'
import type { Operation } from '../src/jsonapi/operation.ts'
import { registry } from '../src/resources/index.ts'
import { DEMO_PEOPLE } from '../src/seed/demo-people.ts'
import { createFactories } from './factories.ts'
import { FILES_AND_HOOKS } from './files-and-hooks.ts'
import { sampled } from './short-form.ts'
import { createTestApp, type Answer, type Caller, type TestApp } from './support.ts'
import { testTitles } from './test-titles.ts'

let t: TestApp
let admin: Caller
let deviceId: string
beforeAll(async () => {
  t = await createTestApp({ data: 'demo' })
  admin = await t.as('admin')
  const made = createFactories(t.database)
  const [account] = await t.rows<{ id: number }>(
    `select id from studio_accounts where uid = '88213'`,
  )
  const own = { business_team_id: admin.teamId, user_id: admin.userId }
  deviceId = String((await made.device({ ...own, studio_account_id: account!.id })).id)
  await made.job(own)
  await t.rows(FILES_AND_HOOKS, [admin.teamId, admin.userId])
  await made.user({
    username: NARROW.username,
    roles: [...NARROW.roles],
    business_team_id: admin.teamId,
  })
})
afterAll(() => t.close())

/** Somebody who may do little more than everybody. */
const NARROW = { username: 'narrow', roles: ['chatgpt'] as const, fullAccess: false }
const PEOPLE = [...DEMO_PEOPLE, NARROW]

const ROWS = registry.operations.map((operation) => [operation.id, operation] as const)
/** In the gate a third, where one rule answers for all operations. */
const SOME = sampled(ROWS, 3)
const pathOf = ({ path }: Operation, id = '1') => path.replace('{id}', id)

/** Sends the operation with a body only where it has one. */
function send(
  caller: Caller,
  operation: Operation,
  options: { id?: string; query?: Record<string, string>; attributes?: object } = {},
): Promise<Answer> {
  const { method, body, resource } = operation
  const attributes = options.attributes ?? {}
  const payload = body === 'form' ? attributes : { data: { type: resource.type, attributes } }
  return caller.inject({
    method,
    url: pathOf(operation, options.id),
    query: options.query ?? {},
    ...(body === 'none'
      ? {}
      : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(payload) }),
  })
}

describe('every operation', () => {
  it.each(ROWS.filter(([, { may }]) => may !== 'public'))(
    '%s answers 401 without a token',
    async (_id, operation) => {
      const answer = await send(t.anyone, operation)
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({
        status: 401,
        error: expect.any(String),
        errors: [{ status: '401', code: 'signed_out' }],
      })
    },
  )

  it('is public only for signing in', () => {
    const open = registry.operations.filter(({ may }) => may === 'public').map(({ id }) => id)
    expect(open).toEqual([
      'auth.login',
      'auth.credential_key',
      'auth.social_login',
      'auth.code',
      'auth.signup',
      'auth.register',
      'auth.refresh_token',
      'auth.sms_code',
    ])
  })

  it.each(SOME)(
    '%s answers 400 to a parameter it does not declare, and names it',
    async (_id, operation) => {
      const answer = await send(admin, operation, { query: { no_such_parameter: '1' } })
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toContainEqual(
        expect.objectContaining({ source: { parameter: 'no_such_parameter' } }),
      )
    },
  )

  it.each(SOME.filter(([, { body }]) => body !== 'none'))(
    '%s answers 422 to an attribute it does not declare, and points to it',
    async (_id, operation) => {
      const answer = await send(admin, operation, { attributes: { no_such_attribute: 1 } })
      expect(answer.status).toBe(422)
      const pointers = answer.body.errors.map(
        (error: { source?: { pointer?: string } }) => error.source?.pointer ?? '',
      )
      expect(pointers.some((pointer: string) => pointer.endsWith('/no_such_attribute'))).toBe(true)
    },
  )
})

describe('every operation with a permission', () => {
  const guarded = ROWS.flatMap(([id, operation]) =>
    operation.may === 'public' || operation.may === 'signed-in'
      ? []
      : [[id, operation, operation.may] as const],
  )
  const barred = (may: (typeof guarded)[number][2]) =>
    PEOPLE.find(({ roles, fullAccess }) => !can({ roles, admin: fullAccess ?? false }, may))

  it.each(
    sampled(
      guarded.filter(([, , may]) => barred(may)),
      3,
    ),
  )('%s answers 403 to somebody without it, and names it', async (_id, operation, may) => {
    const answer = await send(await t.as(barred(may)?.username ?? ''), operation)
    expect(answer.status).toBe(403)
    expect(answer.body.errors[0]).toMatchObject({ code: 'forbidden', meta: { permission: may } })
  })

  it('that everybody may call asks for what everybody holds', () => {
    const everyone = permissionsOf([], false)
    for (const [, , may] of guarded.filter(([, , may]) => !barred(may)))
      expect(everyone).toContain(may)
  })
})

const LISTS = ROWS.filter(([, { verb }]) => verb === 'list')

describe('every list', () => {
  it.each(sampled(LISTS, 3))(
    '%s filters, sorts and shows declared names only',
    async (_id, operation) => {
      const hidden = [
        'password_hash',
        'secret_sealed',
        'cookies_sealed',
        'deleted_at',
        'business_team_id desc',
      ]
      for (const name of hidden) {
        expect((await send(admin, operation, { query: { [`filter[${name}]`]: 'x' } })).status).toBe(
          400,
        )
        expect((await send(admin, operation, { query: { sort: name } })).status).toBe(400)
        expect(
          (
            await send(admin, operation, {
              query: { [`fields[${operation.resource.type}]`]: name },
            })
          ).status,
        ).toBe(400)
        expect((await send(admin, operation, { query: { include: name } })).status).toBe(400)
      }
    },
  )

  it.each(sampled(LISTS, 3))(
    '%s takes each of its sorts and keeps to the page',
    async (_id, operation) => {
      for (const name of operation.resource.sorts ?? ['updated_at']) {
        const answer = await send(admin, operation, {
          query: { sort: `-${name}`, 'page[size]': '2' },
        })
        expect(answer.status).toBe(200)
        expect(answer.body.data.length).toBeLessThanOrEqual(2)
      }
      expect((await send(admin, operation, { query: { 'page[size]': '101' } })).status).toBe(400)
      expect((await send(admin, operation, { query: { 'page[number]': '0' } })).status).toBe(400)
    },
  )
})

describe('every reading answer', () => {
  // Parameters that reading calls require; the other calls require none.
  const queries = (): Record<string, Record<string, string>> => ({
    'studio_accounts.get_publish_info': { uid: '88213' },
    'commands.inbox': { device_id: deviceId },
  })
  const BODIES: Record<string, object> = {
    'publish_contents.rehearse': {
      attempt_key: 'rehearsal-1',
      channel: 'jd',
      uid: '1',
      title: '秋装',
      desc: '',
      images: [],
      paragraphs: [],
      items: [],
      draft: false,
      activity: false,
    },
    'carry_materials.find_duplicates': { platform: 'douyin', candidates: [{ source_id: '1' }] },
  }
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const components = openapiDocument(registry, 'test').components

  // A file is bytes: what it is sent with is held by the tests of its operation.
  it.each(ROWS.filter(([, { effect, output }]) => effect === 'read' && output.kind !== 'file'))(
    '%s matches the schema it declares',
    async (id, operation) => {
      const validate = ajv.compile({ ...answerSchema(operation), components })
      const query = {
        ...(await neededQuery(operation)),
        ...queries()[id],
        ...everyInclude(operation),
      }
      const rowId = operation.onRecord ? await firstId(operation) : undefined
      const answer = await send(admin, operation, {
        query,
        attributes: BODIES[id] ?? {},
        ...(rowId === undefined ? {} : { id: rowId }),
      })
      expect(answer.status).toBe(200)
      validate(answer.body)
      expect(validate.errors ?? []).toEqual([])
      expect(answer.headers['content-type']).toContain('application/vnd.api+json')
    },
  )

  const everyInclude = ({ query, resource, nested }: Operation): Record<string, string> => {
    const shown = nested ? registry.resource(nested.resource) : resource
    return 'include' in query ? { include: Object.keys(shown.relations ?? {}).join(',') } : {}
  }

  /** An id of a fitting row, or the example, for every parameter that must be there. */
  async function neededQuery({ query, requiredQuery }: Operation) {
    const values: Record<string, string> = {}
    for (const name of requiredQuery) {
      const schema = query[name] as { 'x-resource'?: string; examples?: unknown[] }
      const type = schema['x-resource']
      const { table } = type === undefined ? {} : registry.resource(type)
      const [row] = table
        ? await t.rows<{ id: number }>(`select id from ${table} order by id limit 1`)
        : []
      const example = schema.examples?.[0]
      if (row) values[name] = String(row.id)
      else if (typeof example === 'string') values[name] = example
    }
    return values
  }

  async function firstId({ resource }: Operation) {
    const [row] = await t.rows<{ id: number }>(
      `select id from ${resource.table} order by id limit 1`,
    )
    return String(row?.id)
  }
})

describe('every writing operation', () => {
  it('is named by the title of a test that shows what it changes', async () => {
    const titles = await testTitles()
    const unnamed = registry.operations
      .filter(({ id, effect }) => effect === 'write' && !titles.includes(id))
      .map(({ id }) => id)
    expect(unnamed).toEqual([])
  })
})
