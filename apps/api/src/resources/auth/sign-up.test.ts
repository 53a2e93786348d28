import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lastCode } from '../../../test/last-code.ts'
import { createTestApp, type Answer, type TestApp } from '../../../test/support.ts'

let t: TestApp
beforeEach(async () => {
  t = await createTestApp()
})
afterEach(() => t.close())

const PHONE = '13912345678'
const ask = (phone = PHONE) =>
  t.anyone.inject({ method: 'GET', url: '/sms_code', query: { username: phone } })
const person = { username: 'xiaohe', password: 'river stones 88', phone_number: PHONE }
const send = (url: '/signup' | '/register', body: object) =>
  t.anyone.inject({ method: 'POST', url, payload: { ...person, ...body } })
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]
const people = async () => (await t.rows('select 1 from users')).length
const right = async () => {
  await ask()
  return { code: await lastCode(t, PHONE) }
}

describe.each(['/signup', '/register'] as const)('auth.signup and auth.register at %s', (url) => {
  it('make a person without roles in a team of their own, who can sign in', async () => {
    const answer = await send(url, await right())
    expect(answer.status).toBe(201)
    expect(answer.body.data).toEqual({
      id: expect.any(String),
      username: 'xiaohe',
      team_id: expect.any(String),
      joined: false,
    })
    const [row] = await t.rows(
      `select u.roles, u.full_access, u.phone_number, b.name from users u join business_teams b on b.id = u.business_team_id
       where u.username = 'xiaohe'`,
    )
    expect(row).toEqual({
      roles: [],
      full_access: false,
      phone_number: PHONE,
      name: 'xiaohe的团队',
    })
    const login = await t.anyone.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: { username: 'xiaohe', password: person.password },
    })
    const authorization = `Bearer ${login.body.access_token}`
    const users = await t.anyone.inject({
      method: 'GET',
      url: '/api/v1/users',
      headers: { authorization },
    })
    expect(users.status).toBe(403)
    const audits = await t.rows(
      `select operation from audit_events where operation = 'auth.signup'`,
    )
    expect(audits).toHaveLength(1)
  })
})

describe('auth.signup', () => {
  it('joins the team of a key without roles, and tells those who lead it', async () => {
    const manager = await t.as('manager')
    const answer = await send('/signup', {
      ...(await right()),
      team_key: 'xinghe',
      full_name: '何小河',
    })
    expect(answer.body.data).toMatchObject({ team_id: String(manager.teamId), joined: true })
    const notices = await t.rows<{ message: string; username: string }>(
      `select n.message, u.username from system_notices n join users u on u.id = n.user_id where n.title = '新成员加入' order by 2`,
    )
    expect(notices.map(({ username }) => username)).toEqual(['admin', 'manager', 'site_admin'])
    expect(notices[0]!.message).toContain('何小河')
    expect(codeOf(await send('/signup', { ...(await right()), team_key: 'nowhere' }))[0]).toBe(409)
  })

  it('says nothing of names and numbers that are taken before the phone is proved', async () => {
    const wrong = { code: '0000000' }
    const answers = [
      await send('/signup', wrong),
      await send('/signup', { ...wrong, username: 'operator' }),
      await send('/signup', { ...wrong, phone_number: '13800000005' }),
      await send('/signup', { ...wrong, team_key: 'nowhere' }),
    ]
    for (const answer of answers) {
      expect(codeOf(answer)).toEqual([422, 'wrong_code'])
      expect(answer.body).toEqual(answers[0]!.body)
    }
    expect(await people()).toBe(8)
  })

  it('refuses a taken name and lets the code be used again, but no number twice', async () => {
    const code = await right()
    for (const username of ['operator', 'OPERATOR'])
      expect(codeOf(await send('/signup', { ...code, username }))).toEqual([409, 'username_taken'])
    expect(codeOf(await send('/signup', { ...code, team_key: 'nowhere' }))).toEqual([
      422,
      'unknown_team',
    ])
    expect((await send('/signup', code)).status).toBe(201)
    expect(codeOf(await send('/signup', { ...code, username: 'other' }))).toEqual([
      422,
      'wrong_code',
    ])
    const again = await right()
    expect(codeOf(await send('/signup', { ...again, username: 'other' }))).toEqual([
      409,
      'phone_taken',
    ])
    expect(await people()).toBe(9)
  })

  it('refuses common passwords, short ones, and a name that could be a phone number', async () => {
    const code = await right()
    for (const [password, expected] of [
      ['Password', 'weak_password'],
      ['1qaz2wsx', 'weak_password'],
      ['my xiaohe pw', 'weak_password'],
      ['seven77', 'invalid_value'],
    ] as const)
      expect([password, ...codeOf(await send('/signup', { ...code, password }))]).toEqual([
        password,
        422,
        expected,
      ])
    for (const username of ['13800000005', 'a b', '<b>', 'x'])
      expect((await send('/signup', { ...code, username })).status).toBe(422)
    expect((await send('/signup', { ...code, roles: ['admin'] })).status).toBe(422)
    expect(await people()).toBe(8)
  })

  it('gives a code five tries, also here', async () => {
    const { code } = await right()
    const wrong = code === '0000000' ? '1111111' : '0000000'
    for (let i = 0; i < 5; i += 1) expect((await send('/signup', { code: wrong })).status).toBe(422)
    expect(codeOf(await send('/signup', { code }))).toEqual([422, 'wrong_code'])
  })

  it('holds a number and an address back that try again and again', async () => {
    for (let i = 0; i < 10; i += 1) await send('/signup', { code: '0000000' })
    const held = await send('/signup', { code: '0000000' })
    expect(codeOf(held)).toEqual([429, 'too_many_attempts'])
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0)
    t.clock.advance(60 * 60_000)
    expect((await send('/signup', await right())).status).toBe(201)
  })

  it('is refused for everybody, and no number is texted, where registration is closed', async () => {
    await t.close()
    t = await createTestApp({ config: { openRegistration: false } })
    expect((await ask()).body).toEqual({ data: { accepted: true } })
    expect(await t.rows('select 1 from sms_outbox')).toEqual([])
    expect(codeOf(await send('/register', { code: '0000000' }))).toEqual([
      403,
      'registration_closed',
    ])
  })

  it('texts numbers of one block at most thirty times in ten minutes (T11)', async () => {
    for (let i = 0; i < 40; i += 1) {
      const username = `1391234${String(i).padStart(4, '0')}`
      const remoteAddress = `10.7.${i}.1`
      await t.anyone.inject({ method: 'GET', url: '/sms_code', query: { username }, remoteAddress })
    }
    expect(await t.rows('select 1 from sms_outbox')).toHaveLength(30)
  })
})
