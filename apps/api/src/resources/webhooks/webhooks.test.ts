import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'
import { deliverDue } from '../../jobs/webhooks/deliver-due.ts'
import { RETRY_MS } from '../../jobs/webhooks/settle-delivery.ts'
import { door } from '../../jobs/webhooks/testing/door.ts'
import { insertDueDeliveries } from '../../jobs/webhooks/testing/due-deliveries.ts'
import { checkUrl } from '../../outbound/check-url.ts'
import { outsideUnreachable } from '../../outbound/outbound-problems.ts'
import type { Outbound, OutboundRequest } from '../../outbound/outbound.ts'

const DAY_MS = 86_400_000
/** The clock runs far ahead of a usual session. */
const config = { accessTokenMs: 30 * DAY_MS, sessionIdleMs: 30 * DAY_MS }

let t: TestApp
let site: Caller
const sent: { url: string; request: OutboundRequest }[] = []
let answer: number | Error = 204
/** Concurrent changes during a delivery. */
let onSend = async () => undefined as void
const unused = () => Promise.reject(new Error('not asked here'))
const outbound: Outbound = {
  async fetch(url, request = {}) {
    sent.push({ url, request })
    await onSend()
    if (answer instanceof Error) throw answer
    return { status: answer, url, headers: {}, contentType: '', bytes: Buffer.alloc(0) }
  },
  open: unused,
  check: (url) => checkUrl(url),
  close: async () => undefined,
}
beforeAll(async () => {
  t = await createTestApp({ services: { outbound }, config })
  site = await t.as('site_admin')
})
afterAll(() => t.close())
beforeEach(async () => {
  sent.length = 0
  answer = 204
  onSend = async () => undefined
  for (const table of ['webhook_deliveries', 'webhooks', 'publish_events', 'jobs'])
    await t.rows(`delete from ${table}`)
})

const SECRET = 'a secret of the receiver'
const hook = async (values: object = {}) => {
  const { status, body } = await site.post('/api/v1/webhooks', {
    name: '订单系统',
    url: 'https://hooks.example.com/omc',
    events: ['job.done', 'publish.published'],
    secret: SECRET,
    ...values,
  })
  expect(status).toBe(201)
  return body.data
}
const jobEnds = async (values: object = {}) => {
  const job = await createFactories(t.database).job({ business_team_id: site.teamId, ...values })
  await t.rows(`update jobs set state = 'done', result = '{"n":1}' where id = $1`, [job.id])
  // The outbox writes its times by the clock of the database.
  await t.rows('update webhook_deliveries set next_try_at = $1 where tries = 0', [t.clock.now()])
  return job.id
}
const deliver = () => deliverDue({ database: t.database, services: t.services })
const rows = () => t.rows('select * from webhook_deliveries order by id')

describe('webhooks.create', () => {
  it('keeps the secret sealed and never shows it', async () => {
    const { id, attributes } = await hook()
    expect(attributes).toMatchObject({
      has_secret: true,
      secret_set_at: expect.any(String),
      enabled: true,
    })
    const shown = await site.get(`/api/v1/webhooks/${id}`)
    expect(JSON.stringify(shown.body)).not.toContain(SECRET)
    const [row] = await t.rows<{ secret_sealed: Buffer }>('select secret_sealed from webhooks')
    expect(row?.secret_sealed.toString('latin1')).not.toContain(SECRET)
    const audits = await t.rows(
      `select after from audit_events where operation = 'webhooks.create'`,
    )
    expect(JSON.stringify(audits)).not.toContain(SECRET)
  })

  it('refuses addresses inside, unknown events and short secrets, and people who do not lead the site', async () => {
    const refused = async (values: object) => {
      const all = { name: 'x', url: 'https://a.example.com', events: ['job.done'], secret: SECRET }
      const { status, body } = await site.post('/api/v1/webhooks', { ...all, ...values })
      return [status, body.errors[0].source.pointer]
    }
    for (const url of [
      'http://127.0.0.1/x',
      'http://2130706433/',
      'file:///etc/passwd',
      'http://a.internal/',
    ])
      expect(await refused({ url })).toEqual([422, '/data/attributes/url'])
    expect(await refused({ secret: 'short' })).toEqual([422, '/data/attributes/secret'])
    expect((await refused({ events: ['nothing'] }))[0]).toBe(422)
    expect((await (await t.as('manager')).post('/api/v1/webhooks', {})).status).toBe(403)
    expect(await t.rows('select id from webhooks')).toEqual([])
  })
})

