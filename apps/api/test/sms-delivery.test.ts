import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gatewayOf } from '../src/kernel/sms-settings.ts'
import { deliverSms } from '../src/sms/deliver-sms.ts'
import { createGatewaySender } from '../src/sms/gateway-sender.ts'
import { createLogSender } from '../src/sms/log-sender.ts'
import type { SmsSender } from '../src/sms/sms-sender.ts'
import { startSmsGateway, type SmsGatewayStandIn } from './sms-gateway-stand-in.ts'
import { createTestApp, type TestApp } from './support.ts'

let t: TestApp
let gateway: SmsGatewayStandIn
let sender: SmsSender
const warned: object[] = []
beforeAll(async () => {
  gateway = await startSmsGateway()
  const config = gateway.settings
  t = await createTestApp({ config })
  sender = createGatewaySender(gatewayOf(t.services.config)!, { timeoutMs: 300 })
})
afterAll(async () => {
  await t.close()
  await gateway.stop()
})
beforeEach(async () => {
  for (const table of ['rate_marks', 'sms_codes', 'sms_outbox'])
    await t.rows(`delete from ${table}`)
  for (const list of [gateway.phones, gateway.nonces, gateway.faults, warned]) list.length = 0
})

const PHONE = '13800000005'
const NEW_PHONE = '13900007777'
const ask = (username = PHONE) =>
  t.anyone.inject({ method: 'GET', url: '/sms_code', query: { username } })
const deliver = (by = sender, keepsCodes = false) =>
  deliverSms({
    database: t.database,
    keys: t.services.keys,
    sender: by,
    now: t.clock.now,
    keepsCodes,
    log: { warn: (facts) => void warned.push(facts) },
  })
const outbox = () =>
  t.rows<{ state: string; tries: number; kept: boolean; due: boolean; answer: string }>(
    `select state, tries, code_sealed is not null as kept, next_try_at is not null as due, answer
     from sms_outbox order by id`,
  )
const phone = (number: string) =>
  gateway.phones.findLast(({ phoneNumber }) => phoneNumber === number)?.params['code'] ?? ''

