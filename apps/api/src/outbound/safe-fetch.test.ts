import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Problem } from '../kernel/problem.ts'
import type { Lookup } from './checked-lookup.ts'
import { createOutbound } from './safe-fetch.ts'

/** An internal service, which must never be reached. */
let canary: Server
/** An allowed origin. */
let friend: Server
let port: number
let friendly: string
let answer: (request: IncomingMessage, response: ServerResponse) => void
const reached: IncomingMessage[] = []
const asked: { request: IncomingMessage; body: string }[] = []

beforeAll(async () => {
  canary = createServer((request, response) => {
    reached.push(request)
    response.end('the inside')
  })
  // Both families, so that every form of a local address would find it.
  await new Promise<void>((resolve) => canary.listen(0, '::', resolve))
  port = (canary.address() as AddressInfo).port
  friend = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked.push({ request, body })
      answer(request, response)
    })
  })
  await new Promise<void>((resolve) => friend.listen(0, '127.0.0.1', resolve))
  friendly = `http://127.0.0.1:${(friend.address() as AddressInfo).port}`
})
beforeEach(() => {
  reached.length = 0
  asked.length = 0
})
afterAll(async () => {
  for (const server of [canary, friend]) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** Names that resolve as the test says; nothing here asks a real resolver. */
const NAMES: Record<string, string[]> = {
  'private.example.com': ['127.0.0.1'],
  'mixed.example.com': ['93.184.216.34', '127.0.0.1'],
  'six.example.com': ['::1'],
  'mapped.example.com': ['::ffff:127.0.0.1'],
  'metadata.example.com': ['169.254.169.254'],
  'empty.example.com': [],
}
const stub =
  (names = NAMES): Lookup =>
  (hostname, options, callback) => {
    const found = (names[hostname] ?? ['127.0.0.1']).map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }))
    if (options.all) return callback(null, found)
    return callback(null, found[0]?.address ?? '', found[0]?.family)
  }

const open = (more: object = {}) =>
  createOutbound({ ports: [80, 443, port], allow: [friendly], lookup: stub(), ...more })
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: Problem) => error.code,
  )

/** `P` is the port the canary listens at: no form may lead there. */
const REFUSED = [
  'http://127.0.0.1:P/', 'http://127.0.0.1.:P/', 'http://127.1:P/', 'http://127.0.1:P/',
  'http://127.255.255.254:P/', 'http://2130706433:P/', 'http://0x7f000001:P/', 'http://0x7f.1:P/',
  'http://0x7f.0x0.0x0.0x1:P/', 'http://0177.0.0.1:P/', 'http://017700000001:P/',
  'http://0177.0.0.01:P/', 'http://0:P/', 'http://0.0.0.0:P/', 'http://00000000:P/',
  'http://1%32%37.0.0.1:P/', 'http://%31%32%37.0.0.1:P/', 'http://１２７.０.０.１:P/',
  'http://127.0.0.1:P/', 'http://①②⑦.⓪.⓪.①:P/', 'http://[::1]:P/', 'http://[::]:P/',
  'http://[0:0:0:0:0:0:0:1]:P/', 'http://[::ffff:127.0.0.1]:P/', 'http://[::ffff:7f00:1]:P/',
  'http://[0:0:0:0:0:ffff:127.0.0.1]:P/', 'http://[::127.0.0.1]:P/', 'http://[64:ff9b::7f00:1]:P/',
  'http://[2002:7f00:1::]:P/', 'http://[::ffff:0:127.0.0.1]:P/', 'http://[2001:0:7f00:1::]:P/',
  'http://[fe80::1]:P/', 'http://[fc00::1]:P/', 'http://[fd00:ec2::254]:P/', 'http://[fec0::1]:P/',
  'http://[ff02::1]:P/', 'http://10.0.0.1:P/', 'http://172.16.0.1:P/', 'http://172.31.255.255:P/',
  'http://192.168.1.1:P/', 'http://169.254.169.254/latest/meta-data/', 'http://2852039166/',
  'http://[::ffff:169.254.169.254]/', 'http://100.100.100.200/latest/meta-data/',
  'http://100.64.0.1/', 'http://192.0.0.192/', 'http://168.63.129.16/', 'http://198.18.0.1/',
  'http://203.0.113.7/', 'http://224.0.0.1/', 'http://240.0.0.1/', 'http://255.255.255.255/',
  'http://localhost:P/', 'http://LOCALHOST:P/', 'http://localhost.:P/', 'http://a.localhost:P/',
  'http://metadata.google.internal/', 'http://printer.local:P/', 'http://intranet:P/',
  'http://private.example.com:P/', 'http://mixed.example.com:P/', 'http://six.example.com:P/',
  'http://mapped.example.com:P/', 'http://metadata.example.com:P/',
  'http://user:pass@example.com/', 'http://user@127.0.0.1:P/', 'http://example.com@127.0.0.1:P/',
  'https://127.0.0.1:P/', 'file:///etc/passwd', 'gopher://127.0.0.1:P/_GET', 'ftp://127.0.0.1:P/',
  'data:text/plain,inside', 'javascript:alert(1)', 'ws://127.0.0.1:P/', 'unix:/var/run/docker.sock',
  'blob:http://127.0.0.1:P/1', 'http://example.com:22/', 'http://example.com:6379/',
  'http://example.com:5432/', 'http:127.0.0.1:P', 'http:/\\127.0.0.1:P', '//127.0.0.1:P/',
  'http:///127.0.0.1:P/', 'not an address', '', 'http://', 'http://exa mple.com/',
  `http://example.com/${'a'.repeat(5000)}`,
] as const // oxfmt-ignore

