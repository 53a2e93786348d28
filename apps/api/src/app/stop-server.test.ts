import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/template-db.ts'
import { testConfig } from '../../test/test-config.ts'
import { openTestClient } from '../realtime/testing/test-client.ts'
import { createServer } from './create-server.ts'

let testDatabase: TestDatabase
beforeAll(async () => {
  testDatabase = await createTestDatabase('people')
})
afterAll(() => testDatabase.drop())

const json = { 'content-type': 'application/json' }

async function ticketFrom(origin: string): Promise<string> {
  const signedIn = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'operator', password: 'omc-demo-2026' }),
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const answer = await fetch(`${origin}/api/v1/cable_tickets`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { type: 'cable_tickets', attributes: {} } }),
  })
  const { data } = (await answer.json()) as { data: { ticket: string } }
  return data.ticket
}

it('stops while sockets and kept-alive connections are open, and tells them to come back', async () => {
  const server = await createServer({
    ...testConfig,
    port: 0,
    databaseUrl: testDatabase.ownerUrl,
  })
  const { port } = server.app.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const clients = []
  for (let n = 0; n < 5; n += 1) {
    const ticket = await ticketFrom(origin)
    const client = await openTestClient(`ws://127.0.0.1:${port}/cable?token=${ticket}`)
    expect(await client.next()).toMatchObject({ type: 'welcome' })
    clients.push(client)
  }
  await server.stop()
  for (const client of clients) {
    expect(await client.next()).toEqual({
      type: 'disconnect',
      reason: 'server_restart',
      reconnect: true,
    })
    await client.closed
  }
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed')
})
