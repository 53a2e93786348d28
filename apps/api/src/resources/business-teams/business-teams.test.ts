import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Answer, type Caller, type TestApp } from '../../../test/support.ts'

let t: TestApp
let made: Factories
let manager: Caller
let siteAdmin: Caller
beforeEach(async () => {
  t = await createTestApp()
  made = createFactories(t.database)
  manager = await t.as('manager')
  siteAdmin = await t.as('site_admin')
})
afterEach(() => t.close())

const PATH = '/api/v1/business_teams'
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]
const keys = ({ body }: Answer) =>
  body.data.map((row: { attributes: { team_key: string } }) => row.attributes.team_key).sort()
const teams = () =>
  t.rows('select name, team_key, deleted_at, settings from business_teams order by id')
const otherTeam = async () => (await t.as('operator2')).teamId

describe('business_teams.list', () => {
  it('shows people their own team, and every team to those who see all', async () => {
    expect(keys(await manager.get(PATH))).toEqual(['xinghe'])
    expect(keys(await siteAdmin.get(PATH, { 'page[size]': '100' }))).toEqual(['xinghe', 'yuanshan'])
    expect(keys(await siteAdmin.get(PATH, { 'filter[search]': '远山' }))).toEqual(['yuanshan'])
  })

  it('business_teams.get answers the own one with its people, and no other', async () => {
    const own = await manager.get(`${PATH}/${manager.teamId}`, { include: 'users' })
    expect(own.body.data.attributes).toMatchObject({ name: '星河内容工作室', users_count: 7 })
    expect(own.body.included).toHaveLength(7)
    expect((await manager.get(`${PATH}/${await otherTeam()}`)).status).toBe(404)
  })
})

it('business_teams.list shows those who may not read people no more than their names', async () => {
  const people = async (caller: Caller) =>
    (await caller.get(PATH, { include: 'users' })).body.included.map(
      (row: { attributes: object }) => Object.keys(row.attributes).sort(),
    )
  for (const shown of await people(await t.as('vip')))
    expect(shown).toEqual(['avatar', 'full_name', 'username'])
  for (const shown of await people(manager)) expect(shown).toContain('phone_number')
})

describe('business_teams.create', () => {
  it('is for those who see all teams, and takes no key twice', async () => {
    const answer = await siteAdmin.post(PATH, { name: '新团队', team_key: 'new-team' })
    expect(answer.status).toBe(201)
    expect(answer.body.data.attributes).toMatchObject({
      name: '新团队',
      users_count: 0,
      settings: {},
    })
    expect(codeOf(await manager.post(PATH, { name: 'x' }))).toEqual([403, 'all_teams_only'])
    expect((await siteAdmin.post(PATH, { name: 'x', team_key: 'xinghe' })).status).toBe(409)
    expect((await siteAdmin.post(PATH, { name: 'x', team_key: 'No Key' })).status).toBe(422)
    expect((await (await t.as('operator')).post(PATH, { name: 'x' })).status).toBe(403)
    expect(await teams()).toHaveLength(3)
  })
})

describe('business_teams.update', () => {
  it('changes the own team, and no other', async () => {
    const answer = await manager.put(`${PATH}/${manager.teamId}`, { name: '星河' })
    expect(answer.body.data.attributes.name).toBe('星河')
    const other = `${PATH}/${await otherTeam()}`
    expect((await manager.put(other, { name: 'x' })).status).toBe(404)
    expect((await siteAdmin.put(other, { name: '远山' })).status).toBe(200)
    expect((await teams()).map(({ name }) => name)).toEqual(['星河', '远山'])
  })
})

describe('business_teams.delete', () => {
  it('takes an empty team of those who see all, and business_teams.restore brings it back', async () => {
    const { id } = (await siteAdmin.post(PATH, { name: '新团队' })).body.data
    expect(codeOf(await siteAdmin.delete(`${PATH}/${await otherTeam()}`))).toEqual([
      409,
      'team_not_empty',
    ])
    expect(codeOf(await manager.delete(`${PATH}/${manager.teamId}`))).toEqual([
      403,
      'all_teams_only',
    ])
    expect((await siteAdmin.delete(`${PATH}/${id}`)).status).toBe(204)
    expect(keys(await siteAdmin.get(PATH))).toEqual(['xinghe', 'yuanshan'])
    expect((await manager.post(`${PATH}/${id}/restore`)).status).toBe(404)
    expect((await siteAdmin.post(`${PATH}/${id}/restore`)).status).toBe(200)
    expect(keys(await siteAdmin.get(PATH))).toHaveLength(3)
  })
})