describe('an address that came from data (T12)', () => {
  it.each(REFUSED)('is not asked when it is %s', async (text) => {
    const outbound = open()
    const url = text.replace('P', String(port))
    expect(await codeOf(outbound.fetch(url))).toBe('address_not_allowed')
    expect(reached).toHaveLength(0)
    await outbound.close()
  })

  it('is not reached by a redirect either, wherever the redirect points', async () => {
    const outbound = open()
    // Without its two slashes an address is a path of the host that redirects.
    const absolute = REFUSED.filter(
      (one) => URL.canParse(one) || /^\w+:(\/\/[^/]|[^/\d])/.test(one),
    )
    expect(absolute.length).toBeGreaterThan(60)
    for (const text of absolute) {
      const location = encodeURI(decodeSafely(text.replace('P', String(port))))
      answer = (_request, response) => response.writeHead(302, { location }).end()
      expect([text, await codeOf(outbound.fetch(friendly))]).toEqual([text, 'address_not_allowed'])
    }
    expect(reached).toHaveLength(0)
    await outbound.close()
  })

  it('is reached by a plain fetch, so the canary would have been heard', async () => {
    for (const form of ['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '127.1', '[::1]']) {
      await fetch(`http://${form}:${port}/`).then((response) => response.text())
    }
    expect(reached).toHaveLength(6)
  })

  it('is not asked when its name leads outside while it is looked at and inside when connected to', async () => {
    const turns = ['93.184.216.34', '127.0.0.1', '127.0.0.1']
    const rebinding: Lookup = (hostname, options, callback) =>
      stub({ [hostname]: [turns.shift() ?? '127.0.0.1'] })(hostname, options, callback)
    await new Promise<void>((resolve) =>
      rebinding('rebind.example.com', { all: false }, (_error, address) => {
        expect(address).toBe('93.184.216.34')
        resolve()
      }),
    )
    const outbound = open({ lookup: rebinding })
    expect(outbound.check(`http://rebind.example.com:${port}/`).tag).toBe('allowed')
    const asking = outbound.fetch(`http://rebind.example.com:${port}/`)
    expect(await codeOf(asking)).toBe('address_not_allowed')
    expect(reached).toHaveLength(0)
    // The same name without the check reaches the canary, so the stub does rebind.
    turns.splice(0, turns.length, '127.0.0.1')
    const careless = createOutbound({
      lookup: rebinding,
      allow: [`http://rebind.example.com:${port}`],
    })
    expect((await careless.fetch(`http://rebind.example.com:${port}/`)).bytes.toString()).toBe(
      'the inside',
    )
    await outbound.close()
    await careless.close()
  })
})

describe('an answer', () => {
  it('comes with its type and bytes from where redirects led, at most three of them', async () => {
    const outbound = open()
    answer = (request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) response.writeHead(200, { 'content-type': 'Image/PNG; q=1' }).end('picture')
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    }
    expect(await outbound.fetch(`${friendly}/3`, { accept: ['image/'] })).toMatchObject({
      status: 200,
      url: `${friendly}/0`,
      contentType: 'image/png',
      bytes: Buffer.from('picture'),
    })
    expect(await codeOf(outbound.fetch(`${friendly}/4`))).toBe('outside_too_many_redirects')
    expect(await outbound.fetch(`${friendly}/1`, { maxRedirects: 0 })).toMatchObject({
      status: 302,
      headers: { location: '/0' },
    })
    await outbound.close()
  })

  it('is cut when it is too large, said or not', async () => {
    const outbound = open()
    answer = (_request, response) => response.writeHead(200, { 'content-length': '2000' }).end()
    expect(await codeOf(outbound.fetch(friendly, { maxBytes: 1000 }))).toBe('outside_too_large')
    let written = 0
    answer = (_request, response) => {
      const more = () => {
        while (!response.destroyed && written < 50_000_000) {
          written += 65_536
          if (response.write(Buffer.alloc(65_536))) continue
          response.once('drain', more)
          break
        }
      }
      more()
    }
    expect(await codeOf(outbound.fetch(friendly, { maxBytes: 100_000 }))).toBe('outside_too_large')
    expect(written).toBeLessThan(20_000_000)
    await outbound.close()
  })

  it('is not taken in another type or packed, but a failure is told whatever its type', async () => {
    const outbound = open()
    const saying = (status: number, headers: Record<string, string>) => {
      answer = (_request, response) => response.writeHead(status, headers).end('x')
      return outbound.fetch(friendly, { accept: ['image/', 'application/json'] })
    }
    expect(await codeOf(saying(200, { 'content-type': 'text/html' }))).toBe('outside_wrong_type')
    expect(await codeOf(saying(200, {}))).toBe('outside_wrong_type')
    const packed = { 'content-type': 'image/png', 'content-encoding': 'gzip' }
    expect(await codeOf(saying(200, packed))).toBe('outside_wrong_type')
    expect((await saying(404, { 'content-type': 'text/html' })).status).toBe(404)
    expect((await saying(200, { 'content-type': 'application/json' })).status).toBe(200)
    await outbound.close()
  })

  it('that does not come in time, or breaks, is none', async () => {
    const outbound = open()
    answer = () => undefined
    expect(await codeOf(outbound.fetch(friendly, { timeoutMs: 50 }))).toBe('outside_unreachable')
    answer = (_request, response) => void response.writeHead(200).write('x')
    expect(await codeOf(outbound.fetch(friendly, { timeoutMs: 50 }))).toBe('outside_unreachable')
    answer = (request) => void request.socket.destroy()
    expect(await codeOf(outbound.fetch(friendly))).toBe('outside_unreachable')
    await outbound.close()
  })

  it('is told by its head alone where that is wanted, whatever its body is, and redirects are still checked', async () => {
    const outbound = open()
    const asking = { headOnly: true, maxBytes: 1, timeoutMs: 2000 } as const
    const bodies: (typeof answer)[] = [
      (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('packed'),
      (_request, response) => response.writeHead(200).end(Buffer.alloc(200_000)),
      // It never ends.
      (_request, response) => void response.writeHead(200).write('x'),
    ]
    for (const body of bodies) {
      answer = body
      expect(await outbound.fetch(friendly, asking)).toMatchObject({
        status: 200,
        bytes: Buffer.alloc(0),
      })
    }
    answer = (_request, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end()
    expect(await codeOf(outbound.fetch(friendly, asking))).toBe('address_not_allowed')
    expect((await outbound.fetch(friendly, { ...asking, maxRedirects: 0 })).status).toBe(302)
    expect(reached).toHaveLength(0)
    await outbound.close()
  })

  it('comes piece by piece where that is wanted', async () => {
    const outbound = open()
    answer = (_request, response) => {
      response.write('one ')
      response.end('two')
    }
    const { body, status } = await outbound.open(friendly)
    let text = ''
    for await (const part of body) text += Buffer.from(part).toString()
    expect([status, text]).toEqual([200, 'one two'])
    await outbound.close()
  })
})

describe('what is sent', () => {
  it('keeps our keys for the origin they belong to', async () => {
    const keyed = { origin: 'https://api.example.com', headers: { authorization: 'Bearer ours' } }
    const outbound = open()
    answer = (_request, response) => response.end('ok')
    await outbound.fetch(friendly, { keyed, headers: { 'x-own': '1' } })
    expect(asked[0]?.request.headers).toMatchObject({ 'x-own': '1', 'accept-encoding': 'identity' })
    expect(asked[0]?.request.headers.authorization).toBeUndefined()
    await outbound.fetch(friendly, { keyed: { ...keyed, origin: friendly } })
    expect(asked[1]?.request.headers.authorization).toBe('Bearer ours')
    await outbound.close()
  })

  it('carries neither the headers nor the body of the caller on to another host', async () => {
    const other = `http://127.0.0.1:${port}`
    const outbound = open({ allow: [friendly, other] })
    answer = (request, response) =>
      response.writeHead(request.method === 'POST' ? 307 : 302, { location: other }).end()
    const headers = { authorization: 'Bearer theirs', cookie: 'a=b', 'x-signature': 's' }
    await outbound.fetch(friendly, { headers })
    expect(reached).toHaveLength(1)
    for (const name of Object.keys(headers)) expect(reached[0]?.headers[name]).toBeUndefined()
    const posting = outbound.fetch(friendly, { method: 'POST', body: 'data', headers })
    expect(await codeOf(posting)).toBe('address_not_allowed')
    expect(reached).toHaveLength(1)
    await outbound.close()
  })

  it('turns a redirected POST into a GET without body, as browsers do', async () => {
    const outbound = open()
    answer = (request, response) =>
      request.url === '/' ? response.writeHead(303, { location: '/done' }).end() : response.end()
    await outbound.fetch(friendly, { method: 'POST', body: 'data' })
    expect(asked.map(({ request, body }) => [request.method, request.url, body])).toEqual([
      ['POST', '/', 'data'],
      ['GET', '/done', ''],
    ])
    await outbound.close()
  })
})

const decodeSafely = (text: string) => {
  try {
    return decodeURI(text)
  } catch {
    return text // not percent-encoded in a way that can be undone; used as it is
  }
}
