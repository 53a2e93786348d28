import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../src/app/build-app.ts'
import { createTestApp, type TestApp } from '../support.ts'

let t: TestApp
let app: TestApp['app']
const lines: string[] = []
const answers: string[] = []
beforeAll(async () => {
  t = await createTestApp()
  app = await buildApp({
    config: { ...t.services.config, logLevel: 'debug' },
    database: t.database,
    services: t.services,
    logTo: { write: (line) => void lines.push(line) },
  })
})
afterAll(async () => {
  await app.close()
  await t.close()
})

const canary = (name: string) => `canary-${name}-5d1f9ab2c7`
const PASSWORD = canary('password')

async function send(method: 'GET' | 'POST', url: string, payload?: object, headers = {}) {
  const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  answers.push(answer.payload)
  return answer
}
const write = (token: string, type: string, tail: string, attributes: object) =>
  send(
    'POST',
    `/api/v1/${type}${tail}`,
    { data: { type, attributes } },
    { authorization: `Bearer ${token}` },
  )

/** All rows of all tables, bytes as hex, among them those of the job library. */
async function dump(): Promise<string> {
  const tables = await t.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const [row] = await t.rows<{ text: string | null }>(
      `select string_agg(to_jsonb(x)::text, '') as text from ${name} x`,
    )
    texts.push(row?.text ?? '')
  }
  return texts.join('')
}
const forms = (secret: string) => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
]
const holds = (text: string, secret: string) => forms(secret).some((form) => text.includes(form))

async function signIn(username: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    payload: { username, password: PASSWORD },
  })
  expect(answer.statusCode).toBe(200)
  return {
    token: answer.json<{ access_token: string }>().access_token,
    refresh: answer.cookies[0]!.value,
  }
}

/** Writes and reads what holds secrets, as a person of the team and as one of the site. */
async function writeSecrets(operator: string, site: string) {
  const account = {
    platform: 'youhaohuo',
    uid: '70001',
    nickname: '小红豆',
    secret: canary('secret'),
    cookies: canary('cookies'),
  }
  const hook = {
    name: 'orders',
    url: 'https://hooks.example.com/omc',
    events: ['job.done'],
    secret: canary('webhook'),
  }
  const made = [
    await write(operator, 'studio_accounts', '/sync_info', account),
    await write(site, 'webhooks', '', hook),
  ]
  expect(made.map(({ statusCode }) => statusCode)).toEqual([
    expect.toSatisfy((status: number) => status < 300),
    201,
  ])
  // And once more where it is refused, because refusals like to repeat what they were given.
  await write(operator, 'studio_accounts', '/sync_info', { ...account, platform: 7 })
  await write(site, 'webhooks', '', { ...hook, url: 'file:///etc/passwd' })
  const authorization = `Bearer ${site}`
  for (const list of ['studio_accounts', 'webhooks', 'audit_events', 'sessions', 'users'])
    await send('GET', `/api/v1/${list}`, undefined, { authorization })
}

it('no secret stands in a table, in a log of everything or in an answer that is not its own (T9)', async () => {
  const hash = await t.services.passwords.hash(PASSWORD, [])
  await t.rows(`update users set password_hash = $1 where username in ('operator', 'site_admin')`, [
    hash,
  ])
  const operator = await signIn('operator')
  const site = await signIn('site_admin')
  await send('POST', '/oauth/token', { username: 'operator', password: canary('wrong-password') })

  await writeSecrets(operator.token, site.token)
  // Its answer is a token, for the one who holds the cookie; what it leaves elsewhere counts.
  await app.inject({ url: '/refreshToken', headers: { cookie: `omc_refresh=${operator.refresh}` } })

  const secrets = [
    PASSWORD,
    canary('wrong-password'),
    canary('secret'),
    canary('cookies'),
    canary('webhook'),
    operator.token,
    operator.refresh,
    site.token,
    site.refresh,
  ]
  const rows = await dump()
  const places = { rows, log: lines.join(''), answers: answers.join('') }
  expect(lines.length).toBeGreaterThan(10)
  expect(answers.length).toBeGreaterThan(8)
  for (const [place, text] of Object.entries(places))
    for (const secret of secrets)
      expect([place, secret, holds(text, secret)]).toEqual([place, secret, false])

  // The look finds one that is planted.
  await t.rows('update business_teams set name = $1', [canary('cookies')])
  expect(holds(await dump(), canary('cookies'))).toBe(true)
})
