import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpGateway } from './create-http-gateway.ts'

const KEY = '11111111-2222-4333-8444-555555555555'
let server: Server
let baseUrl: string
let answer: (request: IncomingMessage, response: ServerResponse) => void
const asked: IncomingMessage[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway/v1`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const look = (gateway = createHttpGateway(), channel = {}) =>
  gateway.findPost({ name: 'jd', baseUrl, token: 'secret-token', ...channel }, 'uid/1?x', KEY)
const saying = (body: string, status = 200) => {
  answer = (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  return look()
}
const listing = (data: unknown, complete: unknown = true) =>
  saying(JSON.stringify({ data, complete }))
const post = (more: object = {}) => ({ post_id: 'p', feed_id: 'f-1', attempt_key: KEY, ...more })

describe('a look-up', () => {
  it('asks for the posts of one attempt, read-only, with the token of the channel', async () => {
    asked.length = 0
    await listing([])
    const [request] = asked
    expect(request!.method).toBe('GET')
    expect(request!.url).toBe(
      `/gateway/v1/platforms/jd/accounts/uid%2F1%3Fx/posts?attempt_key=${KEY}`,
    )
    expect(request!.headers.authorization).toBe('Bearer secret-token')
  })

  it('finds the post by its attempt key', async () => {
    const other = post({ attempt_key: 'another', feed_id: 'f-0' })
    expect(await listing([other, post()])).toEqual({ tag: 'found', feedId: 'f-1' })
    expect(await listing([post()], false)).toEqual({ tag: 'found', feedId: 'f-1' })
  })

  it('calls absent only what a complete list does not have', async () => {
    expect(await listing([])).toEqual({ tag: 'absent' })
    expect(await listing([post({ attempt_key: 'another' }), post({ attempt_key: null })])).toEqual({
      tag: 'absent',
    })
  })

  const MALFORMED: [string, string][] = [
    ['nothing', ''],
    ['no JSON', '<html>'],
    ['half a document', '{"data":[],"comp'],
    ['null', 'null'],
    ['a text', '"data"'],
    ['a bare list', '[]'],
    ['no list', '{"complete":true}'],
    ['data that is no list', '{"data":{},"complete":true}'],
    ['null among posts', '{"data":[null],"complete":true}'],
    ['numbers among posts', '{"data":[1],"complete":true}'],
    ['lists among posts', '{"data":[[]],"complete":true}'],
    ['posts without attempt key', '{"data":[{"feed_id":"f"}],"complete":true}'],
    ['a numeric attempt key', '{"data":[{"attempt_key":1}],"complete":true}'],
    ['no word on completeness', '{"data":[]}'],
    ['completeness as text', '{"data":[],"complete":"true"}'],
    ['an incomplete list', '{"data":[],"complete":false}'],
    ['the post without feed id', `{"data":[{"attempt_key":"${KEY}"}],"complete":true}`],
    [
      'the post with an empty feed id',
      `{"data":[{"attempt_key":"${KEY}","feed_id":""}],"complete":true}`,
    ],
    [
      'the post with a numeric feed id',
      `{"data":[{"attempt_key":"${KEY}","feed_id":7}],"complete":true}`,
    ],
  ]
  it.each(MALFORMED)('is unclear for %s', async (_name, body) => {
    expect(await saying(body)).toMatchObject({ tag: 'unclear' })
  })

  it.each([401, 403, 404, 429, 500, 503])(
    'is unclear for status %i, whatever the body says',
    async (status) => {
      expect(await saying('{"data":[],"complete":true}', status)).toEqual({
        tag: 'unclear',
        why: `status ${status}`,
      })
    },
  )

  it('follows no redirect, and hands its token to nobody else', async () => {
    asked.length = 0
    answer = (_request, response) =>
      response.writeHead(302, { location: `${baseUrl}/elsewhere` }).end()
    expect(await look()).toMatchObject({ tag: 'unclear' })
    expect(asked).toHaveLength(1)
  })

  it('is unclear when the connection breaks, before and in the answer', async () => {
    answer = (request) => request.socket.destroy()
    expect(await look()).toMatchObject({ tag: 'unclear' })
    answer = (request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"data":[],')
      setImmediate(() => request.socket.destroy())
    }
    expect(await look()).toMatchObject({ tag: 'unclear' })
    expect(await look(createHttpGateway(), { baseUrl: 'http://127.0.0.1:9' })).toMatchObject({
      tag: 'unclear',
    })
    expect(await look(createHttpGateway(), { baseUrl: 'not a url' })).toMatchObject({
      tag: 'unclear',
    })
  })

  it('reads no endless answer', async () => {
    let written = 0
    answer = (_request, response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && written < 50_000_000) {
          written += 65_536
          if (response.write(' '.repeat(65_536))) continue
          response.once('drain', more)
          break
        }
      }
      more()
    }
    expect(await look()).toEqual({ tag: 'unclear', why: 'the answer is too large' })
    expect(written).toBeLessThan(20_000_000)
  })

  it('gives up after its time limit', async () => {
    answer = () => undefined
    const gateway = createHttpGateway(fetch, { timeoutMs: 50 })
    expect(await look(gateway)).toEqual({ tag: 'unclear', why: expect.stringMatching(/timeout/i) })
  })
})
