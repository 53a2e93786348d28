import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../test/support.ts'
import { buildApp } from '../../app/build-app.ts'
import { createCarryDesk, type CarryDesk } from '../../jobs/carry/testing/carry-desk.ts'

let desk: CarryDesk
let t: CarryDesk['t']
let manager: Caller
let operator: Caller
let stranger: Caller
let make: CarryDesk['make']
beforeAll(async () => {
  desk = await createCarryDesk(['redbook', 'daorc', 'goudong'])
  ;({ t, manager, operator, stranger, make } = desk)
})
afterAll(() => desk.close())

const URL = '/api/v1/access_accounts'
const CANARY = 'canary-7f3b9c21'
interface Login {
  id: string
  uid: string
}
let serial = 0
/** A login of the operator, unless said otherwise. */
const login = async (values: Record<string, unknown> = {}, by = operator): Promise<Login> => {
  const uid = `u${(serial += 1)}`
  const own = { business_team_id: by.teamId, user_id: by.userId, platform: 'goudong', uid }
  return { id: await desk.insert('access_accounts', { ...own, ...values }), uid }
}
const rowOf = (id: string) => desk.rowOf('access_accounts', id)

describe('lists', () => {
  it('access_accounts.list narrows by search, platform, team, category, level and expiry', async () => {
    const hit = await login({
      nickname: '星河小铺',
      platform: 'redbook',
      category: '家居',
      level: 4,
      expires_at: '2020-01-01T00:00:00Z',
    })
    await login({ nickname: '别的', platform: 'jd', level: 2 })
    for (const filter of [
      { 'filter[search]': '星河' },
      { 'filter[platform]': 'redbook', 'filter[uid]': hit.uid },
      { 'filter[category]': '家居' },
      { 'filter[level]': '4,9' },
      { 'filter[expired]': 'true' },
      { 'filter[business_team_id]': String(operator.teamId), 'filter[uid]': hit.uid },
    ]) {
      const { body } = await operator.get(URL, filter)
      expect(body.data.map(({ id }: Login) => id)).toEqual([hit.id])
      expect(body.data[0].attributes).toMatchObject({ expired: true, team_name: '星河内容工作室' })
    }
    expect((await operator.get(URL, { 'filter[level]': 'high' })).status).toBe(400)
  })

  it('access_accounts.get counts what was published today and hides logins of colleagues and other teams', async () => {
    const own = await login()
    const account = await make.account({
      business_team_id: operator.teamId,
      platform: 'goudong',
      uid: own.uid,
    })
    const queued = await make.queued({ studio_account_id: account.id })
    await t.rows(
      `insert into publish_attempts (business_team_id, publish_content_id, studio_account_id, fence, generation,
        state, feed_id, lease_expires_at, settled_at) values ($1, $2, $3, 1, 1, 'published', 'f1', now(), now())`,
      [operator.teamId, queued.id, account.id],
    )
    const { body } = await operator.get(`${URL}/${own.id}`)
    expect(body.data.attributes.today_publish_times).toBe(1)
    for (const other of [stranger, await t.as('creator')])
      expect((await other.get(`${URL}/${own.id}`)).status).toBe(404)
    expect((await manager.get(`${URL}/${own.id}`)).status).toBe(200)
  })

  it('access_accounts.get_select offers the own logins of one platform by name and uid', async () => {
    const own = await login({ nickname: '选我', platform: 'pdd' })
    await login({ nickname: '选我', platform: 'pdd' }, stranger)
    const { body } = await operator.get(`${URL}/get_select`, { platform: 'pdd', search: '选我' })
    expect(body.data).toEqual([
      {
        id: own.id,
        label: `选我（${own.uid}）`,
        uid: own.uid,
        platform: 'pdd',
        avatar: '',
        expired: false,
        team_name: expect.stringMatching(/./),
      },
    ])
    const elsewhere = { search: '选我', business_team_id: String(stranger.teamId) }
    expect((await operator.get(`${URL}/get_select`, elsewhere)).status).toBe(404)
    const admin = await t.as('admin')
    expect((await admin.get(`${URL}/get_select`, elsewhere)).body.data).toHaveLength(1)
  })
})

