import type { IncomingMessage } from 'node:http'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createClientAddress } from './client-address.ts'

it.each([
  ['loopback', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['loopback', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['loopback', '127.0.0.1', undefined, '127.0.0.1'],
  ['loopback', '192.0.2.4', '203.0.113.7', '192.0.2.4'],
  ['192.0.2.0/24', '192.0.2.4', '203.0.113.7', '203.0.113.7'],
  ['192.0.2.0/24', '192.0.2.4', '203.0.113.7, 192.0.2.9', '203.0.113.7'],
  ['', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
])(
  'behind proxies of "%s" a socket of %s that says %s is %s, as for a route',
  async (proxies, socket, said, expected) => {
    const trusted = proxies === '' ? [] : [proxies]
    const app = Fastify({ trustProxy: trusted.length > 0 && trusted })
    const addressOf = createClientAddress(trusted)
    const seen: [string, string][] = []
    app.get('/', (request) => {
      seen.push([addressOf(request.raw), request.ip])
      return {}
    })
    const headers = said === undefined ? {} : { 'x-forwarded-for': said }
    await app.inject({ url: '/', remoteAddress: socket, headers })
    expect(seen).toEqual([[expected, expected]])
    await app.close()
  },
)

it('takes the address of the socket where a header names none', () => {
  const request = { headers: { 'x-forwarded-for': '' }, socket: { remoteAddress: '127.0.0.1' } }
  // As much of a request as is asked.
  const asked = request as unknown as IncomingMessage
  expect(createClientAddress(['loopback'])(asked)).toBe('127.0.0.1')
})