describe('a code on its way to the phone', () => {
  it('signs in with what the phone got; the database keeps it no longer', async () => {
    expect((await ask()).body).toEqual({ data: { accepted: true } })
    expect(await deliver()).toBe(1)
    expect(await outbox()).toEqual([
      { state: 'sent', tries: 1, kept: false, due: false, answer: 'biz-1' },
    ])
    const payload = { username: PHONE, code: phone(PHONE) }
    const answer = await t.anyone.inject({ method: 'POST', url: '/oauth/token', payload })
    expect(answer.status).toBe(200)
    expect(await deliver()).toBe(0)
  })

  it('registers a new person', async () => {
    await ask(NEW_PHONE)
    await deliver()
    const made = await t.anyone.inject({
      method: 'POST',
      url: '/register',
      payload: {
        username: 'xinren',
        password: 'correct horse 26',
        phone_number: NEW_PHONE,
        code: phone(NEW_PHONE),
      },
    })
    expect(made.status).toBe(201)
  })

  it('whose answer was lost is repeated under its key alone, and arrives once', async () => {
    await ask()
    gateway.faults.push({ tag: 'cut' })
    await deliver()
    expect(await outbox()).toMatchObject([{ state: 'unknown', kept: true, due: true }])
    expect(await deliver()).toBe(0)
    t.clock.advance(5_000)
    expect(await deliver()).toBe(1)
    expect(await outbox()).toMatchObject([
      { state: 'unknown', tries: 2, kept: false, due: false, answer: 'SignatureNonceUsed' },
    ])
    expect(new Set(gateway.nonces).size).toBe(1)
    expect(gateway.phones).toHaveLength(1)
    expect(warned).toMatchObject([
      { outcome: 'unknown', again: true },
      { outcome: 'unknown', again: false },
    ])
  })

  it('that the process died with is repeated under its key, too', async () => {
    await ask()
    const died: SmsSender = {
      async send(message) {
        await sender.send(message)
        throw new Error('the process died')
      },
    }
    await expect(deliver(died)).rejects.toThrow('the process died')
    t.clock.advance(29_999)
    expect(await deliver()).toBe(0)
    t.clock.advance(1)
    expect(await deliver()).toBe(1)
    expect(gateway.phones).toHaveLength(1)
  })

  it('that was refused for now is sent later under another key, and for good never', async () => {
    await ask()
    gateway.faults.push({ tag: 'refuse', status: 400, code: 'Throttling.User' })
    await deliver()
    expect(await outbox()).toMatchObject([{ state: 'refused', due: true }])
    t.clock.advance(5_000)
    await deliver()
    expect(await outbox()).toMatchObject([{ state: 'sent', tries: 2 }])
    expect(new Set(gateway.nonces).size).toBe(2)
    await ask()
    gateway.faults.push({ tag: 'refuse', status: 200, code: 'isv.AMOUNT_NOT_ENOUGH' })
    await deliver()
    const last = (await outbox()).at(-1)
    expect(last).toEqual({
      state: 'refused',
      tries: 1,
      kept: false,
      due: false,
      answer: 'isv.AMOUNT_NOT_ENOUGH',
    })
  })

  it('that never reached the gateway is tried four times, then no more', async () => {
    await ask()
    const away: SmsSender = { send: async () => ({ tag: 'not_sent', why: 'ECONNREFUSED' }) }
    const tried = []
    for (let i = 0; i < 6; i += 1) {
      tried.push(await deliver(away))
      t.clock.advance(60_000)
    }
    expect(tried).toEqual([1, 1, 1, 1, 0, 0])
    expect(await outbox()).toMatchObject([{ state: 'refused', kept: false, due: false }])
  })

  it('is sent by one of two processes, and not when it is too old or replaced', async () => {
    await ask()
    const both = await Promise.all([deliver(), deliver()])
    expect(both.toSorted((a, b) => a - b)).toEqual([0, 1])
    await ask()
    await ask()
    expect(await deliver()).toBe(1)
    t.clock.advance(10 * 60_000)
    await ask()
    t.clock.advance(10 * 60_000)
    expect(await deliver()).toBe(0)
    expect(gateway.phones).toHaveLength(2)
  })

  it('stays readable in a demo until it is used; the log is a phone for development', async () => {
    const lines: object[] = []
    await ask()
    await deliver(createLogSender({ info: (facts) => void lines.push(facts) }), true)
    expect(await outbox()).toMatchObject([{ state: 'sent', kept: true }])
    expect(lines).toEqual([{ phone_number: PHONE, text: expect.stringMatching(/验证码 \d{7}/) }])
  })

  it('wakes the post for known and unknown names alike', async () => {
    const woken: string[] = []
    const own = await createTestApp({
      config: gateway.settings,
      services: { sms: { wake: () => void woken.push('woken'), sweep: async () => undefined } },
    })
    for (const username of [PHONE, 'nobody-here'])
      await own.anyone.inject({ method: 'GET', url: '/sms_code', query: { username } })
    expect(woken).toEqual(['woken', 'woken'])
    await own.close()
  })
})

describe('without a way to phones', () => {
  it('a code is asked for in vain, and the answer says so', async () => {
    const own = await createTestApp({ config: { smsSender: 'none' } })
    const answer = await own.anyone.inject({
      method: 'GET',
      url: '/sms_code',
      query: { username: PHONE },
    })
    expect([answer.status, answer.body.errors[0].code]).toEqual([403, 'sms_off'])
    expect(await own.rows('select 1 from sms_outbox')).toEqual([])
    for (const path of ['/demo/people', '/demo/code?phone_number=13800000005'])
      expect((await own.anyone.get(path)).status).toBe(404)
    await own.close()
  })

  it('a demo shows the code to a visitor of its sign-in page', async () => {
    const own = await createTestApp({ config: { smsSender: 'none', demo: true } })
    const code = () => own.anyone.get('/demo/code', { phone_number: PHONE })
    expect((await code()).status).toBe(404)
    await own.anyone.inject({ method: 'GET', url: '/sms_code', query: { username: PHONE } })
    expect(await deliver()).toBe(0)
    const shown = await code()
    expect(shown.headers['cache-control']).toBe('no-store')
    const payload = { username: PHONE, code: shown.body.code }
    const signedIn = await own.anyone.inject({ method: 'POST', url: '/oauth/token', payload })
    expect(signedIn.status).toBe(200)
    expect((await code()).status).toBe(404)
    const { body } = await own.anyone.get('/demo/people')
    expect(body.people[2]).toEqual({
      username: 'manager',
      job: { zh: '团队主管', en: 'Manager' },
    })
    await own.close()
  })

  it('a demo with a gateway shows its people, and no code', async () => {
    const own = await createTestApp({ config: { ...gateway.settings, demo: true } })
    await own.anyone.inject({ method: 'GET', url: '/sms_code', query: { username: PHONE } })
    expect((await own.anyone.get('/demo/people')).status).toBe(200)
    expect((await own.anyone.get('/demo/code', { phone_number: PHONE })).body).toEqual({
      code: null,
    })
    await own.close()
  })
})