describe('a delivery', () => {
  it('follows a job that ended, signed over its time and body', async () => {
    await hook()
    const jobId = await jobEnds()
    expect(await deliver()).toBe(1)
    const [{ url, request } = { url: '', request: {} as OutboundRequest }] = sent
    const body = String(request.body)
    expect(url).toBe('https://hooks.example.com/omc')
    expect(JSON.parse(body)).toMatchObject({
      event: 'job.done',
      team_id: String(site.teamId),
      data: { job_id: String(jobId), state: 'done', result: { n: 1 } },
    })
    const headers = request.headers ?? {}
    const expected = createHmac('sha256', SECRET)
      .update(`${headers['x-omc-timestamp']}.${body}`)
      .digest('hex')
    expect(headers).toMatchObject({
      'x-omc-signature': `v1=${expected}`,
      'x-omc-event': 'job.done',
    })
    expect(request.maxRedirects).toBe(0)
    expect(await rows()).toMatchObject([
      { state: 'delivered', response_status: 204, tries: 1, next_try_at: null },
    ])
    expect(await deliver()).toBe(0)
  })

  it('is written with the fact, for the team it happened in, and only for what a webhook asked for', async () => {
    await hook({ events: ['publish.published'] })
    await hook({ events: ['job.failed'] })
    const off = await hook()
    await site.put(`/api/v1/webhooks/${off.id}`, { enabled: false })
    await jobEnds()
    expect(await rows()).toEqual([])
    const made = createFactories(t.database)
    const queued = await made.queued({
      studio_account_id: (await made.account({ business_team_id: site.teamId })).id,
    })
    const other = await made.account({ business_team_id: (await t.as('operator2')).teamId })
    const event = (team: number, account: number, kind: string) =>
      t.rows(
        'insert into publish_events (business_team_id, studio_account_id, kind) values ($1, $2, $3)',
        [team, account, kind],
      )
    await event(site.teamId, queued.studio_account_id, 'published')
    await event(site.teamId, queued.studio_account_id, 'claimed')
    await event(other.business_team_id, other.id, 'published')
    expect(await rows()).toMatchObject([
      { event: 'publish.published', payload: { kind: 'published' } },
    ])
  })

  it('is tried again after growing waits until it is given up, and a webhook that takes nothing is switched off', async () => {
    const { id } = await hook()
    await jobEnds()
    answer = 500
    for (const waitMs of RETRY_MS) {
      expect(await deliver()).toBe(1)
      expect(await rows()).toMatchObject([
        { state: 'pending', response_status: 500, error: 'status 500' },
      ])
      t.clock.advance(waitMs - 1)
      expect(await deliver()).toBe(0)
      t.clock.advance(1)
    }
    answer = outsideUnreachable('away')
    expect(await deliver()).toBe(1)
    expect(await rows()).toMatchObject([
      { state: 'failed', tries: RETRY_MS.length + 1, next_try_at: null },
    ])
    expect(await deliver()).toBe(0)
    await t.rows('update webhooks set failure_count = 9')
    await jobEnds()
    await t.rows(`update webhook_deliveries set tries = ${RETRY_MS.length} where state = 'pending'`)
    await deliver()
    const { attributes } = (await site.get(`/api/v1/webhooks/${id}`)).body.data
    expect(attributes).toMatchObject({
      enabled: false,
      failure_count: 10,
      disabled_why: 'failed_repeatedly',
    })
    const on = await site.put(`/api/v1/webhooks/${id}`, { enabled: true })
    expect(on.body.data.attributes).toMatchObject({
      enabled: true,
      failure_count: 0,
      disabled_why: null,
    })
  })

  it('that is given up once too often tells those who may edit it, and what happens then is kept', async () => {
    const { id } = await hook()
    const notices = () =>
      t.rows<{ user_id: number; message: string }>(
        `select user_id, level, title, message from system_notices where action like '%peek=' || $1 order by user_id`,
        [id],
      )
    await t.rows('update webhooks set failure_count = 9')
    await jobEnds()
    await t.rows(`update webhook_deliveries set tries = ${RETRY_MS.length}`)
    answer = 500
    expect(await deliver()).toBe(1)
    const told = await notices()
    const ids = told.map(({ user_id }) => user_id)
    expect(ids).toContain(site.userId)
    expect(ids).not.toContain((await t.as('manager')).userId)
    expect(told[0]).toMatchObject({
      level: 'error',
      title: 'Webhook 已被停用',
      message: expect.stringContaining('“订单系统”'),
    })

    const jobId = await jobEnds()
    const kept = (await rows()).at(-1)
    expect(kept).toMatchObject({
      state: 'failed',
      tries: 0,
      error: 'the webhook is off',
      payload: { job_id: String(jobId) },
    })
    expect(await deliver()).toBe(0)
    answer = 204
    await site.put(`/api/v1/webhooks/${id}`, { enabled: true })
    expect((await site.post(`/api/v1/deliveries/${String(kept!.id)}/replay`, {})).status).toBe(201)
    expect(await deliver()).toBe(1)
    expect(JSON.parse(String(sent.at(-1)!.request.body)).data.job_id).toBe(String(jobId))
    expect(await notices()).toEqual(told)
  })

  it('tells the leads of a team whom to ask where none of them may edit webhooks', async () => {
    const { id } = await hook()
    const lead = await t.as('manager')
    const [{ last: lastNotice } = { last: 0 }] = await t.rows<{ last: number }>(
      'select coalesce(max(id), 0)::int as last from system_notices',
    )
    const others = await t.rows<{ id: number }>(
      `update users set disabled_at = now() where business_team_id = $1
        and (full_access or 'site_admin' = any(roles)) returning id`,
      [site.teamId],
    )
    const [far] = await t.rows<{ id: number; business_team_id: number }>(
      `update users set roles = roles || 'site_admin'::text where username = 'operator2'
        returning id, business_team_id`,
    )
    try {
      await t.rows('update webhooks set failure_count = 9')
      await jobEnds()
      await t.rows(`update webhook_deliveries set tries = ${RETRY_MS.length}`)
      answer = 500
      expect(await deliver()).toBe(1)
    } finally {
      await t.rows('update users set disabled_at = null where id = any($1)', [
        others.map((one) => one.id),
      ])
      await t.rows(`update users set roles = array_remove(roles, 'site_admin') where id = $1`, [
        far!.id,
      ])
    }
    const told = await t.rows<{ user_id: number; action: string | null }>(
      `select user_id, business_team_id, action, message from system_notices
        where title = 'Webhook 已被停用' and id > $1 order by user_id`,
      [lastNotice],
    )
    const of = (userId: number) => told.filter((one) => one.user_id === userId)
    expect(of(lead.userId)).toMatchObject([
      { action: null, message: expect.stringContaining('站点管理员') },
    ])
    // A person who sees all teams hears of it where they read notices.
    expect(of(far!.id)).toMatchObject([
      {
        business_team_id: far!.business_team_id,
        action: `/setting/team?tab=webhooks&peek=${id}`,
      },
    ])
    expect(of((await t.as('operator')).userId)).toEqual([])
    expect(of(others[0]!.id)).toEqual([])
  })

  it('is kept for so many events only, and not at all where a person switched the webhook off', async () => {
    const { id } = await hook()
    await t.rows(`update webhooks set enabled = false where id = $1`, [id])
    await jobEnds()
    expect(await rows()).toEqual([])
    await t.rows(`update webhooks set disabled_why = 'failed_repeatedly' where id = $1`, [id])
    await t.rows(
      `insert into webhook_deliveries (business_team_id, webhook_id, event, payload, state)
        select $1, $2, 'job.done', '{}', 'failed' from generate_series(1, 999)`,
      [site.teamId, id],
    )
    await jobEnds()
    await jobEnds()
    expect(await rows()).toHaveLength(1000)
  })

  it('that is given up leaves a webhook off that was switched off meanwhile', async () => {
    const { id } = await hook()
    await jobEnds()
    await t.rows(`update webhook_deliveries set tries = ${RETRY_MS.length}`)
    answer = 500
    onSend = async () => void (await site.put(`/api/v1/webhooks/${id}`, { enabled: false }))
    expect(await deliver()).toBe(1)
    expect(await rows()).toMatchObject([{ state: 'failed' }])
    expect(await t.rows('select enabled, disabled_why from webhooks')).toEqual([
      { enabled: false, disabled_why: null },
    ])
  })

  it('is sent once, however many processes look, and again when the one that took it died', async () => {
    await hook()
    await jobEnds()
    const tried = await Promise.all([deliver(), deliver(), deliver()])
    expect([tried.reduce((a, b) => a + b), sent.length]).toEqual([1, 1])
    await t.rows(`update webhook_deliveries set state = 'pending', tries = 1, next_try_at = $1`, [
      t.clock.now(),
    ])
    expect(await deliver()).toBe(1)
  })

  it('does not wait for the many deliveries of a receiver that is dead', async () => {
    const dead = await hook({ url: 'https://dead.example.com/omc' })
    const good = await hook({ url: 'https://good.example.com/omc' })
    const { teamId } = site
    await insertDueDeliveries(t, { teamId, webhookId: dead.id, count: 30 })
    t.clock.advance(1_000)
    await insertDueDeliveries(t, { teamId, webhookId: good.id, count: 1 })
    answer = outsideUnreachable('time')
    // None ends before three have gone out: the order of the first three is that of their turns.
    const threeAreOut = door()
    onSend = async () => {
      if (sent.length === 3) threeAreOut.open()
      await threeAreOut.passed
    }
    expect(await deliver()).toBe(31)
    const hosts = sent.map(({ url }) => new URL(url).host)
    // Its turn comes with the first ones, though the dead receiver's are older.
    expect(hosts.slice(0, 3)).toContain('good.example.com')
  })

  it('goes out under a new secret once it was changed by webhooks.update', async () => {
    const { id } = await hook()
    await site.put(`/api/v1/webhooks/${id}`, {
      secret: 'another secret, longer',
      events: ['job.done'],
    })
    await jobEnds()
    await deliver()
    const { headers = {}, body } = sent[0]!.request
    const mac = createHmac('sha256', 'another secret, longer').update(
      `${headers['x-omc-timestamp']}.${String(body)}`,
    )
    expect(headers['x-omc-signature']).toBe(`v1=${mac.digest('hex')}`)
  })
})

