import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support.ts'
import { buildApp } from './build-app.ts'

const FORGED = 'a\r\n{"level":30,"msg":"signed in as admin"}\u001b[31m\u0085\u2028\u2029'
const SECRET = 'token-that-no-log-may-hold'

let t: TestApp
const written: string[] = []
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('what callers send stays inside one line of the log, and no secret of theirs is in it (T19, T9)', async () => {
  const app = await buildApp({
    config: { ...t.services.config, logLevel: 'debug' },
    database: t.database,
    services: {
      ...t.services,
      passwords: {
        ...t.services.passwords,
        verify: () => Promise.reject(new Error(`no such user ${FORGED}`)),
      },
    },
    logTo: { write: (line) => void written.push(line) },
  })
  const answer = await app.inject({
    method: 'POST',
    url: `/oauth/token?next=${encodeURIComponent(FORGED)}`,
    headers: {
      'user-agent': 'x',
      authorization: `Bearer ${SECRET}`,
      cookie: `omc_refresh=${SECRET}`,
    },
    payload: { username: FORGED.slice(0, 60), password: SECRET },
  })
  const failed = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    payload: { username: 'operator', password: SECRET },
  })
  expect([answer.statusCode, failed.statusCode]).toEqual([400, 500])
  await app.close()
  expect(written.length).toBeGreaterThan(2)
  for (const line of written) {
    expect(line.endsWith('\n')).toBe(true)
    for (const breaker of ['\r', '\n', '\u001b']) expect(line.slice(0, -1)).not.toContain(breaker)
    expect(() => JSON.parse(line) as unknown).not.toThrow()
  }
  expect(written.join('')).toContain('no such user')
  expect(written.join('')).not.toContain(SECRET)
})
