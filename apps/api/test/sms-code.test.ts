import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetOld } from '../src/jobs/forget-old.ts'
import { lastCode } from './last-code.ts'
import { createTestApp, type TestApp } from './support.ts'

let t: TestApp
beforeEach(async () => {
  t = await createTestApp()
})
afterEach(() => t.close())

const PHONE = '13800000005'
const ask = (username: string, remoteAddress = '127.0.0.1') =>
  t.anyone.inject({ method: 'GET', url: '/sms_code', query: { username }, remoteAddress })
const signIn = (code: string, remoteAddress = '127.0.0.1') =>
  t.anyone.inject({
    method: 'POST',
    url: '/oauth/token',
    remoteAddress,
    payload: { username: PHONE, code },
  })
const outbox = () =>
  t.rows<{ phone_number: string; code_sealed: Buffer | null }>(
    'select phone_number, code_sealed from sms_outbox order by id',
  )

describe('auth.sms_code', () => {
  it('sends seven digits, keeps only a hash, and the code signs in once', async () => {
    expect((await ask('operator')).body).toEqual({ data: { accepted: true } })
    const sent = await outbox()
    expect(sent).toHaveLength(1)
    expect(sent[0]!.phone_number).toBe(PHONE)
    const code = await lastCode(t, PHONE)
    expect(code).toMatch(/^\d{7}$/)
    const [kept] = await t.rows<{ code_hash: Buffer }>('select code_hash from sms_codes')
    expect(kept!.code_hash.toString('latin1')).not.toContain(code)
    expect((await signIn(code)).status).toBe(200)
    expect((await signIn(code)).status).toBe(401)
  })

  it('keeps no text in clear, and none at all once its code is used, replaced or old', async () => {
    const texts = async () => (await outbox()).map(({ code_sealed }) => code_sealed)
    await ask(PHONE)
    const code = await lastCode(t, PHONE)
    const everything = await t.rows<{ row: string }>('select o::text as row from sms_outbox o')
    const hex = Buffer.from(code).toString('hex')
    expect(everything.filter(({ row }) => row.includes(code) || row.includes(hex))).toEqual([])
    expect((await signIn(code)).status).toBe(200)
    expect(await texts()).toEqual([null])
    await ask(PHONE)
    await ask(PHONE)
    expect(await texts()).toEqual([null, null, expect.any(Buffer)])
    const later = new Date(t.clock.now().getTime() + 10 * 60_000 + 1)
    await t.database.asServer((db) => forgetOld(db, later))
    expect(await texts()).toEqual([null, null, null])
  })

  it('answers the same whether or not there is such a person', async () => {
    const known = await ask('operator')
    const unknown = await ask('nobody-here')
    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toEqual(known.body)
    expect(await outbox()).toHaveLength(1)
    expect(await t.rows('select operation from audit_events')).toEqual([
      { operation: 'auth.sms_code' },
    ])
  })

  it('takes no code after ten minutes, nor an older one', async () => {
    await ask(PHONE)
    const first = await lastCode(t, PHONE)
    await ask(PHONE)
    const second = await lastCode(t, PHONE)
    expect((await signIn(first)).status).toBe(401)
    t.clock.advance(10 * 60_000)
    expect((await signIn(second)).status).toBe(401)
  })

  it('gives a code five tries (T11)', async () => {
    await ask(PHONE)
    const code = await lastCode(t, PHONE)
    const wrong = code === '0000000' ? '1111111' : '0000000'
    for (let i = 0; i < 5; i += 1) expect((await signIn(wrong, `10.1.0.${i}`)).status).toBe(401)
    expect((await signIn(code, '10.1.1.1')).status).toBe(401)
  })

  it('sends a number at most three texts in ten minutes, no matter who asks and under what name (T11)', async () => {
    const names = [PHONE, 'operator']
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => ask(names[i % 2]!, `10.2.${i % 8}.${i}`)),
    )
    expect(await outbox()).toHaveLength(3)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
    t.clock.advance(10 * 60_000 + 1)
    await ask(PHONE)
    expect(await outbox()).toHaveLength(4)
  })

  it('holds back an address that asks for many', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 21; i += 1) statuses.push((await ask(`name-${i}`, '10.3.0.1')).status)
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
    expect(statuses[20]).toBe(429)
  })

  it('refuses another site', async () => {
    const answer = await t.anyone.inject({
      method: 'GET',
      url: '/sms_code',
      query: { username: 'operator' },
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
    expect(await outbox()).toHaveLength(0)
  })
})
