import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/support.ts'

let t: TestApp
let authorization: string
beforeAll(async () => {
  t = await createTestApp({ data: 'demo' })
  authorization = `Bearer ${(await t.as('admin')).token}`
})
afterAll(() => t.close())

const LIST = '/api/v1/carry_contents?page[size]=100'
const ask = (url: string, encoding: string) =>
  t.app.inject({ url, headers: { authorization, 'accept-encoding': encoding } })

it('a list goes out packed as the caller takes it, and says that it depends on that', async () => {
  const plain = await ask(LIST, 'identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers.vary).toBe('accept-encoding')
  const gzip = await ask(LIST, 'gzip, deflate')
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload)
  const br = await ask(LIST, 'gzip, deflate, br')
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload)
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
  expect((await ask(LIST, 'br;q=0, gzip')).headers['content-encoding']).toBe('gzip')
})

it('what is small, written or may hold a secret goes out as it is', async () => {
  expect(
    (await ask(`${LIST}&filter[search]=zzzz`, 'br')).headers['content-encoding'],
  ).toBeUndefined()
  const login = await t.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'accept-encoding': 'br' },
    payload: { username: 'vip', password: 'omc-demo-2026' },
  })
  expect(login.statusCode).toBe(200)
  expect(login.headers['content-encoding']).toBeUndefined()
})

it('the description of the API is packed once for all', async () => {
  const [first, again] = [
    await ask('/api/openapi.json', 'br'),
    await ask('/api/openapi.json', 'br'),
  ]
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(first.rawPayload.equals(again.rawPayload)).toBe(true)
  const plain = await ask('/api/openapi.json', 'identity')
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(plain.payload)
})