describe('records', () => {
  it('access_accounts.create seals the secrets, gives them to nobody and writes one audit row', async () => {
    const answer = await manager.post(URL, {
      platform: 'redbook',
      uid: 'made-1',
      nickname: '新号',
      secret: `${CANARY}-secret`,
      cookies: `sid=${CANARY}`,
      user_id: String(operator.userId),
    })
    expect(answer.status).toBe(201)
    expect(answer.body.data.attributes).toMatchObject({
      has_secret: true,
      has_cookies: true,
      user_id: String(operator.userId),
    })
    const row = await rowOf(answer.body.data.id)
    const place = { teamId: manager.teamId, place: 'access_accounts/redbook/made-1/secret' }
    const opened = await t.database.asServer((db) =>
      t.services.vault.open(db, place, row.secret_sealed as Buffer),
    )
    expect(opened).toBe(`${CANARY}-secret`)
    const audits = await t.rows(
      `select operation from audit_events where subject_type = 'access_accounts' and subject_ids = $1`,
      [[answer.body.data.id]],
    )
    expect(audits).toEqual([{ operation: 'access_accounts.create' }])
  })

  it('access_accounts.create refuses a second row of one uid, a foreign owner and an unknown platform', async () => {
    const own = await login({ platform: 'jd' })
    expect((await manager.post(URL, { platform: 'jd', uid: own.uid })).status).toBe(409)
    const site = await t.as('site_admin')
    const foreign = await site.post(URL, {
      platform: 'jd',
      uid: 'x1',
      user_id: String(stranger.userId),
    })
    expect(foreign.body.errors[0]).toMatchObject({
      code: 'other_team',
      source: { pointer: '/data/attributes/user_id' },
    })
    const unknown = await manager.post(URL, { platform: 'nowhere', uid: 'x2' })
    expect(unknown.status).toBe(422)
    expect(unknown.body.errors[0].source.pointer).toBe('/data/attributes/platform')
    expect((await operator.post(URL, { platform: 'jd', uid: 'x3' })).status).toBe(403)
  })

  it('access_accounts.update changes what is given and can clear a secret', async () => {
    const own = await login({
      remark: 'old',
      secret_sealed: Buffer.from('x'),
      secret_set_at: new Date(),
    })
    const answer = await manager.put(`${URL}/${own.id}`, { remark: 'new', secret: null })
    expect(answer.body.data.attributes).toMatchObject({
      remark: 'new',
      has_secret: false,
      secret_set_at: null,
    })
    expect((await manager.put(`${URL}/${own.id}`, { uid: 'other' })).status).toBe(422)
    const theirs = await login({}, stranger)
    expect((await manager.put(`${URL}/${theirs.id}`, { remark: 'mine' })).status).toBe(404)
    expect((await rowOf(theirs.id)).remark).toBe('')
  })

  it('access_accounts.delete moves to the trash and access_accounts.restore brings back', async () => {
    const own = await login()
    expect((await manager.delete(`${URL}/${own.id}`)).status).toBe(204)
    expect((await operator.get(`${URL}/${own.id}`)).status).toBe(404)
    const trash = await manager.get(URL, { 'filter[trashed]': 'true', 'filter[uid]': own.uid })
    expect(trash.body.data).toHaveLength(1)
    expect((await manager.post(`${URL}/${own.id}/restore`)).status).toBe(200)
    expect((await operator.get(`${URL}/${own.id}`)).status).toBe(200)
  })
})

