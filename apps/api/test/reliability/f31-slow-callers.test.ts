import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../support.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('a caller has a bounded time for its headers and for its whole request (F31)', () => {
  const { server } = t.app
  expect(server.headersTimeout).toBeGreaterThan(0)
  expect(server.headersTimeout).toBeLessThanOrEqual(60_000)
  expect(server.requestTimeout).toBeGreaterThan(0)
  expect(server.requestTimeout).toBeLessThanOrEqual(60_000)
  expect(server.keepAliveTimeout).toBeGreaterThan(0)
})

it('two hundred callers that say nothing more keep nobody else from being served (F31)', async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = t.app.server.address() as AddressInfo
  const slow = Array.from({ length: 200 }, () => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('POST /oauth/token HTTP/1.1\r\nA: '),
    )
    socket.on('error', () => undefined)
    return socket
  })
  await Promise.all(slow.map((one) => new Promise((resolve) => one.once('connect', resolve))))
  for (let i = 0; i < 20; i += 1)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  for (const socket of slow) socket.destroy()
})
