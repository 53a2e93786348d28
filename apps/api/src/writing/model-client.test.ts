import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '../kernel/problem.ts'
import type { ModelPiece } from './model-answer.ts'
import { createModelClient, type ModelLimits } from './model-client.ts'
import { writerAddress } from './writer-address.ts'

interface Asked {
  method: string
  url: string
  authorization: string | undefined
  body: Record<string, unknown>
}

let server: Server
let baseUrl: string
let answer: (response: ServerResponse, request: IncomingMessage) => void
const asked: Asked[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      asked.push({ method, url, authorization: headers.authorization, body: JSON.parse(text) })
      answer(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // listen has given it a port.
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => void (asked.length = 0))
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const ASK = { messages: [{ role: 'user' as const, content: '你好' }], maxTokens: 100 }
const client = (limits: Partial<ModelLimits> = {}, apiKey: string | undefined = 'key-1') =>
  createModelClient({ baseUrl, apiKey, model: 'm-1' }, { limits })
const json = (body: unknown, status = 200, headers = {}) => {
  answer = (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
}
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Problem)
  // The line above has shown it.
  const { status, code, details, headers } = error as Problem
  return { status, code, meta: details[0]?.meta, headers }
}
const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const delta = (content: string, finish: string | null = null) =>
  event({ model: 'm-2', choices: [{ delta: { content }, finish_reason: finish }] })
/** Sends the parts one after the other, in the ways a network cuts them. */
const streaming = (parts: readonly string[], end = true) => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const part of parts) response.write(part)
    if (end) response.end()
  }
}
const pieces = async (work: AsyncIterable<ModelPiece>) => {
  const all: ModelPiece[] = []
  for await (const piece of work) all.push(piece)
  return all
}

describe('a question', () => {
  it('goes out in the shape of the contract, with the key of its address', async () => {
    json({
      model: 'm-2',
      choices: [{ message: { content: '好' } }],
      usage: { prompt_tokens: 7, completion_tokens: 1 },
    })
    expect(await client().complete({ ...ASK, temperature: 0.5 })).toEqual({
      text: '好',
      model: 'm-2',
      tokensIn: 7,
      tokensOut: 1,
    })
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/v1/chat/completions',
        authorization: 'Bearer key-1',
        body: {
          model: 'm-1',
          messages: ASK.messages,
          max_tokens: 100,
          temperature: 0.5,
          stream: false,
        },
      },
    ])
  })

  it('follows no redirect, so that the key stays where it belongs', async () => {
    json('', 307, { location: `${baseUrl}/elsewhere` })
    expect(await refusal(client().complete(ASK))).toMatchObject({
      status: 503,
      code: 'writer_unreachable',
    })
    expect(asked.map(({ url }) => url)).toEqual(['/v1/chat/completions'])
  })

  it.each([
    ['no JSON', 'oops'],
    ['another shape', { choices: [] }],
    ['no text', { choices: [{ message: { content: null } }] }],
    ['a list', []],
  ])('that is answered with %s has no usable answer', async (_name, body) => {
    json(body)
    expect(await refusal(client().complete(ASK))).toMatchObject({
      status: 503,
      code: 'writer_unreachable',
    })
  })

  it('that is refused says so, with the status and words of the model', async () => {
    json({ error: { message: 'no such model' } }, 404)
    expect(await refusal(client().complete(ASK))).toMatchObject({
      status: 502,
      code: 'writer_refused',
      meta: { status: 404, message: 'no such model' },
    })
  })

  it('that comes too often or finds the server broken may be asked later, and is not asked twice', async () => {
    json({}, 429, { 'retry-after': '7' })
    expect(await refusal(client().complete(ASK))).toMatchObject({
      status: 503,
      headers: { 'retry-after': '7' },
    })
    json({}, 500)
    expect(await refusal(client().complete(ASK))).toMatchObject({ status: 503 })
    expect(asked).toHaveLength(2)
  })

  it('is given up when nothing comes, when it stops in the middle, and when it takes too long', async () => {
    answer = () => undefined
    expect((await refusal(client({ firstByteMs: 30 }).complete(ASK))).meta).toEqual({
      why: 'no_first_byte',
    })
    answer = (response) => void response.writeHead(200).write('{"choices"')
    expect((await refusal(client({ idleMs: 30 }).complete(ASK))).meta).toEqual({ why: 'idle' })
    expect((await refusal(client({ wholeMs: 30 }).complete(ASK))).meta).toEqual({ why: 'timeout' })
  })

  it('is given up when the asker wants it', async () => {
    const wish = new AbortController()
    answer = () => wish.abort()
    expect((await refusal(client().complete({ ...ASK, signal: wish.signal }))).meta).toEqual({
      why: 'aborted',
    })
    const before = asked.length
    expect(await refusal(client().complete({ ...ASK, signal: wish.signal }))).toMatchObject({
      status: 503,
    })
    expect(asked).toHaveLength(before)
  })

  it('takes no answer beyond its cap', async () => {
    json({ choices: [{ message: { content: 'x'.repeat(5000) } }] })
    expect((await refusal(client({ maxBytes: 1000 }).complete(ASK))).meta).toEqual({
      why: 'the answer is too large',
    })
  })

  it('that certainly never left is asked once more, any other is not', async () => {
    let calls = 0
    const failing = (code: string) => async () => {
      calls += 1
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
    }
    const ask = (code: string) =>
      refusal(
        createModelClient(
          { baseUrl, apiKey: undefined, model: 'm' },
          { fetcher: failing(code) },
        ).complete(ASK),
      )
    expect((await ask('ECONNREFUSED')).meta).toEqual({ why: 'ECONNREFUSED' })
    expect(calls).toBe(2)
    await ask('ECONNRESET')
    expect(calls).toBe(3)
  })
})

