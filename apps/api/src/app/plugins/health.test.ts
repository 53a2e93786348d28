import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { errorAnswers } from './error-answers.ts'
import { health } from './health.ts'

const TOKEN = 'a token of the people who run it'
let app: FastifyInstance
beforeEach(async () => {
  app = Fastify({ trustProxy: 'loopback' })
  errorAnswers(app)
  health(app, { database: async () => 'password of pg at 10.0.0.3 is wrong' }, { token: TOKEN })
  await app.ready()
})
afterEach(() => app.close())

const ask = async (url: string, remoteAddress: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url, remoteAddress, headers })
  return { status: answer.statusCode, text: answer.payload }
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

it('/metrics is for this machine and for the token', async () => {
  for (const near of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect((await ask('/metrics', near)).status).toBe(200)
  expect((await ask('/metrics', '10.0.0.9')).status).toBe(403)
  expect((await ask('/metrics', '10.0.0.9', bearer('another'))).status).toBe(403)
  expect((await ask('/metrics', '10.0.0.9', bearer(TOKEN))).status).toBe(200)
})

it('a proxy on this machine speaks for somebody else, whatever it says', async () => {
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host'])
    expect((await ask('/metrics', '127.0.0.1', { [header]: '127.0.0.1' })).status).toBe(403)
})

it('/readyz tells everybody that it is not ready, and why only those', async () => {
  const far = await ask('/readyz', '10.0.0.9')
  expect(far).toEqual({ status: 503, text: '{"status":"not ready"}' })
  expect((await ask('/readyz', '127.0.0.1')).text).toContain('10.0.0.3')
  expect((await ask('/readyz', '10.0.0.9', bearer(TOKEN))).text).toContain('10.0.0.3')
})
