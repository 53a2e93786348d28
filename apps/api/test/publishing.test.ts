import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFactories, type Factories } from './factories.ts'
import { createTestApp, type Caller, type TestApp } from './support.ts'

let t: TestApp
let operator: Caller
let manager: Caller
let made: Factories
let uid: string
let accountId: number
beforeEach(async () => {
  t = await createTestApp()
  operator = await t.as('operator')
  manager = await t.as('manager')
  made = createFactories(t.database)
  const account = await made.account({
    business_team_id: operator.teamId,
    user_id: operator.userId,
    nickname: '小红豆',
  })
  uid = account.uid
  accountId = account.id
})
afterEach(() => t.close())

const own = () => ({ business_team_id: operator.teamId, user_id: operator.userId })
const content = () => made.content(own())
const queued = () => made.queued({ ...own(), studio_account_id: accountId })
const register = (attributes: object = {}, caller = operator) =>
  caller.post('/api/v1/devices/register', {
    name: '前台电脑',
    device_no: 'pc-1',
    uid,
    ...attributes,
  })
const claim = (deviceId: string) =>
  operator.get('/api/v1/carry_contents/get_publish_content', { device_id: deviceId })
const one = async (text: string, values: unknown[] = []) => (await t.rows(text, values))[0]

/** A device with a claimed item. */
async function claimed() {
  const item = await queued()
  const device = (await register()).body.data
  const { attributes } = (await claim(device.id)).body.data
  return {
    item,
    deviceId: String(device.id),
    attemptId: String(attributes.attempt_id),
    key: String(attributes.attempt_key),
    fence: Number(attributes.fence),
  }
}
async function submitted() {
  const open = await claimed()
  await operator.post(`/api/v1/publish_attempts/${open.attemptId}/submitting`, {
    fence: open.fence,
  })
  return open
}
async function unknown() {
  const open = await submitted()
  await operator.post('/api/v1/carry_contents/set_publish_response', {
    attempt_key: open.key,
    device_id: open.deviceId,
    fence: open.fence,
    outcome: 'unknown',
  })
  return open
}

describe('the attempts', () => {
  it('publish_attempts.statistics counts by state those of the accounts that one sees', async () => {
    await unknown()
    const path = '/api/v1/publish_attempts/statistics'
    const { data } = (await operator.get(path)).body
    expect(data.totals).toEqual({ count: 1, by_state: { unknown: 1 } })
    expect(data.series.at(-1)).toMatchObject({ count: 1 })
    const claimedOnly = await manager.get(path, { 'filter[state]': 'claimed' })
    expect(claimedOnly.body.data.totals).toEqual({ count: 0, by_state: {} })
    for (const [platform, count] of [
      ['youhaohuo', 1],
      ['jd,wetao', 0],
    ] as const)
      expect(
        (await manager.get(path, { 'filter[platform]': platform })).body.data.totals.count,
      ).toBe(count)
    expect((await (await t.as('creator')).get(path)).body.data.totals.count).toBe(0)
    expect((await (await t.as('operator2')).get(path)).body.data.totals.count).toBe(0)
  })
})

