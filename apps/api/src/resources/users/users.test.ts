import { behaviour } from '@omc/behaviours/vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'
import { createPasswords } from '../../auth/passwords.ts'

let t: TestApp
let made: Factories
let manager: Caller
beforeEach(async () => {
  t = await createTestApp()
  made = createFactories(t.database)
  manager = await t.as('manager')
})
afterEach(() => t.close())

const PATH = '/api/v1/users'
const idOf = async (username: string) =>
  (await t.rows<{ id: number }>('select id from users where username = $1', [username]))[0]!.id
const userRow = async (username: string) =>
  (await t.rows('select * from users where username = $1', [username]))[0]
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]
const names = ({ body }: Answer) =>
  body.data.map((row: { attributes: { username: string } }) => row.attributes.username).sort()
const auditsOf = async (operation: string) =>
  t.rows('select * from audit_events where operation = $1', [operation])

describe('users.create', () => {
  const person = {
    username: 'newcomer',
    full_name: '新来',
    roles: ['vip'],
    password: 'river stones 88',
  }

  it('makes a person of the own team who can sign in, with one audit row without the password', async () => {
    const answer = await manager.post(PATH, { ...person, phone_number: '13912345670' })
    expect(answer.status).toBe(201)
    expect(answer.body.data.attributes).toMatchObject({
      username: 'newcomer',
      roles: ['vip'],
      disabled: false,
      business_team_id: String(manager.teamId),
    })
    const row = await userRow('newcomer')
    expect(await createPasswords().verify(String(row!.password_hash), person.password, [])).toBe(
      true,
    )
    expect(row).toMatchObject({ full_access: false, phone_number: '13912345670' })
    const [audit, ...more] = await auditsOf('users.create')
    expect(more).toEqual([])
    expect(JSON.stringify(audit)).not.toContain(person.password)
  })

  it('lets nobody give a role above their own, or make people in another team (T2)', async () => {
    const other = (await t.as('operator2')).teamId
    for (const roles of [['admin'], ['site_admin'], ['vip', 'site_admin']])
      expect(codeOf(await manager.post(PATH, { ...person, roles }))).toEqual([403, 'rank_too_low'])
    const elsewhere = { ...person, business_team_id: String(other) }
    expect((await manager.post(PATH, elsewhere)).status).toBe(404)
    const siteAdmin = await t.as('site_admin')
    const answer = await siteAdmin.post(PATH, elsewhere)
    expect(answer.body.data.attributes).toMatchObject({ business_team_id: String(other) })
    expect(
      (await manager.post(PATH, { ...person, username: 'z2', full_access: true })).status,
    ).toBe(422)
    expect((await (await t.as('operator')).post(PATH, person)).status).toBe(403)
  })

  it('refuses names and numbers that somebody has, in whatever team and case', async () => {
    expect(codeOf(await manager.post(PATH, { ...person, username: 'OPERATOR2' }))).toEqual([
      409,
      'username_taken',
    ])
    const phone = { ...person, phone_number: '13800000008' }
    expect(codeOf(await manager.post(PATH, phone))).toEqual([409, 'phone_taken'])
    expect(codeOf(await manager.post(PATH, { ...person, password: 'password' }))).toEqual([
      422,
      'weak_password',
    ])
    expect(await userRow('newcomer')).toBeUndefined()
  })
})

