import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFactories, type Factories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'

let t: TestApp
let made: Factories
let manager: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp()
  made = createFactories(t.database)
  manager = await t.as('manager')
  stranger = await t.as('operator2')
})
afterAll(() => t.close())

const URL = '/api/v1/studio_accounts'
const rowOf = async (id: number) =>
  (await t.rows('select * from studio_accounts where id = $1', [id]))[0]!
const account = (values: Parameters<Factories['account']>[0] = {}) =>
  made.account({ business_team_id: manager.teamId, ...values })
const listed = async (query: Record<string, string>) => {
  const answer = await manager.get(URL, { ...query, 'page[size]': '100' })
  expect(answer.status).toBe(200)
  return answer.body.data.map((row: { id: string }) => Number(row.id))
}

it('studio_accounts.get shows the figures and never a secret', async () => {
  const { id } = await account()
  await t.rows(
    `insert into carry_sources (business_team_id, platform, author_id, studio_account_id) values ($1, 'douyin', 'w-1', $2)`,
    [manager.teamId, id],
  )
  await t.rows(
    `insert into studio_sources (business_team_id, platform, author_id, studio_account_id, deleted_at)
     values ($1, 'douyin', 'w-2', $2, null), ($1, 'douyin', 'w-3', $2, now())`,
    [manager.teamId, id],
  )
  await made.queued({ studio_account_id: id })
  await manager.put(`${URL}/${id}`, { secret: 'hunter2' })
  const answer = await manager.get(`${URL}/${id}`, { include: 'carry_sources,studio_sources' })
  expect(answer.body.data.attributes).toMatchObject({
    daren_list_count: 2,
    contents_count: 1,
    status_count: { queued: 1 },
    has_secret: true,
    has_cookies: false,
    online: false,
  })
  expect(answer.body.included).toHaveLength(2)
  expect(JSON.stringify(answer.body)).not.toContain('hunter2')
  expect((await stranger.get(`${URL}/${id}`)).status).toBe(404)
})

it('studio_accounts.update changes what people write and keeps a log of it', async () => {
  const { id, platform, uid } = await account({ remark: '旧' })
  const owner = (
    await t.rows<{ id: number }>(`select id from users where username = 'operator'`)
  )[0]!
  const answer = await manager.put(`${URL}/${id}`, {
    remark: '新',
    day_task_count: 5,
    publish_plans: [{ at: '09:00' }],
    gh_publish_schedule: { mon: ['10:00'] },
    assign_tag_names: ['穿搭'],
    user_id: String(owner.id),
    secret: 'hunter2',
    cookies: 'sid=1',
    visiable: false,
  })
  expect(answer.status).toBe(200)
  expect(answer.body.data.attributes).toMatchObject({
    remark: '新',
    publish_plans: [{ at: '09:00' }],
    gh_publish_schedule: { mon: ['10:00'] },
    assign_tag_names: ['穿搭'],
    has_secret: true,
    has_cookies: true,
    secret_set_at: t.clock.now().toISOString(),
    visiable: false,
  })
  const row = await rowOf(id)
  const place = `studio_accounts/${manager.teamId}/${platform}/${uid}/secret`
  const opened = await t.database.asServer((db) =>
    t.services.vault.open(db, { teamId: manager.teamId, place }, row.secret_sealed as Buffer),
  )
  expect([opened, row.user_id]).toEqual(['hunter2', owner.id])
  const [entry] = row.change_logs as { username: string; changes: object }[]
  expect(entry).toMatchObject({
    username: 'manager',
    changes: { remark: { from: '旧', to: '新' }, secret: { from: null, to: '(set)' } },
  })
  const audit = await t.rows('select * from audit_events where operation = $1', [
    'studio_accounts.update',
  ])
  expect(JSON.stringify([row.change_logs, audit])).not.toContain('hunter2')
})

it('studio_accounts.update sets time zone and quiet hours, both or neither, in a zone that exists', async () => {
  const { id } = await account()
  const put = (values: object) => manager.put(`${URL}/${id}`, values)
  const set = await put({ quiet_from: '23:00', quiet_to: '07:30', timezone: 'Asia/Tokyo' })
  expect(set.body.data.attributes).toMatchObject({
    quiet_from: '23:00',
    quiet_to: '07:30',
    timezone: 'Asia/Tokyo',
  })
  const refused = async (values: object) => {
    const { status, body } = await put(values)
    return [status, body.errors[0].code, body.errors[0].source.pointer]
  }
  expect(await refused({ quiet_to: null })).toEqual([
    422,
    'half_quiet_hours',
    '/data/attributes/quiet_to',
  ])
  expect((await refused({ timezone: 'Mars/North' })).slice(1)).toEqual([
    'unknown_timezone',
    '/data/attributes/timezone',
  ])
  expect((await refused({ quiet_from: '24:00' })).at(-1)).toBe('/data/attributes/quiet_from')
  const cleared = await put({ quiet_from: null, quiet_to: null })
  expect(cleared.body.data.attributes).toMatchObject({ quiet_from: null, quiet_to: null })
})

