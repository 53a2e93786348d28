import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPasswords } from '../../src/auth/passwords.ts'
import { registry } from '../../src/resources/index.ts'
import { sampled } from '../short-form.ts'
import { createTestApp, type Caller, type TestApp } from '../support.ts'

let t: TestApp
let by: Caller
beforeAll(async () => {
  t = await createTestApp({
    data: 'demo',
    config: { jobsPerPerson: 3 },
    // A few, so that the bound is met however slow the machine makes the flood.
    services: { passwords: createPasswords({ mostWaiting: 20 }) },
  })
  by = await t.as('admin')
})
afterAll(() => t.close())

const LISTS = sampled(
  registry.operations.filter(({ verb }) => verb === 'list'),
  3,
)
/** Longer than any answer may take here, far shorter than a pattern that explodes. */
const BOUND_MS = 5_000

/** Texts that make the patterns of careless servers explode. */
const EVIL = [
  `${'a'.repeat(190)}!`,
  '%_'.repeat(95),
  `${'(a+)+'.repeat(30)}$`,
  '\\'.repeat(190),
  `^(([a-z])+.)+[A-Z]([a-z])+$`,
  '*?'.repeat(90),
  `${'\t \u3000'.repeat(60)}x`,
]

async function timed<R>(work: () => Promise<R>): Promise<[R, number]> {
  const startedAt = performance.now()
  const result = await work()
  return [result, performance.now() - startedAt]
}

describe('a flood (T18)', () => {
  it.each(LISTS.map((one) => [one.id, one] as const))(
    '%s answers every filter at once, whatever text it is given',
    async (_id, { path, query }) => {
      const wrong: unknown[] = []
      const filters = Object.keys(query).filter((name) => name.startsWith('filter['))
      for (const name of filters)
        for (const text of name === 'filter[search]' ? EVIL : EVIL.slice(0, 3)) {
          const [{ status }, tookMs] = await timed(() => by.get(path, { [name]: text }))
          if (![200, 400].includes(status) || tookMs > BOUND_MS)
            wrong.push({ name, text, status, tookMs })
        }
      expect(wrong).toEqual([])
    },
  )

  it.each(LISTS.map((one) => [one.id, one] as const))(
    '%s refuses huge and deep pages and includes of includes',
    async (_id, { path, query }) => {
      const asked: Record<string, string>[] = [
        { 'page[size]': '101' },
        { 'page[size]': '999999999' },
        { 'page[number]': '999999999' },
        { include: Array.from({ length: 40 }, () => 'user.business_team').join('.') },
        { include: Array.from({ length: 400 }, (_, i) => `r${i}`).join(',') },
        { sort: Array.from({ length: 400 }, () => '-id').join(',') },
      ]
      for (const one of asked) {
        const [name = ''] = Object.keys(one)
        const { status, body } = await by.get(path, one)
        expect([one, status]).toEqual([one, 400])
        expect([query[name] === undefined ? name : body.errors[0].source.parameter]).toEqual([name])
      }
    },
  )

  it('of brackets 200,000 deep is refused in every body that is read', async () => {
    const deep = '['.repeat(200_000)
    for (const payload of [deep, `${deep}${']'.repeat(200_000)}`, '{"a":'.repeat(200_000)])
      for (const url of ['/oauth/token', '/api/v1/business_categories']) {
        const headers = { 'content-type': 'application/json' }
        const { status } = await by.inject({ method: 'POST', url, headers, payload })
        expect([400, 413, 422]).toContain(status)
      }
  })

  it('of sign-ins is refused past a bound, and others are served meanwhile', async () => {
    const flood = Array.from({ length: 200 }, (_, i) =>
      t.anyone.inject({
        method: 'POST',
        url: '/oauth/token',
        payload: { username: `nobody-${i}`, password: 'wrong password' },
        remoteAddress: `10.9.${i >> 8}.${i & 255}`,
      }),
    )
    const over = new AbortController()
    const flooding = Promise.all(flood).finally(() => over.abort())
    let meanwhile = 0
    while (!over.signal.aborted) {
      const { status } = await by.get('/api/v1/users/get_info')
      expect(status).toBe(200)
      if (!over.signal.aborted) meanwhile += 1
    }
    const answers = await flooding
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]))
    const busy = answers.filter(({ status }) => status === 503)
    for (const { headers } of busy) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(meanwhile).toBeGreaterThan(3)
  })

  it('of jobs is 429 with the time to wait, and leaves no more jobs than there is room for', async () => {
    const before = await t.rows('select 1 from jobs where user_id = $1', [by.userId])
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        by.post('/api/v1/exports', { resource: 'carry_contents', format: 'csv' }),
      ),
    )
    const made = await t.rows('select 1 from jobs where user_id = $1', [by.userId])
    expect(made.length - before.length).toBeLessThanOrEqual(3)
    expect(answers.filter(({ status }) => status === 201).length).toBe(made.length - before.length)
    const refused = answers.filter(({ status }) => status !== 201)
    for (const { status, headers, body } of refused) {
      expect([status, body.errors[0].code]).toEqual([429, 'queue_full'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  })
})