describe('users.update', () => {
  it('disables a person, whose sessions and sockets end at once, and enables them again', async () => {
    const creator = await t.as('creator')
    const path = `${PATH}/${creator.userId}`
    const off = await manager.put(path, { disabled: true })
    expect(off.body.data.attributes).toMatchObject({ disabled: true, online: false })
    expect((await creator.get(`${PATH}/get_info`)).status).toBe(401)
    expect(t.broadcast.ended()).toEqual([creator.sessionId])
    const on = await manager.put(path, { disabled: false })
    expect(on.body.data.attributes.disabled).toBe(false)
    // Being let in again brings no old session back.
    expect((await creator.get(`${PATH}/get_info`)).status).toBe(401)
    expect((await (await t.as('creator')).get(`${PATH}/get_info`)).status).toBe(200)
  })

  it('F14: other roles begin the connections of a person again, and hold for their next call', async () => {
    const creator = await t.as('creator')
    const path = `${PATH}/${creator.userId}`
    expect((await manager.put(path, { full_name: '沈知夏二' })).status).toBe(200)
    expect(t.broadcast.reconnected()).toEqual([])
    expect((await manager.put(path, { roles: ['chatgpt'] })).status).toBe(200)
    expect(t.broadcast.reconnected()).toEqual([creator.userId])
    const { body } = await creator.get(`${PATH}/get_info`)
    expect(JSON.stringify(body)).not.toContain('publish:run')
  })

  it('sets a password for somebody of lower rank, ends their sessions, and audits no hash', async () => {
    const creator = await t.as('creator')
    const answer = await manager.put(`${PATH}/${creator.userId}`, { password: 'river stones 88' })
    expect(answer.status).toBe(200)
    const row = await userRow('creator')
    expect(await createPasswords().verify(String(row!.password_hash), 'river stones 88', [])).toBe(
      true,
    )
    expect((await creator.get(`${PATH}/get_info`)).status).toBe(401)
    expect(JSON.stringify(await auditsOf('users.update'))).not.toContain('argon2')
    expect(
      codeOf(await manager.put(`${PATH}/${manager.userId}`, { password: 'river stones 88' })),
    ).toEqual([422, 'own_password'])
    await t.rows(`update users set roles = '{manager}' where username = 'vip'`)
    const equal = await manager.put(`${PATH}/${await idOf('vip')}`, { password: 'river stones 88' })
    expect(codeOf(equal)).toEqual([403, 'rank_too_low'])
  })

  it('lets nobody disable themselves or somebody above', async () => {
    expect(codeOf(await manager.put(`${PATH}/${manager.userId}`, { disabled: true }))).toEqual([
      409,
      'own_account',
    ])
    expect(codeOf(await manager.put(`${PATH}/${await idOf('admin')}`, { disabled: true }))).toEqual(
      [403, 'rank_too_low'],
    )
    expect(await t.rows('select 1 from users where disabled_at is not null')).toEqual([])
  })
})

describe('an equal', () => {
  const equal = async () => {
    await t.rows(`update users set roles = '{manager,vip}' where username = 'creator'`)
    return { caller: await t.as('creator'), path: `${PATH}/${await idOf('creator')}` }
  }

  it('cannot be disabled, deleted or stripped by another of the same rank', async () => {
    const { caller, path } = await equal()
    for (const change of [
      { disabled: true },
      { roles: [] },
      { roles: ['vip'] },
      { roles: ['manager'] },
    ])
      expect([change, codeOf(await manager.put(path, change))]).toEqual([
        change,
        [403, 'rank_too_low'],
      ])
    expect(codeOf(await manager.delete(path))).toEqual([403, 'rank_too_low'])
    const edit = { id: String(caller.userId), roles: ['vip'] }
    expect(codeOf(await manager.post('/userManagement/doEdit', edit))).toEqual([
      403,
      'rank_too_low',
    ])
    const removed = await manager.post('/userManagement/doDelete', { ids: [String(caller.userId)] })
    expect(removed.body.data.failed[0].error.code).toBe('rank_too_low')
    expect((await caller.get(`${PATH}/get_info`)).body.data.roles).toEqual(['manager', 'vip'])
  })

  it('is let in again only by who stands above', async () => {
    const { path } = await equal()
    const admin = await t.as('admin')
    expect((await admin.put(path, { disabled: true })).status).toBe(200)
    expect(codeOf(await manager.put(path, { disabled: false }))).toEqual([403, 'rank_too_low'])
    expect((await admin.put(path, { disabled: false })).status).toBe(200)
    expect((await admin.delete(path)).status).toBe(204)
    expect(codeOf(await manager.post(`${path}/restore`))).toEqual([403, 'rank_too_low'])
  })

  it('cannot be taken back by an undo either, and a name can still be mended', async () => {
    const id = await idOf('creator')
    const path = `${PATH}/${id}`
    expect((await manager.put(path, { roles: ['manager'] })).status).toBe(200)
    const [event] = await auditsOf('users.update')
    const undone = await manager.post(`/api/v1/audit_events/${String(event!.id)}/undo`)
    expect(undone.body.data.failed).toMatchObject([{ error: { code: 'rank_too_low' } }])
    const named = { full_name: '沈知秋', roles: ['manager'], disabled: false }
    expect((await manager.put(path, named)).status).toBe(200)
  })
})

