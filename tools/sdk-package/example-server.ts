import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { startCableServer } from '../../libs/sdk/src/testing/action-cable-server.ts'
import { encryptedName, keyAnswer } from './example-key.ts'

export interface ExampleServer {
  readonly url: string
  /** Faults in the received calls: a missing token or key. */
  readonly complaints: readonly string[]
  close(): Promise<void>
}

const TOKEN = 'token-of-xiaoman'
const TICKET = 'ticket-of-xiaoman'
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

const content = (title: string, id = '7') => ({
  type: 'carry_contents',
  id,
  attributes: { title },
})
const publish = (id: string) => ({
  type: 'carry_publishes',
  id,
  attributes: { channel: 'youhaohuo' },
  relationships: { carry_content: { data: { type: 'carry_contents', id: '7' } } },
})
const failure = (status: number, code: string, pointer?: string) => ({
  status,
  error: code,
  errors: [
    {
      status: String(status),
      code,
      title: code,
      detail: code,
      ...(pointer && { source: { pointer } }),
    },
  ],
})

/**
 * Serves the few answers that the consumers request, in the product's wire format, and their built
 * pages under `/pages`.
 *
 * @param pages folder of built pages
 */
export async function startExampleServer(pages: string): Promise<ExampleServer> {
  const complaints: string[] = []
  const server = createServer((request, response) => {
    answer(request, response, { pages, complaints }).catch((error: unknown) => {
      complaints.push(String(error))
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const cable = await startCableServer({
    on: server,
    pingMs: 1000,
    greet: (ticket) => [ticket === TICKET ? { type: 'welcome' } : { type: 'disconnect' }],
    // Each subscriber gets a message at once.
    subscribe: (identifier) => [
      { type: 'confirm_subscription', identifier },
      { identifier, message: { msg: 'queue_changed', uid: 'u1', kind: 'queued' } },
    ],
  })
  // as: a server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    complaints,
    async close() {
      await cable.close()
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

interface World {
  readonly pages: string
  readonly complaints: string[]
}

async function answer(request: IncomingMessage, response: ServerResponse, world: World) {
  const url = new URL(request.url ?? '/', 'http://example')
  if (url.pathname.startsWith('/pages/')) return sendPage(url.pathname, response, world.pages)
  const body = await read(request)
  const route = `${request.method} ${url.pathname}`
  const send = (status: number, document: unknown) => {
    response.writeHead(status, {
      'content-type': 'application/vnd.api+json',
      'x-request-id': 'request-1',
    })
    response.end(JSON.stringify(document))
  }
  if (route === 'GET /auth/key') return send(200, keyAnswer())
  if (route === 'POST /oauth/token') {
    if (encryptedName(body) !== 'xiaoman') world.complaints.push(`sign-in with ${body}`)
    return send(200, { access_token: TOKEN, token_type: 'Bearer', expires_in: 7200 })
  }
  if (request.headers.authorization !== `Bearer ${TOKEN}`) {
    world.complaints.push(`${route} without the token`)
    return send(401, failure(401, 'signed_out'))
  }
  if (request.method !== 'GET' && !request.headers['idempotency-key']) {
    world.complaints.push(`${route} without an idempotency key`)
  }
  return sendDocument(route, url.searchParams, send)
}

function sendDocument(
  route: string,
  query: URLSearchParams,
  send: (status: number, document: unknown) => void,
) {
  switch (route) {
    case 'GET /api/v1/carry_publishes':
      return send(200, pageOf(query))
    case 'GET /api/v1/carry_contents/7':
      return send(200, { data: content('Tea') })
    case 'POST /api/v1/cable_tickets':
      return send(201, { data: { ticket: TICKET, expires_at: '2030-01-01T00:00:00Z' } })
    case 'PUT /api/v1/users/7':
      return send(200, { data: { type: 'users', id: '7', attributes: { full_name: 'Xiaoman' } } })
    case 'PUT /api/v1/users/422':
      return send(422, failure(422, 'too_short', '/data/attributes/full_name'))
    default:
      return send(404, failure(404, 'not_found'))
  }
}

/** Three rows in pages of two. */
function pageOf(query: URLSearchParams): unknown {
  const included = query.get('include') === 'carry_content' ? [content('Tea')] : []
  const meta = { record_count: 3 }
  if (query.get('page[after]') === 'second') return { data: [publish('3')], included, meta }
  const data = [publish('1'), publish('2')]
  return { data, included, meta: { ...meta, next_cursor: 'second' } }
}

async function sendPage(name: string, response: ServerResponse, pages: string): Promise<void> {
  const file = path.join(pages, path.normalize(name.slice('/pages'.length)))
  response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' })
  response.end(await readFile(file))
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}