it('studio_accounts.update takes a secret away with null', async () => {
  const { id } = await account()
  await manager.put(`${URL}/${id}`, { cookies: 'sid=1' })
  await manager.put(`${URL}/${id}`, { cookies: null })
  expect(await rowOf(id)).toMatchObject({ cookies_sealed: null, cookies_set_at: null })
})

it('studio_accounts.update refuses other teams’ accounts, owners and fields that are not people’s', async () => {
  const { id } = await account()
  expect((await stranger.put(`${URL}/${id}`, { remark: 'x' })).status).toBe(403)
  const foreign = await made.account({ business_team_id: stranger.teamId })
  expect((await manager.put(`${URL}/${foreign.id}`, { remark: 'x' })).status).toBe(404)
  expect(await rowOf(foreign.id)).toMatchObject({ remark: '' })
  const owner = await manager.put(`${URL}/${id}`, { user_id: String(stranger.userId) })
  expect(owner.status).toBe(404)
  const byAdmin = await (
    await t.as('admin')
  ).put(`${URL}/${id}`, {
    user_id: String(stranger.userId),
  })
  expect([byAdmin.status, byAdmin.body.errors[0].source.pointer]).toEqual([
    422,
    '/data/attributes/user_id',
  ])
  for (const field of ['uid', 'platform', 'fans_count', 'change_logs', 'online']) {
    const refused = await manager.put(`${URL}/${id}`, { [field]: 'x' })
    expect(refused.body.errors[0].source.pointer).toBe(`/data/attributes/${field}`)
  }
})

it('studio_accounts.delete moves to the trash, not while something is being published; studio_accounts.restore takes back', async () => {
  const { id } = await account()
  const item = await made.queued({ studio_account_id: id, status: 'unknown' })
  const busy = await manager.delete(`${URL}/${id}`)
  expect([busy.status, busy.body.errors[0].code]).toEqual([409, 'account_busy'])
  const audit = await t.rows('select id from audit_events')
  for (const status of ['queued', 'waiting', 'paused']) {
    await t.rows('update publish_contents set status = $2 where id = $1', [item.id, status])
    const full = await manager.delete(`${URL}/${id}`)
    expect([full.status, full.body.errors[0]]).toMatchObject([
      409,
      { code: 'account_busy', meta: { queued_count: 1 } },
    ])
    expect(full.body.errors[0].title).toContain('还有 1 条内容')
  }
  expect(await t.rows('select id from audit_events')).toEqual(audit)
  expect((await manager.delete(`/api/v1/publish_contents/${item.id}`)).status).toBe(204)
  await made.queued({ studio_account_id: id, status: 'refused' })
  expect((await manager.delete(`${URL}/${id}`)).status).toBe(204)
  expect((await manager.get(`${URL}/${id}`)).status).toBe(404)
  expect((await manager.post(`${URL}/${id}/restore`)).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ deleted_at: null })
})

it('audit_events.undo of a restore leaves an account that has been fed since', async () => {
  const { id } = await account()
  await manager.delete(`${URL}/${id}`)
  await manager.post(`${URL}/${id}/restore`)
  await made.queued({ studio_account_id: id, status: 'queued' })
  const [restored] = await t.rows<{ id: string }>(
    `select id from audit_events where operation = 'studio_accounts.restore' order by id desc limit 1`,
  )
  const undone = await manager.post(`/api/v1/audit_events/${restored!.id}/undo`)
  expect(undone.body.data.failed).toMatchObject([{ error: { code: 'account_busy' } }])
  expect(await rowOf(id)).toMatchObject({ deleted_at: null })
})