describe('users.delete', () => {
  it('moves a person to the trash and ends their sessions; users.restore takes back without them', async () => {
    const creator = await t.as('creator')
    const path = `${PATH}/${creator.userId}`
    expect((await manager.delete(path)).status).toBe(204)
    expect((await creator.get(`${PATH}/get_info`)).status).toBe(401)
    expect(t.broadcast.ended()).toEqual([creator.sessionId])
    expect((await manager.get(path)).status).toBe(404)
    expect(names(await manager.get(PATH, { 'filter[trashed]': 'true' }))).toEqual(['creator'])
    expect((await manager.post(`${path}/restore`)).status).toBe(200)
    expect((await creator.get(`${PATH}/get_info`)).status).toBe(401)
    expect((await manager.get(path)).body.data.attributes.username).toBe('creator')
  })

  it('users.delete and users.restore keep to the rank and the team', async () => {
    const other = await idOf('operator2')
    expect((await manager.delete(`${PATH}/${other}`)).status).toBe(404)
    expect(codeOf(await manager.delete(`${PATH}/${await idOf('site_admin')}`))).toEqual([
      403,
      'rank_too_low',
    ])
    expect(codeOf(await manager.delete(`${PATH}/${manager.userId}`))).toEqual([409, 'own_account'])
    await t.rows(`update users set deleted_at = now() where username in ('admin', 'operator2')`)
    expect(codeOf(await manager.post(`${PATH}/${await idOf('admin')}/restore`))).toEqual([
      403,
      'rank_too_low',
    ])
    expect((await manager.post(`${PATH}/${other}/restore`)).status).toBe(404)
  })
})

describe('users.list', () => {
  it('narrows by team, by being disabled and by being online', async () => {
    const siteAdmin = await t.as('site_admin')
    const other = (await t.as('operator2')).teamId
    expect(names(await siteAdmin.get(PATH, { 'filter[business_team_id]': String(other) }))).toEqual(
      ['operator2'],
    )
    expect(names(await manager.get(PATH, { 'filter[business_team_id]': String(other) }))).toEqual(
      [],
    )
    await t.rows(`update users set disabled_at = now() where username = 'vip'`)
    expect(names(await manager.get(PATH, { 'filter[disabled]': 'true' }))).toEqual(['vip'])
    expect(names(await manager.get(PATH, { 'filter[online]': 'true' }))).toEqual([
      'manager',
      'site_admin',
    ])
  })

  it('narrows by search text and by roles', async () => {
    const found = async (query: Record<string, string>) => names(await manager.get(PATH, query))
    await behaviour('B-165', async () => {
      expect(await found({ 'filter[search]': '清妍' })).toEqual(['auditor'])
      expect(await found({ 'filter[roles]': 'auditor,site_admin' })).toEqual([
        'auditor',
        'site_admin',
      ])
    })
  })

  it('users.get answers one person with their team', async () => {
    const answer = await manager.get(`${PATH}/${manager.userId}`, { include: 'business_team' })
    expect(answer.body.included).toMatchObject([
      { type: 'business_teams', attributes: { name: '星河内容工作室' } },
    ])
    expect((await manager.get(`${PATH}/${await idOf('operator2')}`)).status).toBe(404)
  })
})

