import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFactories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'

const CLIP = readFileSync(new URL('../../../../sandbox/web/clips/0.webm', import.meta.url))
let server: Server
let origin: string
let said: { status: number; body: string }
let asked: { authorization: string | undefined; body: string }[] = []
let t: TestApp
let operator: Caller
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.endsWith('.webm'))
      return response.setHeader('content-type', 'video/webm').end(CLIP)
    if (request.method === 'GET')
      return response.setHeader('content-type', 'video/mp4').end('no clip')
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    return request.on('end', () => {
      asked.push({
        authorization: request.headers.authorization,
        body: Buffer.concat(parts).toString('latin1'),
      })
      response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body)
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  // A server on a port has an address of this form.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  t = await createTestApp({
    config: {
      outboundAllow: [origin],
      aiBaseUrl: origin,
      aiApiKey: 'key-1',
      aiTranscribeModel: 'ears',
    },
  })
  operator = await t.as('operator')
})
beforeEach(() => {
  asked = []
  said = { status: 200, body: JSON.stringify({ text: ' 大家好，今天看这双跑鞋 ' }) }
})
afterAll(async () => {
  await t.close()
  server.close()
})

const content = (video: string, more: object = {}) =>
  createFactories(t.database).content({
    business_team_id: operator.teamId,
    user_id: operator.userId,
    video,
    ...more,
  })
const start = async (rows: readonly { id: number }[], more: object = {}) => {
  const ids = rows.map(({ id }) => String(id))
  const answer = await operator.post('/api/v1/carry_contents/transcribe', { ids, ...more })
  expect([answer.status, answer.body.data.attributes.kind]).toEqual([201, 'transcribe_contents'])
  return Number(answer.body.data.id)
}
const run = (id: number) => runJob({ database: t.database, services: t.services, tasks: TASKS }, id)
const words = async ({ id }: { id: number }) =>
  (await t.rows('select audio_text from carry_contents where id = $1', [id]))[0]?.audio_text
const result = async (id: number) =>
  (await t.rows<{ result: object }>('select result from jobs where id = $1', [id]))[0]?.result

it('carry_contents.transcribe writes down what is said in the clips, once', async () => {
  const [one, known] = [
    await content(`${origin}/1.webm`),
    await content(`${origin}/2.webm`, { audio_text: '原有文字' }),
  ]
  const job = await start([one, known])
  expect(await run(job)).toEqual({ tag: 'ended', state: 'done' })
  expect(await result(job)).toMatchObject({ written: 1, failed: [] })
  expect([await words(one), await words(known)]).toEqual(['大家好，今天看这双跑鞋', '原有文字'])
  expect(asked).toHaveLength(1)
  expect(asked[0]?.authorization).toBe('Bearer key-1')
  expect(asked[0]?.body).toContain('name="model"\r\n\r\nears')
  expect(asked[0]?.body).toContain('filename="clip.webm"')
  expect(asked[0]?.body).toContain(CLIP.toString('latin1'))
  await run(await start([known], { again: true }))
  expect(await words(known)).toBe('大家好，今天看这双跑鞋')
})

it('names each that cannot be heard, with the reason, and goes on', async () => {
  const stranger = await t.as('operator2')
  const rows = [
    await content(''),
    await content(`${origin}/page`),
    await content('http://127.0.0.1:9/closed.webm'),
    await createFactories(t.database).content({ business_team_id: stranger.teamId }),
  ]
  const good = await content(`${origin}/3.webm`)
  const job = await start([...rows, good])
  await run(job)
  expect(await result(job)).toMatchObject({
    written: 1,
    failed: rows.map(({ id }) => ({
      id: String(id),
      words: { zh: expect.any(String), en: expect.any(String) },
    })),
  })
})

it('is tried again while the service is away; a clear no is the row’s own', async () => {
  const one = await content(`${origin}/4.webm`)
  said = { status: 500, body: '{}' }
  const job = await start([one])
  expect(await run(job)).toMatchObject({ tag: 'again', inMs: 5000 })
  said = { status: 200, body: 'no json' }
  t.clock.advance(5000)
  expect(await run(job)).toMatchObject({ tag: 'again' })
  said = { status: 400, body: '{}' }
  t.clock.advance(60_000)
  await run(job)
  expect(await result(job)).toMatchObject({ written: 0, failed: [{ id: String(one.id) }] })
})