it('studio_accounts.list finds logins that end soon, accounts that a bot check stopped, and short queues', async () => {
  const now = t.clock.now().getTime()
  const soon = await account({ expires_at: new Date(now + 3_600_000) })
  const resting = await account({
    expires_at: new Date(now + 7_200_000),
    cooldown_until: new Date(now + 60_000),
  })
  const rested = await account({ cooldown_until: new Date(now - 60_000) })
  expect(
    await listed({
      'filter[expires_since]': new Date(now).toISOString(),
      'filter[expires_until]': new Date(now + 7_200_000).toISOString(),
    }),
  ).toEqual([soon.id])
  expect(await listed({ 'filter[cooling]': 'true' })).toEqual([resting.id])
  expect(await listed({ 'filter[cooling]': 'false' })).not.toContain(resting.id)

  await t.rows(`update studio_accounts set queue_ended_at = now() where id = $1`, [soon.id])
  expect(await listed({ 'filter[ended]': 'true' })).toEqual([soon.id])
  expect(await listed({ 'filter[ended]': 'false' })).not.toContain(soon.id)

  await t.rows(`update studio_accounts set resumed_life = omc_life() - 1 where id = $1`, [soon.id])
  expect(await listed({ 'filter[restored]': 'true' })).toEqual([soon.id])
  expect(await listed({ 'filter[restored]': 'false' })).not.toContain(soon.id)

  await t.rows(`update studio_accounts set day_task_count = 2 where id = $1`, [soon.id])
  await made.queued({ studio_account_id: soon.id, status: 'queued' })
  await made.queued({ studio_account_id: soon.id, status: 'paused' })
  const short = { 'filter[short_queue]': 'true' }
  expect(await listed(short)).toContain(soon.id)
  await made.queued({ studio_account_id: soon.id, status: 'waiting' })
  expect(await listed(short)).not.toContain(soon.id)
  // Without a plan for the day no queue is short.
  await t.rows(`update studio_accounts set day_task_count = 0 where id = $1`, [rested.id])
  expect(await listed(short)).not.toContain(rested.id)
})

it('studio_accounts.list finds queues that nobody publishes for an hour', async () => {
  const now = t.clock.now().getTime()
  const [left, soon, tried] = [await account(), await account(), await account()]
  const due = (id: number, minutes: number, more = {}) =>
    made.queued({
      studio_account_id: id,
      status: 'queued',
      updated_at: new Date(now - minutes * 60_000),
      ...more,
    })
  await due(left.id, 61)
  await due(soon.id, 59)
  await due(tried.id, 90, { status: 'waiting', wait_until: new Date(now + 60_000) })
  const unattended = { 'filter[unattended]': 'true' }
  const others = async () => await listed({ 'filter[unattended]': 'false' })
  expect(await listed(unattended)).toEqual([left.id])
  expect(await others()).toEqual(expect.arrayContaining([soon.id, tried.id]))

  // What has a list of its own is not named twice.
  for (const [stops, goesOn] of [
    ['queue_ended_at = now()', 'queue_ended_at = null'],
    ['resumed_life = omc_life() - 1', 'resumed_life = omc_life()'],
    ['permitted = false', 'permitted = true'],
    [`expires_at = '${new Date(now - 1_000).toISOString()}'`, 'expires_at = null'],
    [`cooldown_until = '${new Date(now + 1_000).toISOString()}'`, 'cooldown_until = null'],
  ]) {
    await t.rows(`update studio_accounts set ${stops} where id = $1`, [left.id])
    expect([stops, await listed(unattended)]).toEqual([stops, []])
    await t.rows(`update studio_accounts set ${goesOn} where id = $1`, [left.id])
  }
  expect(await listed(unattended)).toEqual([left.id])

  const { body } = await manager.post('/api/v1/devices/register', {
    name: '前台电脑',
    device_no: 'pc-9',
    platform: left.platform,
    uid: left.uid,
  })
  const beats = (running: object | null) =>
    manager.post(`/api/v1/devices/${body.data.id}/heartbeat`, {
      fence: body.data.attributes.fence,
      running,
    })
  // A page that only shows the account does not publish it.
  await beats(null)
  expect(await listed(unattended)).toEqual([left.id])
  expect((await beats({ kind: 'publish', done: 0, total: null, paused: true })).status).toBe(200)
  expect(await listed(unattended)).toEqual([])
  await t.rows('delete from account_leases where studio_account_id = $1', [left.id])
  expect(await listed(unattended)).toEqual([left.id])
})

it('studio_accounts.list narrows by expiry, permission, lease, tag, visibility, team and person', async () => {
  const now = t.clock.now().getTime()
  const over = await account({ expires_at: new Date(now - 60_000), nickname: '过期号' })
  const live = await account({ expires_at: new Date(now + 86_400_000), permitted: false })
  await t.rows(`update studio_accounts set publish_tag = '主推' where id = $1`, [live.id])
  const hidden = await account({ visiable: false, user_id: manager.userId })
  const device = await made.device({
    business_team_id: manager.teamId,
    user_id: manager.userId,
    studio_account_id: live.id,
  })
  await t.rows(
    `insert into account_leases (studio_account_id, business_team_id, device_id, fence, expires_at)
     values ($1, $2, $3, 1, now() + interval '1 hour')`,
    [live.id, manager.teamId, device.id],
  )
  expect(await listed({ 'filter[expired]': 'true' })).toEqual([over.id])
  expect(await listed({ 'filter[expired]': 'false' })).not.toContain(over.id)
  expect(await listed({ 'filter[online]': 'true' })).toEqual([live.id])
  expect(await listed({ 'filter[permitted]': 'false' })).toEqual([live.id])
  expect(await listed({ 'filter[publish_tag]': '主推' })).toEqual([live.id])
  expect(await listed({ 'filter[search]': '过期号' })).toEqual([over.id])
  const seen = await listed({ 'filter[visiable]': 'false' })
  expect(seen).toContain(hidden.id)
  expect(await listed({ 'filter[user_id]': String(manager.userId) })).toEqual([hidden.id])
  expect(await listed({ 'filter[business_team_id]': String(stranger.teamId) })).toEqual([])
})