describe('users.signing_statistics', () => {
  it('counts the signed accounts of the own team, for each person and by day', async () => {
    const creator = await t.as('creator')
    const vip = await t.as('vip')
    const own = { business_team_id: manager.teamId }
    const at = t.clock.now()
    const signed = await made.account({ ...own, user_id: creator.userId, created_at: at })
    await made.account({ ...own, user_id: creator.userId, created_at: at, platform: 'jd' })
    await made.account({ ...own, user_id: vip.userId, created_at: at })
    const elsewhere = await made.account({ created_at: at })
    await t.rows(
      `update studio_accounts set has_already_sign = true, mcn_name = '星链传媒' where id = any($1)`,
      [[signed.id, elsewhere.id]],
    )
    const { body } = await manager.get(`${PATH}/signing_statistics`)
    expect(body.data.totals).toMatchObject({
      count: 3,
      signed_count: 1,
      by_platform: { youhaohuo: 2, jd: 1 },
      by_user_id: { [creator.userId]: 2, [vip.userId]: 1 },
      by_mcn_name: { 星链传媒: 1, '': 2 },
    })
    expect(body.data.series).toHaveLength(30)
    expect(body.data.series.at(-1)).toMatchObject({ count: 3, signed_count: 1 })
    expect(body.data.people[0]).toEqual({
      id: String(creator.userId),
      label: '沈知夏',
      accounts_count: 2,
      signed_count: 1,
    })
    const agency = { 'filter[mcn_name]': '星链传媒' }
    const ofAgency = (await manager.get(`${PATH}/signing_statistics`, agency)).body.data
    expect(ofAgency.totals).toMatchObject({
      count: 1,
      signed_count: 1,
      by_platform: { youhaohuo: 1 },
    })
    expect(ofAgency.people).toMatchObject([{ id: String(creator.userId), accounts_count: 1 }])
    const jd = await manager.get(`${PATH}/signing_statistics`, { 'filter[platform]': 'jd' })
    expect(jd.body.data.totals).toMatchObject({ count: 1, signed_count: 0 })
    expect((await vip.get(`${PATH}/signing_statistics`)).status).toBe(403)
  })
})

describe.each([`${PATH}/get_role_select`, '/api/v1/business_teams/role_select'])(
  'users.get_role_select and business_teams.role_select: %s',
  (path) => {
    it('offers the people of the own team who can sign in, by role and name', async () => {
      await t.rows(`update users set disabled_at = now() where username = 'creator'`)
      const vip = await t.as('vip')
      const all = await vip.get(path)
      expect(all.body.data).toHaveLength(6)
      expect(JSON.stringify(all.body)).not.toMatch(/operator2|creator"|phone/)
      const auditors = await vip.get(path, { roles: 'auditor,site_admin' })
      behaviour('B-237', () =>
        expect(auditors.body.data.map((row: { username: string }) => row.username).sort()).toEqual([
          'auditor',
          'site_admin',
        ]),
      )
      expect((await vip.get(path, { search: '清妍' })).body.data).toEqual([
        {
          id: String(await idOf('auditor')),
          label: '许清妍',
          username: 'auditor',
          roles: expect.any(Array),
          team_name: expect.stringMatching(/./),
        },
      ])
      expect((await vip.get(path, { roles: 'king' })).status).toBe(400)
    })

    it('offers people of other teams only to those who see all teams', async () => {
      const [vip, admin] = [await t.as('vip'), await t.as('site_admin')]
      const other = await t.as('operator2')
      const offered = async (caller: Caller, query: Record<string, string> = {}) =>
        new Map<string, string>(
          (await caller.get(path, query)).body.data.map(
            (row: { username: string; team_name: string }) => [row.username, row.team_name],
          ),
        )
      const named = { business_team_id: String(other.teamId) }
      expect([...(await offered(admin)).keys()]).not.toContain('operator2')
      expect([...(await offered(admin, named)).keys()]).toEqual(['operator2'])
      const all = await offered(admin, { all_teams: 'true' })
      expect([...all.keys()]).toEqual(expect.arrayContaining(['vip', 'operator2']))
      expect(all.get('operator2')).not.toBe('')
      expect(all.get('operator2')).not.toBe(all.get('vip'))
      expect((await vip.get(path, named)).status).toBe(404)
      expect(await offered(vip, { all_teams: 'true' })).toEqual(await offered(vip))
      expect((await vip.get(path, { business_team_id: 'x' })).status).toBe(400)
    })

    it('offers more than 100 people page by page', async () => {
      const vip = await t.as('vip')
      const { length } = (await vip.get(path)).body.data
      await t.rows(
        `insert into users (business_team_id, username, full_name, password_hash, roles)
         select $1, 'more-' || n, 'more ' || n, '', '{creator}' from generate_series(1, 120) n`,
        [vip.teamId],
      )
      const pages = [
        await vip.get(path),
        await vip.get(path, { page: '2' }),
        await vip.get(path, { page: '3' }),
      ].map(({ body }) => body.data.map(({ id }: { id: string }) => id))
      expect(pages.map((ids) => ids.length)).toEqual([100, 20 + length, 0])
      expect(new Set(pages.flat()).size).toBe(120 + length)
      expect((await vip.get(path, { page: '0' })).status).toBe(400)
    })
  },
)