describe('a streamed answer', () => {
  it('comes in its pieces, wherever the network cuts it, and ends with what it cost', async () => {
    const whole = `: hi\n\n${delta('早上')}${delta('好')}${delta('', 'stop')}${event({ model: 'm-2', choices: [], usage: { prompt_tokens: 3, completion_tokens: 2 } })}data: [DONE]\n\n`
    streaming([whole.slice(0, 40), whole.slice(40, 77), whole.slice(77)])
    expect(await pieces(client().stream(ASK))).toEqual([
      { tag: 'text', text: '早上' },
      { tag: 'text', text: '好' },
      { tag: 'end', model: 'm-2', tokensIn: 3, tokensOut: 2 },
    ])
    expect(asked[0]!.body).toMatchObject({ stream: true, stream_options: { include_usage: true } })
  })

  it('that closes after its finish reason has ended too', async () => {
    streaming([delta('好', 'stop')])
    expect(await pieces(client().stream(ASK))).toEqual([
      { tag: 'text', text: '好' },
      { tag: 'end', model: 'm-1', tokensIn: undefined, tokensOut: undefined },
    ])
  })

  it('that closes before its end is broken, after the pieces it gave', async () => {
    streaming([delta('只有')])
    const got: ModelPiece[] = []
    const reading = (async () => {
      for await (const piece of client().stream(ASK)) got.push(piece)
    })()
    expect((await refusal(reading)).meta).toEqual({ why: 'the answer broke off' })
    expect(got).toEqual([{ tag: 'text', text: '只有' }])
  })

  it('that falls silent is given up', async () => {
    streaming([delta('一')], false)
    expect((await refusal(pieces(client({ idleMs: 40 }).stream(ASK)))).meta).toEqual({
      why: 'idle',
    })
  })

  it('whose reader stops is closed at the model', async () => {
    const closed = new Promise<void>((resolve) => {
      answer = (response, request) => {
        request.on('close', resolve)
        response.on('close', resolve)
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(delta('一'))
      }
    })
    for await (const piece of client().stream(ASK)) {
      expect(piece).toEqual({ tag: 'text', text: '一' })
      break
    }
    await closed
  })

  it('can carry a refusal', async () => {
    streaming([event({ error: { message: 'overloaded' } })])
    expect(await refusal(pieces(client().stream(ASK)))).toMatchObject({
      code: 'writer_refused',
      meta: { message: 'overloaded' },
    })
  })
})

describe('the address of the model', () => {
  const base = { aiModel: 'm', sandboxUrl: 'http://127.0.0.1:8090', sandboxToken: 'sandbox-token' }

  it('is the stand-in with its own token when none is set, and a key without an address goes nowhere', () => {
    expect(writerAddress({ ...base, aiBaseUrl: undefined, aiApiKey: 'secret' })).toEqual({
      baseUrl: 'http://127.0.0.1:8090',
      apiKey: 'sandbox-token',
      model: 'm',
    })
  })

  it('gets its own key and never the token of the stand-in', () => {
    expect(
      writerAddress({ ...base, aiBaseUrl: 'https://ai.example/v1', aiApiKey: undefined }),
    ).toEqual({
      baseUrl: 'https://ai.example',
      apiKey: undefined,
      model: 'm',
    })
    expect(
      writerAddress({ ...base, aiBaseUrl: 'https://ai.example', aiApiKey: 'own' }).apiKey,
    ).toBe('own')
  })

  it('without a key asks without one', async () => {
    json({ choices: [{ message: { content: '好' } }] })
    await createModelClient({ baseUrl, apiKey: undefined, model: 'm' }).complete(ASK)
    expect(asked[0]!.authorization).toBeUndefined()
  })
})