it('deliveries.replay sends the same again under a new key; deliveries.list and deliveries.get show both', async () => {
  await hook()
  await jobEnds()
  const [pending] = await rows()
  const replay = () => site.post(`/api/v1/deliveries/${String(pending!.id)}/replay`, {})
  expect((await replay()).body.errors[0].code).toBe('still_pending')
  await deliver()
  const again = await replay()
  expect([again.status, again.body.data.attributes.replay_of]).toEqual([201, String(pending!.id)])
  await deliver()
  expect(sent.map(({ request }) => JSON.parse(String(request.body)).data.job_id)).toHaveLength(2)
  const list = (
    await site.get('/api/v1/deliveries', { 'filter[state]': 'delivered', include: 'webhook' })
  ).body
  expect(list.meta.record_count).toBe(2)
  expect(list.data[0].attributes.delivery_key).not.toBe(list.data[1].attributes.delivery_key)
  expect((await site.get(`/api/v1/deliveries/${list.data[0].id}`)).body.data.attributes.event).toBe(
    'job.done',
  )
  expect((await (await t.as('manager')).get('/api/v1/deliveries')).status).toBe(403)
})

it('webhooks.list, webhooks.get, webhooks.delete and webhooks.restore work, and a deleted webhook is told nothing', async () => {
  const { id } = await hook()
  expect(
    (await site.get('/api/v1/webhooks', { 'filter[events]': 'job.done' })).body.meta.record_count,
  ).toBe(1)
  expect((await site.delete(`/api/v1/webhooks/${id}`)).status).toBe(204)
  await jobEnds()
  expect(await rows()).toEqual([])
  expect((await site.post(`/api/v1/webhooks/${id}/restore`)).status).toBe(200)
  expect((await site.get(`/api/v1/webhooks/${id}`)).body.data.attributes.name).toBe('订单系统')
})

it('a job that ends by the worker is told, too', async () => {
  await hook({ events: ['job.failed'] })
  const job = await createFactories(t.database).job({
    business_team_id: site.teamId,
    user_id: site.userId,
    kind: 'nothing',
  })
  await runJob({ database: t.database, services: t.services, tasks: TASKS }, job.id)
  expect(await rows()).toMatchObject([
    { event: 'job.failed', payload: { kind: 'nothing', state: 'failed' } },
  ])
})