describe('business_teams.save_settings', () => {
  it('lays keys over those of the own team, takes away with null, and can be undone', async () => {
    const save = (settings: object, caller = manager) =>
      caller.put(`${PATH}/save_settings`, { settings })
    await save({ watermark: '星河', retry: 3 })
    const answer = await save({ retry: null, quiet: { from: '22:00' } })
    const settings = { watermark: '星河', quiet: { from: '22:00' } }
    expect(answer.body.data).toMatchObject({ id: String(manager.teamId), attributes: { settings } })
    expect((await manager.get(`${PATH}/get_info`)).body.data.settings).toEqual(settings)
    expect((await teams())[1]!.settings).toEqual({})
    expect((await save({}, await t.as('operator'))).status).toBe(403)
    expect(codeOf(await save({ text: 'x'.repeat(50_001) }))).toEqual([422, 'too_large'])
    const [last] = await t.rows<{ id: number }>('select max(id) as id from audit_events')
    await manager.post(`/api/v1/audit_events/${last!.id}/undo`)
    expect((await teams())[0]!.settings).toEqual({ watermark: '星河', retry: 3 })
  })
})

describe('business_teams.cps_statistics', () => {
  it('sums what pieces and orders of the own team earned, by day; refunds earn nothing', async () => {
    const account = await made.account({ business_team_id: manager.teamId, platform: 'jd' })
    const other = await made.account({ platform: 'jd' })
    const day = t.clock.now().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
    const order = (team: number, accountId: number, values: readonly unknown[]) =>
      t.rows(
        `insert into studio_orders (business_team_id, studio_account_id, platform, uid, record_date, order_id, status, amount_fen, cps_amount_fen)
         values ($1, $2, 'jd', '1', $3, $4, $5, $6, $7)`,
        [team, accountId, day, ...values],
      )
    await order(manager.teamId, account.id, ['a', 'paid', 10_000, 1050])
    await order(manager.teamId, account.id, ['b', 'settled', 5_001, 499])
    await order(manager.teamId, account.id, ['c', 'refunded', 90_000, 9000])
    await order(other.business_team_id, other.id, ['d', 'paid', 70_000, 7000])
    await t.rows(
      `insert into team_orders (business_team_id, platform, uid, order_id, record_date, status, amount_fen, cps_amount_fen)
       values ($1, 'jd', '2', 'e', $2, 'paid', 1000, 125)`,
      [manager.teamId, day],
    )
    await t.rows(
      `insert into carry_publishes (business_team_id, channel, cps_amount_fen, published_at) values ($1, 'jd', 333, $2)`,
      [manager.teamId, t.clock.now()],
    )
    const { body } = await manager.get(`${PATH}/cps_statistics`)
    const figures = {
      publishes_count: 1,
      publish_cps_yuan: 3.33,
      orders_count: 3,
      order_amount_yuan: 1050.01,
      order_net_amount_yuan: 150.01,
      order_cps_yuan: 15.49,
      team_orders_count: 1,
      team_order_cps_yuan: 1.25,
      cps_yuan: 16.74,
      count: 4,
    }
    expect(body.data.totals).toEqual({
      ...figures,
      by_status: { paid: 1, settled: 1, refunded: 1 },
      by_platform: { jd: 3 },
    })
    expect(body.data.series.at(-1)).toEqual({ date: day, ...figures })
    expect(body.data.series[0].cps_yuan).toBe(0)
    const none = await manager.get(`${PATH}/cps_statistics`, {
      since: '2025-01-01',
      until: '2025-01-07',
    })
    expect(none.body.data.totals).toMatchObject({ count: 0, cps_yuan: 0 })
    expect((await (await t.as('creator')).get(`${PATH}/cps_statistics`)).status).toBe(403)
  })
})

describe.each([`${PATH}/goudong_creator_tag_list`, `${PATH}/creator_tag_info`])(
  'business_teams.goudong_creator_tag_list and business_teams.creator_tag_info: %s',
  (path) => {
    it('asks the channel goudong and answers its tags', async () => {
      const answer = await (await t.as('vip')).get(path)
      expect(answer.body.data).toEqual([
        { id: 'goudong-g1', label: '服饰', parent_id: null },
        { id: 'goudong-g2', label: '女装', parent_id: 'goudong-g1' },
      ])
      await t.rows(`update channels set enabled = false where name = 'goudong'`)
      expect(codeOf(await manager.get(path))).toEqual([409, 'channel_disabled'])
    })
  },
)
