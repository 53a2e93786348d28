import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPasswords, type Passwords } from '../../src/auth/passwords.ts'
import { lastCode } from '../last-code.ts'
import { createTestApp, type TestApp } from '../support.ts'

let t: TestApp
const compared: (string | undefined)[] = []
beforeAll(async () => {
  const passwords = createPasswords()
  const counted: Passwords = {
    hash: passwords.hash,
    verify: (stored, password, from) => {
      compared.push(stored)
      return passwords.verify(stored, password, from)
    },
  }
  t = await createTestApp({ services: { passwords: counted } })
})
afterAll(() => t.close())
beforeEach(async () => {
  for (const table of ['rate_marks', 'sms_codes', 'sms_outbox'])
    await t.rows(`delete from ${table}`)
  compared.length = 0
})

const PHONE = '13800000005'
const address = (i: number) => `10.${i >> 8}.${i & 255}.7`
const ask = (username: string, from: number) =>
  t.anyone.inject({
    method: 'GET',
    url: '/sms_code',
    query: { username },
    remoteAddress: address(from),
  })
const login = (payload: object, from: number) =>
  t.anyone.inject({ method: 'POST', url: '/oauth/token', payload, remoteAddress: address(from) })
const sent = () => t.rows('select id from sms_outbox order by id')

/** Everything of an answer that could tell one person from another. */
const shape = ({ status, body, headers }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  body,
  headers: Object.keys(headers)
    .filter((name) => name !== 'x-request-id')
    .sort(),
})

describe('guessing (T11)', () => {
  it('from 120 addresses at once, one number gets three texts in ten minutes and no more', async () => {
    const names = [PHONE, 'operator']
    for (let round = 0; round < 3; round += 1)
      await Promise.all(Array.from({ length: 40 }, (_, i) => ask(names[i % 2]!, round * 40 + i)))
    expect(await sent()).toHaveLength(3)
    t.clock.advance(9 * 60_000)
    await Promise.all(Array.from({ length: 10 }, (_, i) => ask(PHONE, 500 + i)))
    expect(await sent()).toHaveLength(3)
  })

  it('of a code ends after five tries, from however many addresses and at whatever moment', async () => {
    await ask(PHONE, 1)
    const code = await lastCode(t, PHONE)
    const wrong = Array.from({ length: 20 }, (_, i) => String(1_000_000 + i)).filter(
      (one) => one !== code,
    )
    const answers = await Promise.all(
      wrong.map((one, i) => login({ username: PHONE, code: one }, 20 + i)),
    )
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true)
    const [kept] = await t.rows<{ tries: number }>('select tries from sms_codes')
    expect(kept!.tries).toBeLessThanOrEqual(5)
    expect((await login({ username: PHONE, code }, 90)).status).not.toBe(200)
  })

  it('tells nothing: people who exist, do not, or are disabled get answers of one shape', async () => {
    await t.rows(`update users set disabled_at = now() where username = 'vip'`)
    const shapes = []
    for (const [i, username] of ['operator', 'nobody-here', 'vip', '13899999999'].entries()) {
      shapes.push([
        shape(await login({ username, password: 'wrong password' }, 200 + i)),
        shape(await login({ username, code: '1234567' }, 300 + i)),
        shape(await ask(username, 400 + i)),
      ])
    }
    for (const one of shapes) expect(one).toEqual(shapes[0])
    await t.rows(`update users set disabled_at = null where username = 'vip'`)
  })

  it('costs the same for people who do not exist: one comparison of the same price', async () => {
    await login({ username: 'operator', password: 'wrong password' }, 600)
    await login({ username: 'nobody-here', password: 'wrong password' }, 601)
    expect(compared).toEqual([expect.stringContaining('$argon2id$'), undefined])
    const [known, unknown] = [compared[0], undefined]
    const passwords = createPasswords()
    await passwords.verify(undefined, 'warm', [])
    const times: [number[], number[]] = [[], []]
    // In turns, so that whatever else the machine does meets both alike.
    for (let i = 0; i < 15; i += 1)
      for (const [side, stored] of [known, unknown].entries()) {
        const startedAt = performance.now()
        await passwords.verify(stored, 'wrong password', [])
        times[side]!.push(performance.now() - startedAt)
      }
    const [a, b] = times.map(median) as [number, number]
    expect(Math.max(a, b) / Math.min(a, b)).toBeLessThan(2)
  })
})

const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0
