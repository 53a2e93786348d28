import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPasswords } from '../src/auth/passwords.ts'
import { DEMO_PASSWORD } from '../src/seed/demo-people.ts'
import { createTestApp, type Caller, type TestApp } from './support.ts'

let t: TestApp
beforeEach(async () => {
  t = await createTestApp()
})
afterEach(() => t.close())

const idOf = async (username: string) =>
  (await t.rows<{ id: number }>('select id from users where username = $1', [username]))[0]!.id
const rolesOf = async (username: string) =>
  (await t.rows<{ roles: string[] }>('select roles from users where username = $1', [username]))[0]!
    .roles
const setRoles = async (caller: Caller, username: string, roles: string[]) =>
  caller.put(`/api/v1/users/${await idOf(username)}`, { roles })

describe('users.get_info', () => {
  it('answers the person with roles, permissions, team and the full-access flag', async () => {
    const operator = await t.as('operator')
    const { body } = await operator.get('/api/v1/users/get_info')
    expect(body.data).toMatchObject({
      id: String(await idOf('operator')),
      username: 'operator',
      full_name: '吴小满',
      teamname: '星河内容工作室',
      teamid: String(operator.teamId),
      teamkey: 'xinghe',
      settings: {},
      admin: false,
    })
    expect(body.data.roles).toContain('svip')
    expect(body.data.permissions).toContain('publish:run')
    expect(body.data.permissions).not.toContain('user:edit')
    expect((await (await t.as('admin')).get('/api/v1/users/get_info')).body.data.admin).toBe(true)
  })
})

describe('users.list', () => {
  it('shows the own team, newest change first, narrowed by text and roles', async () => {
    const manager = await t.as('manager')
    const all = await manager.get('/api/v1/users')
    expect(all.status).toBe(200)
    expect(all.body.meta.record_count).toBe(7)
    expect(all.body.data[0].attributes.username).toBe('admin')
    expect(
      all.body.data.map((row: { attributes: { username: string } }) => row.attributes.username),
    ).not.toContain('operator2')
    const found = await manager.get('/api/v1/users', { 'filter[search]': '小满' })
    expect(found.body.data).toHaveLength(1)
    expect(found.body.data[0].attributes).toMatchObject({
      username: 'operator',
      team_name: '星河内容工作室',
      disabled: false,
    })
    const auditors = await manager.get('/api/v1/users', { 'filter[roles]': 'auditor,site_admin' })
    expect(auditors.body.meta.record_count).toBe(2)
    expect((await manager.get('/api/v1/users', { 'filter[roles]': 'king' })).status).toBe(400)
  })

  it('never shows, filters or sorts by a password hash', async () => {
    const admin = await t.as('admin')
    expect(JSON.stringify((await admin.get('/api/v1/users')).body)).not.toContain('argon2')
    for (const query of [
      { 'filter[password_hash]': 'x' },
      { sort: 'password_hash' },
      { 'fields[users]': 'password_hash' },
    ]) {
      expect(
        (await admin.get('/api/v1/users', query as unknown as Record<string, string>)).status,
      ).toBe(400)
    }
  })
})

describe('users.update', () => {
  it('changes a person of the own team and writes who did it', async () => {
    const manager = await t.as('manager')
    const id = await idOf('creator')
    const answer = await manager.put(`/api/v1/users/${id}`, {
      full_name: '沈知秋',
      roles: ['svip', 'jd_pic'],
    })
    expect(answer.status).toBe(200)
    expect(answer.body.data.attributes).toMatchObject({
      full_name: '沈知秋',
      roles: ['svip', 'jd_pic'],
    })
    expect(await t.rows('select full_name, roles from users where id = $1', [id])).toEqual([
      { full_name: '沈知秋', roles: ['svip', 'jd_pic'] },
    ])
    const [audit] = await t.rows(
      `select user_id, changes->0->'before' as before, changes->0->'after' as after from audit_events`,
    )
    expect(audit).toMatchObject({
      user_id: manager.userId,
      before: { full_name: '沈知夏' },
      after: { full_name: '沈知秋' },
    })
  })

  it('lets nobody give a role above their own (T2)', async () => {
    const manager = await t.as('manager')
    for (const roles of [['admin'], ['site_admin'], ['svip', 'site_admin']]) {
      expect((await setRoles(manager, 'creator', roles)).status).toBe(403)
    }
    expect(await rolesOf('creator')).toEqual(['svip', 'gh_pic', 'jd_pic', 'jd_video'])
    expect((await setRoles(manager, 'creator', ['manager'])).status).toBe(200)
    const siteAdmin = await t.as('site_admin')
    expect((await setRoles(siteAdmin, 'creator', ['site_admin'])).status).toBe(200)
    expect(await rolesOf('creator')).toEqual(['site_admin'])
  })

  it('lets nobody change a person above themselves', async () => {
    const manager = await t.as('manager')
    expect((await setRoles(manager, 'site_admin', ['vip'])).status).toBe(403)
    expect(
      (await manager.put(`/api/v1/users/${await idOf('admin')}`, { phone_number: '13900000000' }))
        .status,
    ).toBe(403)
    expect((await setRoles(await t.as('site_admin'), 'admin', ['vip'])).status).toBe(403)
    expect(await rolesOf('site_admin')).toEqual(['site_admin', 'admin'])
  })

  it('lets nobody change the phone number, by which one signs in, of an equal', async () => {
    const manager = await t.as('manager')
    await t.rows(`update users set roles = '{manager}' where username = 'creator'`)
    const equal = `/api/v1/users/${await idOf('creator')}`
    expect((await manager.put(equal, { phone_number: '13900000000' })).status).toBe(403)
    expect((await manager.put(equal, { full_name: '沈知秋' })).status).toBe(200)
    const own = `/api/v1/users/${manager.userId}`
    expect((await manager.put(own, { phone_number: '13900000000' })).status).toBe(200)
  })

  it('refuses what is no attribute: full access, password, team', async () => {
    const admin = await t.as('admin')
    const id = await idOf('vip')
    for (const attributes of [
      { full_access: true },
      { password_hash: 'x' },
      { business_team_id: '2' },
      { username: 'x' },
    ]) {
      expect((await admin.put(`/api/v1/users/${id}`, attributes)).status).toBe(422)
    }
    const [row] = await t.rows('select full_access, username from users where id = $1', [id])
    expect(row).toEqual({ full_access: false, username: 'vip' })
  })

  it('does not find a person of another team, nor for people without the permission', async () => {
    const other = await idOf('operator2')
    expect(
      (await (await t.as('manager')).put(`/api/v1/users/${other}`, { full_name: 'x' })).status,
    ).toBe(404)
    expect(
      (await (await t.as('operator')).put(`/api/v1/users/${other}`, { full_name: 'x' })).status,
    ).toBe(403)
  })
})