it('studio_accounts.studio_contents lists the contents of one account', async () => {
  const [own, other] = [await account(), await account()]
  for (const [id, title] of [
    [own.id, '甲'],
    [own.id, '乙'],
    [other.id, '丙'],
  ] as const)
    await t.rows(
      'insert into studio_contents (business_team_id, studio_account_id, title) values ($1, $2, $3)',
      [manager.teamId, id, title],
    )
  const answer = await manager.get(`${URL}/${own.id}/studio_contents`, { sort: 'title' })
  expect(answer.body.meta.record_count).toBe(2)
  expect(
    answer.body.data.map((row: { attributes: { title: string } }) => row.attributes.title).sort(),
  ).toEqual(['乙', '甲'])
  const found = await manager.get(`${URL}/${own.id}/studio_contents`, { 'filter[search]': '甲' })
  expect(found.body.data).toHaveLength(1)
  expect((await stranger.get(`${URL}/${own.id}/studio_contents`)).status).toBe(404)
})

it('studio_accounts.get_select offers visible accounts of the own team', async () => {
  const { id } = await account({ nickname: '可选的号', platform: 'pdd' })
  await account({ nickname: '可选但隐藏', visiable: false })
  const answer = await manager.get(`${URL}/get_select`, { search: '可选', platform: 'pdd' })
  expect(answer.body.data).toMatchObject([{ id: String(id), label: '可选的号', platform: 'pdd' }])
  expect((await stranger.get(`${URL}/get_select`, { search: '可选' })).body.data).toEqual([])
})

it('studio_accounts.get_select offers the accounts of one team to people who see all teams', async () => {
  const own = await account({ nickname: '选队甲' })
  const other = await account({ nickname: '选队乙', business_team_id: stranger.teamId })
  const admin = await t.as('admin')
  const offered = async (caller: Caller, teamId?: number) =>
    (
      await caller.get(`${URL}/get_select`, {
        search: '选队',
        ...(teamId === undefined ? {} : { business_team_id: String(teamId) }),
      })
    ).body.data.map(({ id }: { id: string }) => id)
  expect(await offered(admin, stranger.teamId)).toEqual([String(other.id)])
  expect(await offered(admin, manager.teamId)).toEqual([String(own.id)])
  expect((await offered(admin)).toSorted()).toEqual([own.id, other.id].map(String).toSorted())
  const named = { business_team_id: String(stranger.teamId) }
  expect((await manager.get(`${URL}/get_select`, named)).status).toBe(404)
})

it('devices.register and commands.issue go to the account of the platform', async () => {
  await account({ uid: '55502', platform: 'youhaohuo' })
  const younger = await account({ uid: '55502', platform: 'jd' })
  const registered = await manager.post('/api/v1/devices/register', {
    name: '前台电脑',
    device_no: 'pc-jd',
    uid: '55502',
    platform: 'jd',
  })
  expect(registered.status).toBe(200)
  const [device] = await t.rows('select * from devices where id = $1', [registered.body.data.id])
  expect(device).toMatchObject({ studio_account_id: younger.id })
  const issued = await manager.post('/api/v1/commands', {
    uid: '55502',
    platform: 'jd',
    command: 'open_page',
  })
  const [command] = await t.rows('select * from commands where id = $1', [issued.body.data.id])
  expect(command).toMatchObject({ studio_account_id: younger.id })
})

it('studio_accounts.get_publish_info tells accounts of one uid apart, and without platform always takes the older', async () => {
  const older = await account({ uid: '55501', platform: 'youhaohuo', nickname: '老号' })
  const younger = await account({ uid: '55501', platform: 'jd', nickname: '新号' })
  await made.queued({ studio_account_id: younger.id })
  await t.rows('update studio_accounts set updated_at = now() where id = $1', [older.id])
  const info = async (query: Record<string, string>) =>
    (await manager.get(`${URL}/get_publish_info`, { uid: '55501', ...query })).body.data
  expect(await info({ platform: 'jd' })).toMatchObject({
    id: String(younger.id),
    channel: { name: 'jd' },
    queue: { left: 1 },
  })
  expect(await info({})).toMatchObject({ id: String(older.id), queue: { left: 0 } })
  const none = await manager.get(`${URL}/get_publish_info`, { uid: '55501', platform: 'pdd' })
  expect(none.status).toBe(404)
  expect((await stranger.get(`${URL}/get_publish_info`, { uid: '55501' })).status).toBe(404)
})
