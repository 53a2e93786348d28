import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'

let t: TestApp
let by: Caller
beforeAll(async () => {
  t = await createTestApp()
  by = await t.as('admin')
})
afterAll(() => t.close())

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const LIST = '/api/v1/business_categories'
const post = (who: Caller, url: string, payload: string, headers: object = JSON_TYPE) =>
  who.inject({ method: 'POST', url, payload, headers: { ...headers } })

it('nobody who is not known has a body read: not a broken one, nor a large one, nor a form', async () => {
  for (const payload of ['{', `"${'x'.repeat(3_000_000)}"`, `[${'1,'.repeat(500_000)}1]`])
    expect((await post(t.anyone, LIST, payload)).status).toBe(401)
})

it('a body that anybody may send ends at 64 kB', async () => {
  const sized = (bytes: number) =>
    JSON.stringify({ username: 'x'.repeat(bytes), password: 'wrong' })
  expect((await post(t.anyone, '/oauth/token', sized(70_000))).status).toBe(413)
  expect((await post(t.anyone, '/oauth/token', sized(60_000))).status).toBe(422)
  expect((await post(t.anyone, '/nowhere', sized(70_000))).status).toBe(413)
})

it('a body that nobody reads ends there, too', async () => {
  const restore = `${LIST}/1/restore`
  expect((await post(by, restore, `"${'x'.repeat(70_000)}"`)).status).toBe(413)
})

it('a body of more values than any call needs is refused before they are made', async () => {
  const body = (count: number) => `{"data":[${'1,'.repeat(count)}1]}`
  const { status, body: refusal } = await post(by, LIST, body(11_000))
  expect([status, refusal.errors[0].code]).toEqual([413, 'too_large'])
  expect((await post(by, LIST, body(9_000))).status).toBe(422)
})

it('a form is refused where none is declared, before its fields are counted', async () => {
  const { status, body } = await post(by, LIST, 'a=1&'.repeat(100_000), FORM_TYPE)
  expect([status, body.errors[0].code]).toEqual([415, 'media_type'])
  const form = 'username=operator&password=wrong'
  expect((await post(t.anyone, '/oauth/token', form, FORM_TYPE)).status).toBe(401)
})

it('an answer that the caller does not take is 406, and nothing is done for it', async () => {
  const ask = (url: string, accept: string, method: 'GET' | 'POST' = 'GET') =>
    by.inject({ method, url, headers: { accept } })
  const { status, body, headers } = await ask(LIST, 'text/html')
  expect([status, body.errors[0].code]).toEqual([406, 'not_acceptable'])
  expect(body.errors[0].meta.media_types).toContain('application/vnd.api+json')
  expect(headers['content-type']).toContain('application/vnd.api+json')
  for (const accept of [
    '*/*',
    'application/json',
    'application/vnd.api+json',
    'text/html,*/*;q=0.1',
  ])
    expect((await ask(LIST, accept)).status).toBe(200)
  const sessions = () => t.rows(`select 1 from cable_tickets`)
  const before = (await sessions()).length
  expect((await ask('/api/v1/cable_tickets', 'image/png', 'POST')).status).toBe(406)
  expect((await sessions()).length).toBe(before)
})

it('addresses that a trusted proxy names count, and those of anybody else do not', async () => {
  const seen = async (config: object, remoteAddress: string) => {
    const other = await createTestApp({ config })
    await other.anyone.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: { username: 'operator', password: 'omc-demo-2026' },
      remoteAddress,
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
    const [session] = await other.rows<{ remote_address: string }>(
      'select remote_address from sessions',
    )
    await other.close()
    return session?.remote_address
  }
  expect(await seen({}, '127.0.0.1')).toBe('203.0.113.7')
  expect(await seen({}, '10.1.2.3')).toBe('10.1.2.3')
  expect(await seen({ trustedProxies: ['10.1.0.0/16'] }, '10.1.2.3')).toBe('203.0.113.7')
  expect(await seen({ trustedProxies: ['10.1.0.0/16'] }, '127.0.0.1')).toBe('127.0.0.1')
  expect(await seen({ trustedProxies: [] }, '127.0.0.1')).toBe('127.0.0.1')
})
