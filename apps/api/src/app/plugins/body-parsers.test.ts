import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { registry } from '../../resources/index.ts'
import { bodyParsers } from './body-parsers.ts'
import { errorAnswers } from './error-answers.ts'

const PIECE = 64 * 1024
const LIMIT = 24 * 2 ** 20
const TYPE = { 'content-type': 'application/json' }
const app = Fastify()

beforeAll(async () => {
  errorAnswers(app)
  await bodyParsers(app)
  const operation = registry.operations.find(({ id }) => id === 'uploads.create')
  app.post('/files', { bodyLimit: LIMIT, ...(operation && { config: { operation } }) }, (call) => {
    // The parser opened the body of an operation that takes files.
    const { files } = call.body as { files: Record<string, Uint8Array> }
    return { bytes: files.file?.length }
  })
  app.post('/small', { bodyLimit: 1_000 }, ({ body }) => ({ body }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** A body with a file, in the pieces in which a network brings it. */
function* inPieces(fileBytes: number) {
  const file = Buffer.alloc(fileBytes, 7).toString('base64')
  const text = Buffer.from(JSON.stringify({ data: { type: 'uploads', attributes: { file } } }))
  for (let at = 0; at < text.length; at += PIECE) yield text.subarray(at, at + PIECE)
}

it.each([true, false])('joins no large body at once, its length declared: %s (T18)', async (is) => {
  const pieces = [...inPieces(15 * 2 ** 20)]
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const concat = vi.spyOn(Buffer, 'concat')
  const headers = { ...TYPE, ...(is && { 'content-length': String(length) }) }
  const payload = Readable.from(pieces)
  const answer = await app.inject({ method: 'POST', url: '/files', headers, payload })
  const joined = concat.mock.calls.map(([list]) => list.reduce((sum, one) => sum + one.length, 0))
  concat.mockRestore()
  expect(answer.json()).toEqual({ bytes: 15 * 2 ** 20 })
  expect(Math.max(0, ...joined)).toBeLessThan(2 ** 20)
})

const good = { status: 200, body: [1, 2] }
const wrongLength = { status: 400, code: 'bad_request' }
const tooLarge = { status: 413, code: 'too_large' }

it.each([
  ['of the declared length', '[1,2]', '5', good],
  ['without a declared length', '[1,2]', undefined, good],
  ['shorter than it says', '[1,2]', '6', wrongLength],
  ['longer than it says', '[1,2]', '4', wrongLength],
  ['larger than is taken', `"${'x'.repeat(1_000)}"`, undefined, tooLarge],
  ['that declares more than is taken', '[1,2]', '1001', tooLarge],
])('answers a body %s', async (_what, text, length, expected) => {
  const payload = Readable.from([Buffer.from(text)])
  const headers = { ...TYPE, ...(length !== undefined && { 'content-length': length }) }
  const answer = await app.inject({ method: 'POST', url: '/small', headers, payload })
  const { body, errors } = answer.json()
  expect({ status: answer.statusCode, body, code: errors?.[0].code }).toEqual(expected)
})

it('tells who sends too much so, and hangs up after the answer', async () => {
  const { port } = app.server.address() as AddressInfo
  const answer = await new Promise((resolve, reject) => {
    const call = request({ port, path: '/small', method: 'POST', headers: TYPE }, (response) => {
      response.resume()
      call.destroy()
      resolve([response.statusCode, response.headers.connection])
    })
    call.on('error', reject)
    call.write(`"${'x'.repeat(2_000)}`)
  })
  expect(answer).toEqual([413, 'close'])
})