describe('rows of an account', () => {
  it('are found by its channel, alone and among several, in every list', async () => {
    await unknown()
    const answers = [
      await manager.post('/api/v1/plans', {
        studio_account_id: String(accountId),
        name: '早上',
        times: ['09:30'],
        weekdays: [1],
      }),
      await manager.post('/api/v1/commands', { uid, command: 'open_page' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    for (const resource of ['publish_attempts', 'publish_events', 'devices', 'plans', 'commands']) {
      const found = async (platform: string) =>
        (await manager.get(`/api/v1/${resource}`, { 'filter[platform]': platform })).body.data
      const own = await found('youhaohuo')
      expect([resource, own.length > 0]).toEqual([resource, true])
      for (const row of own) expect(row.attributes.platform).toBe('youhaohuo')
      expect(await found('jd,youhaohuo')).toEqual(own)
      expect(await found('jd,wetao')).toEqual([])
    }
  })
})

describe('the queue', () => {
  it('carry_contents.submit_to_publish queues a content once', async () => {
    const { id, title } = await content()
    const answer = await operator.post(`/api/v1/carry_contents/${id}/submit_to_publish`, {
      uid,
      draft: true,
    })
    expect(answer.status).toBe(201)
    expect(
      await one('select title, draft, status, studio_account_id from publish_contents'),
    ).toEqual({
      title,
      draft: true,
      status: 'queued',
      studio_account_id: accountId,
    })
    const again = await operator.post(`/api/v1/carry_contents/${id}/submit_to_publish`, { uid })
    expect([again.status, again.body.errors[0].code]).toEqual([409, 'already_queued'])
    // In the trash too a published item says that its post is live.
    await t.rows(
      `update publish_contents set status = 'published', feed_id = 'feed-1', deleted_at = now()`,
    )
    const live = await operator.post(`/api/v1/carry_contents/${id}/submit_to_publish`, { uid })
    expect([live.status, live.body.errors[0].code]).toEqual([409, 'already_queued'])
    const asked = { uid, again: true }
    const wanted = await operator.post(`/api/v1/carry_contents/${id}/submit_to_publish`, asked)
    expect(wanted.status).toBe(201)
    expect(await one('select generation from publish_contents where deleted_at is null')).toEqual({
      generation: 2,
    })
  })

  it('carry_contents.batch_to_publish answers for each id, or starts a job over a filter', async () => {
    const ids = [String((await content()).id), String((await content()).id), '999999']
    const answer = await operator.post('/api/v1/carry_contents/batch_to_publish', { uid, ids })
    expect(answer.body.data.succeeded).toEqual([{ id: ids[0] }, { id: ids[1] }])
    // Nothing that an undo could bring back was kept.
    expect(answer.body.data.undo_id).toBeNull()
    expect(answer.body.data.failed).toEqual([
      { id: '999999', error: expect.objectContaining({ code: 'not_found' }) },
    ])
    expect(await one('select count(*)::int as n from publish_contents')).toEqual({ n: 2 })
    const job = await operator.post('/api/v1/carry_contents/batch_to_publish', {
      uid,
      matching: { status: 'checked' },
      expected_count: 2,
    })
    expect(t.enqueued).toEqual([Number(job.body.data.job_id)])
    expect(await one('select kind, state, total_count from jobs')).toEqual({
      kind: 'carry_contents.batch_to_publish',
      state: 'queued',
      total_count: 2,
    })
  })

  it('carry_contents.batch_content_status moves what may move and says why of the rest', async () => {
    const may = await content()
    const mayNot = await made.content({ ...own(), status: 'published' })
    const answer = await manager.put('/api/v1/carry_contents/batch_content_status', {
      ids: [String(may.id), String(mayNot.id)],
      status: 'rejected',
      reason: '图片不清晰',
    })
    expect(answer.body.data.succeeded).toEqual([{ id: String(may.id) }])
    expect(answer.body.data.failed[0]).toMatchObject({
      id: String(mayNot.id),
      error: { code: 'not_allowed_move' },
    })
    expect(await one('select status from carry_contents where id = $1', [may.id])).toEqual({
      status: 'rejected',
    })
    expect(await one('select operation, reason from audit_events')).toEqual({
      operation: 'carry_contents.batch_content_status',
      reason: '图片不清晰',
    })
  })

  it('publish_contents.create, publish_contents.update and publish_contents.delete keep an item by hand', async () => {
    const created = await manager.post('/api/v1/publish_contents', {
      uid,
      title: '手工内容',
      images: ['http://127.0.0.1:9/1.svg'],
    })
    expect(created.status).toBe(201)
    const { id } = created.body.data
    expect(
      (await manager.put(`/api/v1/publish_contents/${id}`, { status: 'paused', remark: '等一等' }))
        .status,
    ).toBe(200)
    expect(await one('select title, status, remark from publish_contents')).toEqual({
      title: '手工内容',
      status: 'paused',
      remark: '等一等',
    })
    expect((await manager.delete(`/api/v1/publish_contents/${id}`)).status).toBe(204)
    expect((await one('select deleted_at from publish_contents'))!.deleted_at).not.toBeNull()
  })
})

describe('a device', () => {
  it('leaves an audit row for connecting, without an account too, and for giving back', async () => {
    const alone = await operator.post('/api/v1/devices/register', { name: '手机', device_no: 'm' })
    const { id } = (await register()).body.data
    await operator.post(`/api/v1/devices/${id}/release`, {})
    expect(
      await t.rows('select operation, subject_ids, user_id from audit_events order by id'),
    ).toEqual([
      {
        operation: 'devices.register',
        subject_ids: [alone.body.data.id],
        user_id: operator.userId,
      },
      { operation: 'devices.register', subject_ids: [id], user_id: operator.userId },
      { operation: 'devices.release', subject_ids: [id], user_id: operator.userId },
    ])
  })

  it('devices.register takes the lease of an account, and another device needs take_over', async () => {
    const first = await register()
    expect(first.body.data.attributes).toMatchObject({ name: '前台电脑', uid, online: true })
    const second = await register({ name: '备用机', device_no: 'pc-2' })
    expect([second.status, second.body.errors[0].code]).toEqual([409, 'account_leased'])
    expect(second.body.errors[0].meta).toMatchObject({
      device_id: first.body.data.id,
      device_name: '前台电脑',
    })
    // The first caller need not be refused: the number tells a device of one's own from others.
    const told = async (by: typeof operator) =>
      (await by.get('/api/v1/studio_accounts/get_publish_info', { uid })).body.data.lease
    const held = { device_id: first.body.data.id, device_name: '前台电脑' }
    expect(await told(operator)).toMatchObject({ ...held, device_no: 'pc-1', mine: true })
    expect(await told(manager)).toMatchObject({
      ...held,
      device_no: null,
      mine: false,
    })
    expect((await register({ name: '备用机', device_no: 'pc-2', take_over: true })).status).toBe(
      200,
    )
    expect(
      await one(`select d.device_no from account_leases l join devices d on d.id = l.device_id`),
    ).toEqual({ device_no: 'pc-2' })
    expect(
      (await operator.post(`/api/v1/devices/${first.body.data.id}/heartbeat`, {})).body.errors[0]
        .code,
    ).toBe('lease_lost')
  })

  it('devices.heartbeat renews the lease and devices.release gives the account back', async () => {
    const { id } = (await register()).body.data
    const before = await one('select expires_at from account_leases')
    t.clock.advance(20_000)
    expect((await operator.post(`/api/v1/devices/${id}/heartbeat`, {})).status).toBe(200)
    const after = await one('select expires_at from account_leases')
    expect(Number(after!.expires_at) - Number(before!.expires_at)).toBe(20_000)
    expect(
      (await operator.post(`/api/v1/devices/${id}/release`, {})).body.data.attributes,
    ).toMatchObject({ uid: null, online: false })
    expect((await register({ name: '备用机', device_no: 'pc-2' })).status).toBe(200)
  })
})

describe('an attempt', () => {
  it('carry_contents.get_publish_content claims the next item, writes the attempt first, and answers 204 when there is none', async () => {
    const { item, deviceId, key } = await claimed()
    expect(
      await one('select publish_content_id, state, attempt_key from publish_attempts'),
    ).toEqual({
      publish_content_id: item.id,
      state: 'claimed',
      attempt_key: key,
    })
    expect(await one('select status from publish_contents')).toEqual({ status: 'claimed' })
    expect((await claim(deviceId)).body.data.attributes.attempt_key).toBe(key)
    const other = await made.account(own())
    const idle = (await register({ uid: other.uid, device_no: 'pc-3' })).body.data
    expect((await claim(idle.id)).status).toBe(204)
  })

  it('publish_attempts.submitting is committed before the item goes to the frame, for the holder of the fence', async () => {
    const { attemptId, fence } = await claimed()
    const stale = await operator.post(`/api/v1/publish_attempts/${attemptId}/submitting`, {
      fence: fence - 1,
    })
    expect([stale.status, stale.body.errors[0].code]).toEqual([409, 'lease_lost'])
    expect(
      (await operator.post(`/api/v1/publish_attempts/${attemptId}/submitting`, { fence })).status,
    ).toBe(200)
    expect(
      await one(
        'select a.state, c.status from publish_attempts a join publish_contents c on c.id = a.publish_content_id',
      ),
    ).toEqual({
      state: 'submitting',
      status: 'submitting',
    })
  })

  it('publish_attempts.heartbeat keeps the lease of the holder only', async () => {
    const { attemptId, fence } = await claimed()
    t.clock.advance(20_000)
    const kept = await operator.post(`/api/v1/publish_attempts/${attemptId}/heartbeat`, { fence })
    expect(kept.body.data.fence).toBe(fence)
    expect(new Date(kept.body.data.lease_expires_at).getTime()).toBe(
      t.clock.now().getTime() + t.services.config.leaseMs,
    )
    const lost = await operator.post(`/api/v1/publish_attempts/${attemptId}/heartbeat`, {
      fence: fence + 1,
    })
    expect([lost.status, lost.body.errors[0].code]).toEqual([409, 'lease_lost'])
  })

  it('carry_contents.set_publish_response settles it, and the same report again answers the same', async () => {
    const { key, deviceId, fence } = await submitted()
    t.gateway.answers.set(key, { tag: 'found', feedId: '500123' })
    const report = {
      attempt_key: key,
      device_id: deviceId,
      fence,
      outcome: 'published',
      feed_id: '500123',
    }
    const first = await operator.post('/api/v1/carry_contents/set_publish_response', report)
    expect(first.body.data.attributes).toMatchObject({ status: 'published', feed_id: '500123' })
    const second = await operator.post('/api/v1/carry_contents/set_publish_response', report)
    expect(second.body).toEqual(first.body)
    expect(await t.rows('select feed_id from carry_publishes')).toEqual([{ feed_id: '500123' }])
  })

  it('publish_attempts.report does the same by the id of the attempt: a bot check waits ten minutes', async () => {
    const { attemptId, deviceId, fence } = await submitted()
    const answer = await operator.post(`/api/v1/publish_attempts/${attemptId}/report`, {
      device_id: deviceId,
      fence,
      outcome: 'bot_check',
    })
    expect(answer.body.data.attributes.status).toBe('waiting')
    const held = await claim(deviceId)
    expect([held.status, held.body.errors[0].code]).toEqual([409, 'account_waiting'])
    expect(new Date(held.body.errors[0].meta.until).getTime()).toBe(
      t.clock.now().getTime() + 600_000,
    )
  })

  it('publish_attempts.reconcile looks an unknown result up once it has settled: found is published', async () => {
    const { attemptId, key } = await unknown()
    expect(
      (await manager.post(`/api/v1/publish_attempts/${attemptId}/reconcile`, {})).body.errors[0]
        .code,
    ).toBe('too_early')
    t.clock.advance(t.services.config.settleMs)
    t.gateway.answers.set(key, { tag: 'found', feedId: '500777' })
    expect(
      (await manager.post(`/api/v1/publish_attempts/${attemptId}/reconcile`, {})).body.data
        .attributes,
    ).toMatchObject({
      state: 'published',
      feed_id: '500777',
    })
    expect(await one('select status, feed_id from publish_contents')).toEqual({
      status: 'published',
      feed_id: '500777',
    })
    expect(t.gateway.lookups).toHaveLength(1)
  })

  it('publish_attempts.resolve lets a person settle what nobody can tell', async () => {
    const { attemptId, key } = await unknown()
    t.clock.advance(t.services.config.settleMs)
    t.gateway.answers.set(key, { tag: 'found', feedId: '500888' })
    const answer = await manager.post(`/api/v1/publish_attempts/${attemptId}/resolve`, {
      reason: '在账号主页看到了',
      resolution: 'published',
      feed_id: '500888',
    })
    expect(answer.body.data.attributes).toMatchObject({ state: 'published', feed_id: '500888' })
    expect(await one('select status, feed_id from publish_contents')).toEqual({
      status: 'published',
      feed_id: '500888',
    })
    expect(
      await one(
        `select user_id, reason from audit_events where operation = 'publish_attempts.resolve'`,
      ),
    ).toEqual({ user_id: manager.userId, reason: '在账号主页看到了' })
  })
})

describe('a command', () => {
  it('commands.issue writes it before anyone hears of it, and commands.acknowledge gives it to one device', async () => {
    const device = (await register()).body.data
    const issued = await manager.post('/api/v1/commands', {
      uid,
      command: 'start_publish',
    })
    expect(issued.status).toBeLessThan(300)
    const { id } = issued.body.data
    expect(await one('select uid, phase, issued_by from commands')).toEqual({
      uid,
      phase: 'issued',
      issued_by: manager.userId,
    })
    expect(t.broadcast.sent.at(-1)).toMatchObject({
      to: { account: uid },
      message: { command: 'start_publish', id },
    })
    const inbox = await operator.get('/api/v1/commands/inbox', { device_id: device.id })
    expect(inbox.body.data.map((row: { id: string }) => row.id)).toEqual([id])
    const received = { device_id: device.id, phase: 'received' }
    expect((await operator.post(`/api/v1/commands/${id}/acknowledge`, received)).status).toBe(200)
    expect(await one('select phase, device_id from commands')).toEqual({
      phase: 'received',
      device_id: Number(device.id),
    })
    const second = (await register({ device_no: 'pc-2', take_over: true })).body.data
    const taken = await operator.post(`/api/v1/commands/${id}/acknowledge`, {
      ...received,
      device_id: second.id,
    })
    expect([taken.status, taken.body.errors[0].code]).toEqual([409, 'command_taken'])
  })

  it('cable_tickets.create gives a ticket of thirty seconds and keeps only its hash', async () => {
    const { body, status } = await operator.post('/api/v1/cable_tickets', {})
    expect(status).toBe(201)
    expect(new Date(body.data.expires_at).getTime()).toBe(t.clock.now().getTime() + 30_000)
    const kept = await one('select user_id, session_id, ticket_hash from cable_tickets')
    expect(kept).toMatchObject({ user_id: operator.userId, session_id: operator.sessionId })
    expect(String(kept!.ticket_hash)).not.toContain(body.data.ticket)
  })
})
