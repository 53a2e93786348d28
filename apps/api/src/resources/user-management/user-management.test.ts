import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'

let t: TestApp
let manager: Caller
beforeEach(async () => {
  t = await createTestApp()
  manager = await t.as('manager')
})
afterEach(() => t.close())

const idOf = async (username: string) =>
  String(
    (await t.rows<{ id: number }>('select id from users where username = $1', [username]))[0]!.id,
  )
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]
const edit = (body: object, caller = manager) => caller.post('/userManagement/doEdit', body)
const remove = (ids: unknown, caller = manager) => caller.post('/userManagement/doDelete', { ids })

/** The same call as a form, where everything is text. */
const send = (path: string, fields: Record<string, string>) =>
  manager.inject({
    method: 'POST',
    url: `/userManagement/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

describe('userManagement.doEdit', () => {
  it('changes the person of the id by the rules of users', async () => {
    const id = await idOf('creator')
    const answer = await edit({ id, username: 'creator', full_name: '沈知秋', roles: ['vip'] })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({
      type: 'users',
      id,
      attributes: { full_name: '沈知秋', roles: ['vip'] },
    })
    expect(codeOf(await edit({ id, roles: ['site_admin'] }))).toEqual([403, 'rank_too_low'])
    expect(codeOf(await edit({ id, username: 'another' }))).toEqual([422, 'username_fixed'])
    expect(codeOf(await edit({ id: await idOf('admin'), full_name: 'x' }))).toEqual([
      403,
      'rank_too_low',
    ])
    expect((await edit({ id: await idOf('operator2'), full_name: 'x' })).status).toBe(404)
    expect((await edit({ id, full_name: 'x' }, await t.as('operator'))).status).toBe(403)
    const [row] = await t.rows('select full_name, roles from users where id = $1', [id])
    expect(row).toEqual({ full_name: '沈知秋', roles: ['vip'] })
    const audits = await t.rows(
      `select operation from audit_events where operation like 'userManagement%'`,
    )
    expect(audits).toEqual([{ operation: 'userManagement.doEdit' }])
  })

  it('reads the text of a form as what is declared', async () => {
    const id = await idOf('creator')
    const [fields, values] = [
      { id, roles: 'vip,svip', disabled: 'true', phone_number: '' },
      { roles: ['vip', 'svip'], disabled: true, phone_number: null },
    ]
    const answer = await send('doEdit', fields)
    expect(answer.body.data.attributes).toMatchObject(values)
    const [row] = await t.rows(
      `select roles, phone_number, disabled_at is not null as disabled from users where id = $1`,
      [id],
    )
    expect(row).toEqual(values)
    expect(codeOf(await send('doEdit', { id, disabled: 'yes' }))).toEqual([422, 'invalid_value'])
  })

  it('makes a person where there is no id', async () => {
    const answer = await edit({ username: 'newcomer', roles: ['vip'], password: 'river stones 88' })
    expect(answer.body.data.attributes).toMatchObject({ username: 'newcomer', roles: ['vip'] })
    expect(codeOf(await edit({ full_name: 'x' }))).toEqual([422, 'required'])
    const [row] = await t.rows(`select business_team_id from users where username = 'newcomer'`)
    expect(row).toEqual({ business_team_id: manager.teamId })
  })
})

describe('userManagement.doDelete', () => {
  it('takes the ids of a form, separated by commas', async () => {
    const ids = await Promise.all(['creator', 'manager'].map(idOf))
    const answer = await send('doDelete', { ids: ids.join(',') })
    expect(answer.body.data.succeeded).toEqual([{ id: ids[0] }])
  })

  it('answers for each person, and takes nobody of another team or above', async () => {
    const creator = await t.as('creator')
    const ids = await Promise.all(['creator', 'admin', 'operator2', 'manager'].map(idOf))
    const answer = await remove(ids)
    expect(answer.body.data.succeeded).toEqual([{ id: ids[0] }])
    expect(
      answer.body.data.failed.map((row: { id: string; error: { code: string } }) => [
        row.id,
        row.error.code,
      ]),
    ).toEqual([
      [ids[2], 'not_found'],
      [ids[1], 'rank_too_low'],
      [ids[3], 'own_account'],
    ])
    expect((await creator.get('/api/v1/users/get_info')).status).toBe(401)
    expect(await t.rows('select username from users where deleted_at is not null')).toEqual([
      { username: 'creator' },
    ])
    const undone = await manager.post(`/api/v1/audit_events/${answer.body.data.undo_id}/undo`)
    expect(undone.body.data.succeeded).toEqual([{ id: ids[0] }])
    expect(await t.rows('select 1 from users where deleted_at is not null')).toEqual([])
    expect((await remove([])).status).toBe(422)
  })
})