describe('what signed-in browsers send', () => {
  it('access_accounts.sync_info keeps one row for each platform and uid and changes only what is given', async () => {
    const send = (more: object) =>
      operator.post(`${URL}/sync_info`, { platform: 'daorc', uid: 's1', ...more })
    const first = await send({
      nickname: '达人一号',
      secret: 'a',
      expires_at: '2030-01-01T00:00:00.000Z',
      account_info: { fans: 3 },
    })
    expect(first.status).toBe(200)
    t.clock.advance(1000)
    const second = await send({ avatar: 'https://a.test/1.png' })
    expect(second.body.data.id).toBe(first.body.data.id)
    expect(second.body.data.attributes).toMatchObject({
      nickname: '达人一号',
      avatar: 'https://a.test/1.png',
      has_secret: true,
      account_info: { fans: 3 },
      user_id: String(operator.userId),
      expires_at: '2030-01-01T00:00:00.000Z',
    })
  })

  it('access_accounts.sync_info takes a trashed login back and never takes one from a colleague', async () => {
    const own = await login({ platform: 'jd', deleted_at: new Date() })
    const back = await operator.post(`${URL}/sync_info`, { platform: 'jd', uid: own.uid })
    expect(back.body.data.id).toBe(own.id)
    const creator = await t.as('creator')
    const taken = await creator.post(`${URL}/sync_info`, {
      platform: 'jd',
      uid: own.uid,
      nickname: '我的',
    })
    expect([taken.status, taken.body.errors[0].code]).toEqual([409, 'account_of_another'])
    expect(await rowOf(own.id)).toMatchObject({ nickname: '', user_id: operator.userId })
    const elsewhere = await stranger.post(`${URL}/sync_info`, { platform: 'jd', uid: own.uid })
    expect(elsewhere.status).toBe(200)
    expect(elsewhere.body.data.id).not.toBe(own.id)
  })

  it('access_accounts.save_redbook_cookie makes the redbook login and forgets that it had expired', async () => {
    const cookies = `web_session=${CANARY}`
    const made = await operator.post(`${URL}/save_redbook_cookie`, { uid: 'rb1', cookies })
    expect(made.body.data.attributes).toMatchObject({ platform: 'redbook', has_cookies: true })
    await t.rows(
      `update access_accounts set expires_at = now() - interval '1 day' where uid = 'rb1'`,
    )
    const again = await operator.post(`${URL}/save_redbook_cookie`, { uid: 'rb1', cookies })
    expect(again.body.data).toMatchObject({ id: made.body.data.id, attributes: { expired: false } })
    expect((await operator.post(`${URL}/save_redbook_cookie`, { uid: 'rb1' })).status).toBe(422)
  })

  it('access_accounts.set_goudong_cookies seals them for each goudong login and says why not for others', async () => {
    const [a, b] = [await login(), await login()]
    const redbook = await login({ platform: 'redbook' })
    const foreign = await login({}, stranger)
    const answer = await operator.post(`${URL}/set_goudong_cookies`, {
      ids: [a.id, b.id, redbook.id, foreign.id],
      cookies: `pin=${CANARY}`,
    })
    expect(answer.body.data.succeeded).toEqual([{ id: a.id }, { id: b.id }])
    expect(
      answer.body.data.failed.map((row: { error: { code: string } }) => row.error.code).sort(),
    ).toEqual(['not_found', 'wrong_platform'])
    const [rowA, rowB] = [await rowOf(a.id), await rowOf(b.id)]
    expect(rowA.cookies_sealed).not.toEqual(rowB.cookies_sealed)
    expect((await rowOf(foreign.id)).cookies_sealed).toBeNull()
  })

  it('T9: what was sent as a secret stands in no answer and in no table', async () => {
    const sent = await operator.post(`${URL}/sync_info`, {
      platform: 'daorc',
      uid: 'canary-login',
      secret: `${CANARY}-a`,
      cookies: `${CANARY}-b`,
    })
    const answers = [
      sent,
      await operator.get(`${URL}/${sent.body.data.id}`),
      await operator.get(URL, { 'page[size]': '100' }),
      await operator.get(`${URL}/get_select`),
    ]
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(CANARY)
    const tables = await t.rows<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    for (const { name } of tables) {
      const rows = await t.rows(`select 1 from "${name}" x where x::text like '%' || $1 || '%'`, [
        CANARY,
      ])
      expect([name, rows.length]).toEqual([name, 0])
      const hex = Buffer.from(CANARY).toString('hex')
      expect(
        await t.rows(`select 1 from "${name}" x where x::text like '%' || $1 || '%'`, [hex]),
      ).toEqual([])
    }
  })

  it('T9: no log line of any level carries what was sent as a secret, refused or not', async () => {
    const lines: string[] = []
    const app = await buildApp({
      config: { ...t.services.config, logLevel: 'debug' },
      database: t.database,
      services: t.services,
      logTo: { write: (line: string) => void lines.push(line) },
    })
    const send = (attributes: object) =>
      app.inject({
        method: 'POST',
        url: `${URL}/sync_info`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${operator.token}` },
        payload: JSON.stringify({ data: { type: 'access_accounts', attributes } }),
      })
    const secrets = { secret: `${CANARY}-a`, cookies: `${CANARY}-b` }
    const taken = await send({ platform: 'daorc', uid: 'logged', ...secrets })
    const refused = await send({ platform: 'nowhere', uid: 'logged', ...secrets })
    await app.close()
    expect([taken.statusCode, refused.statusCode]).toEqual([200, 422])
    expect(refused.body).not.toContain(CANARY)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toContain(CANARY)
  })
})