describe('users.update_password', () => {
  const change = (caller: Caller, current_password: string, new_password: string) =>
    caller.put('/api/v1/users/update_password', { current_password, new_password })
  const hashOf = async () =>
    (
      await t.rows<{ password_hash: string }>(
        `select password_hash from users where username = 'operator'`,
      )
    )[0]!.password_hash

  it('changes it with the current one and ends every other session', async () => {
    const here = await t.as('operator')
    const there = await t.as('operator')
    const answer = await change(here, DEMO_PASSWORD, 'a new long one')
    expect(answer.body).toEqual({ data: { ended_sessions: 1 } })
    expect(await createPasswords().verify(await hashOf(), 'a new long one', [])).toBe(true)
    expect((await here.get('/api/v1/users/get_info')).status).toBe(200)
    expect((await there.get('/api/v1/users/get_info')).status).toBe(401)
    expect(t.broadcast.ended()).toEqual([there.sessionId])
  })

  it('refuses a wrong current one and counts it', async () => {
    const operator = await t.as('operator')
    const before = await hashOf()
    for (let i = 0; i < 5; i += 1) {
      const answer = await change(operator, 'wrong one', 'a new long one')
      expect(answer.status).toBe(422)
      expect(answer.body.errors[0]).toMatchObject({
        code: 'wrong_password',
        source: { pointer: '/data/attributes/current_password' },
      })
    }
    expect((await change(operator, DEMO_PASSWORD, 'a new long one')).status).toBe(429)
    expect(await hashOf()).toBe(before)
  })

  it('wants eight characters that are neither the old ones nor the name', async () => {
    const operator = await t.as('operator')
    expect((await change(operator, DEMO_PASSWORD, 'seven77')).status).toBe(422)
    expect((await change(operator, DEMO_PASSWORD, DEMO_PASSWORD)).status).toBe(422)
    expect((await change(operator, DEMO_PASSWORD, 'Operator-2026')).status).toBe(422)
    expect((await change(operator, DEMO_PASSWORD, 'x'.repeat(64))).status).toBe(200)
  })

  it('sent again under its idempotency key gives its first answer, and is no try', async () => {
    const operator = await t.as('operator')
    const headers = { 'idempotency-key': 'change-it-only-once' }
    const body = { current_password: DEMO_PASSWORD, new_password: 'a new long one' }
    const send = () => operator.put('/api/v1/users/update_password', body, headers)
    const first = await send()
    expect(first.status).toBe(200)
    const again = await send()
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await t.rows(`select kind from rate_marks where kind = 'password.user'`)).toEqual([])
  })

  it('leaves nothing under its idempotency key that a guess could be compared with', async () => {
    const operator = await t.as('operator')
    const attributes = { current_password: DEMO_PASSWORD, new_password: 'a new long one' }
    const key = { 'idempotency-key': 'change-it-only-once' }
    await operator.put('/api/v1/users/update_password', attributes, key)
    const sent = JSON.stringify({ body: attributes, query: {}, id: 0 })
    const guess = createHash('sha256').update(`users.update_password ${sent}`).digest()
    const document = { data: { type: 'users', attributes } }
    const whole = JSON.stringify({ body: document, query: {}, id: 0 })
    const wholeGuess = createHash('sha256').update(`users.update_password ${whole}`).digest()
    const kept = await t.rows<{ body_hash: Buffer }>('select body_hash from idempotency_keys')
    expect(kept).toHaveLength(1)
    expect([guess, wholeGuess].map((one) => one.equals(kept[0]!.body_hash))).toEqual([false, false])
  })

  it('a refused write under an idempotency key is judged again', async () => {
    const operator = await t.as('operator')
    const headers = { 'idempotency-key': 'change-my-password' }
    const url = '/api/v1/users/update_password'
    const wrong = { current_password: 'wrong one', new_password: 'a new long one' }
    expect((await operator.put(url, wrong, headers)).status).toBe(422)
    expect((await operator.put(url, wrong, headers)).status).toBe(422)
    expect(
      (await operator.put(url, { ...wrong, current_password: DEMO_PASSWORD }, headers)).status,
    ).toBe(200)
  })
})
